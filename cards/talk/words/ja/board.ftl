attack-alone = 攻撃力{ $attack }
