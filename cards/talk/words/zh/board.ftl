attack-alone = 攻击力{ $attack }
