attack-alone = ATK { $attack }
