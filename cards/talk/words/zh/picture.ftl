# 画在图片里的场面，用语简短。
drawn-life = LP { $life }
drawn-graveyard = 墓地{ $count }张
drawn-banished = 除外{ $count }张
drawn-set = 已放置
drawn-defense = 守备表示
drawn-atk = 攻
drawn-def = 守
drawn-counters = { $counter }{ $count }
drawn-materials = 超量素材{ $count }
drawn-negated = 无效
drawn-cannot-attack = 不可攻击
drawn-nothing = 场上没有卡
drawn-link = 连锁{ $number }
