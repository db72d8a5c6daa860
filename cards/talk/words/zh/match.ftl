# 比赛的比分，以及两场决斗之间与副牌组交换卡片。
match-score = 第{ $number }场（最多{ $most }场） · { $one } { $first }–{ $second } { $other }
exchange-main = 从主要牌组换下
exchange-extra = 从额外牌组换下
exchange-side = 从副牌组换上
exchange-uneven = 换下和换上的卡片数量必须相同。目前：换下{ $given }张，换上{ $taken }张。
exchange-extra-deck = 额外牌组将从{ $before }张变为{ $now }张。额外牌组的卡只能与额外牌组的卡交换。
