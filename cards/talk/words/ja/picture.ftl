# 画像に描くフィールドの短い言葉。
drawn-life = LP { $life }
drawn-graveyard = 墓地{ $count }枚
drawn-banished = 除外{ $count }枚
drawn-set = セット
drawn-defense = 守備表示
drawn-atk = 攻
drawn-def = 守
drawn-counters = { $counter }{ $count }
drawn-materials = Ｘ素材{ $count }
drawn-negated = 無効
drawn-cannot-attack = 攻撃不可
drawn-nothing = フィールドにカードなし
drawn-link = チェーン{ $number }
