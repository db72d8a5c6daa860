# What the other card does when people ask whether one can be used.
chain-card-option = 你想使用的卡：卡名（英文、日文、中文均可）或卡片密码
chain-when-activated = 那张卡或其效果发动时
chain-when-summoned = 被召唤或反转召唤时
chain-when-special = 以自身的方法特殊召唤时
chain-when-revived = 被其他卡从墓地特殊召唤时
chain-when-attacks = 攻击时
chain-when-damage-step = 进行战斗时（伤害步骤）
chain-when-face-up = 在场上表侧表示：对它有用吗？
chain-when-meanwhile = 在场上表侧表示：期间能使用吗？
chain-when-set = 在场上里侧表示：对它有用吗？
chain-when-graveyard = 在墓地：对它有用吗？
chain-applies = { $situation ->
    [summoned] 召唤照样成功
    [special] 特殊召唤照样成功
    [revived] 特殊召唤照样成功
    [attacks] 攻击照常进行
   *[other] 其效果照样适用
}
chain-moved = { $situation ->
    [summoned] 召唤成功之后才受到影响
    [special] 特殊召唤成功之后才受到影响
    [revived] 特殊召唤成功之后才受到影响
    [attacks] 攻击先进行完毕
   *[other] 即使离开原处，其效果照样适用。MR-CHAIN-23
}
ruling-card-option = 卡名（英文、日文、中文均可）或卡片密码
rulings-second = 灵摆效果 { $effect }
