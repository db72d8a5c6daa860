# 游戏用语。
sign-rock = 石头
sign-paper = 布
sign-scissors = 剪刀

coin-heads = 正面
coin-tails = 反面

phase-draw = 抽牌阶段
phase-standby = 准备阶段
phase-main-1 = 主要阶段1
phase-battle = 战斗阶段
phase-main-2 = 主要阶段2
phase-end = 结束阶段
only-main-phase = 主要阶段

place-hand = 手牌
place-deck = 牌组
place-field = 场上
place-graveyard = 墓地
place-banished = 被除外的卡
place-extra-deck = 额外牌组
place-material = 超量素材
place-summoning = 即将召唤的怪兽
place-nowhere = 不存在

zone-f = 场地区域
zone-pl = 左侧灵摆区域
zone-pr = 右侧灵摆区域
zone-el = 左侧额外怪兽区域
zone-er = 右侧额外怪兽区域

position-attack = 攻击表示
position-defense = 守备表示
position-face-down = 里侧守备表示

timing-start = 伤害步骤开始时
timing-before-calculation = 伤害计算前
timing-calculation = 伤害计算时
timing-after-calculation = 伤害计算后
timing-end = 伤害步骤结束时

summon-normal = 召唤
summon-tribute = 上级召唤
summon-flip = 反转召唤
summon-special = 特殊召唤
summon-ritual = 仪式召唤
summon-fusion = 融合召唤
summon-synchro = 同步召唤
summon-xyz = 超量召唤
summon-link = 连接召唤
summon-pendulum = 灵摆召唤

until-end-of-calculation = 仅在这次伤害计算中
until-end-of-chain = 直到这个连锁处理完毕
until-end-of-battle = 直到这次战斗结束
until-end-of-battle-phase = 直到战斗阶段结束
until-while-face-up = 只要该怪兽表侧表示存在
until-while-this-face-up = 只要该卡表侧表示存在
until-end-phase = 直到结束阶段
until-end-of-turn = 直到回合结束
until-end-of-next-turn = 直到下个回合结束
until-end-of-their-turn = 直到使用者的对手回合结束
until-end-of-your-next-turn = 直到使用者的下个回合结束
until-end-of-their-second-turn = 直到使用者的对手第2个回合结束
until-end-of-their-third-turn = 直到使用者的对手第3个回合结束
until-your-next-turn = 直到使用者的下个回合
until-your-next-standby-phase = 直到使用者的下个准备阶段
until-your-next-end-phase = 直到使用者的下个结束阶段
until-end-of-duel = 直到决斗结束

counter-spell = 魔力计数物
counter-greed = 强欲计数物

stat-attack = 攻击力
stat-defense = 守备力
stat-original-attack = 原本攻击力
stat-level = 等级
stat-rank = 阶级
stat-rating = 连接数值
stat-scale = 灵摆刻度

# 不知道是哪一张的卡。
unknown-card = 卡
unknown-monster = 里侧表示怪兽
unknown-face-down = 里侧表示的卡
unknown-set = 放置的卡
unknown-in-zone = { $zone }{ $card }
unknown-cards = { $count }张卡
