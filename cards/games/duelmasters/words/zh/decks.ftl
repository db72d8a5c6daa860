# 《决斗大师》的牌组：组成、写法和问题。
card-code = 编号{ $code }
deck-part-party = 牌组
deck-part-partner = 搭档
deck-size = 搭档{ $partner } · 牌组{ $party }
deck-hand-empty = 牌组里没有可抽的卡。
deck-edit-move = { $part ->
    [party] 移一张到牌组
   *[partner] 设为搭档
}
deck-change-partner = 设为搭档
deck-change-party = 移一张到牌组
deck-party-code = 复制到其他机器人：
deck-read-strange = 有{ $count }行不是这里已知的决斗派对卡片，没有读入：{ $lines }
deck-unreadable-party = 这不是决斗派对的牌组。文件中“Partner”一行下写一张卡，“Deck”一行下写59张卡，每行一张。
deck-unreadable-too-many = { $part }有{ $count }张，最多只能保存{ $most }张。
deck-unknown = 有{ $count }张未知的卡：
deck-unknown-lines = { $count ->
    [one] `{ $code }`（第{ $lines }行）
   *[other] `{ $code }`（第{ $lines }行）
}
limit-copies = { $count ->
    [0] 禁止使用
   *[other] 最多{ $count }张
}
party-fault-size = 决斗派对的牌组连同搭档为60张，这副有{ $count }张。
party-fault-partners = 牌组要有且只有1张搭档，这副有{ $count }张。
party-fault-partner = “{ $card }”不能作为搭档：必须是费用5以上的生物。
party-fault-civilization = “{ $card }”含有搭档没有的文明。
party-fault-duplicate = “{ $card }”超过1张。
party-fault-banned = “{ $card }”被禁止使用。
party-fault-zone = “{ $card }”在游戏开始时不在牌组中。
party-fault-unknown = 这里没有编号{ $code }的卡。
party-fault-unfound = “{ $card }”还不能使用：其文明或力量未知。
