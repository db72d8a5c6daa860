# 牌组排列时《决斗大师》卡的分类。
party-curve = 费用
group-creatures = 生物
group-spells = 咒文
group-others = 其他
