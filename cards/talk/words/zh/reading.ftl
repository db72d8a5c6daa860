# 逐张查看卡片

cards-offered = 可从牌组中选择的卡
cards-hand = 你的手牌
cards-field = 你的场上
cards-graveyard = 你的墓地
cards-extra = 你的额外牌组
cards-hand-of = { $player }公开的手牌
cards-field-of = { $player }的场上
cards-graveyard-of = { $player }的墓地
cards-extra-of = { $player }的额外牌组（表侧表示）
cards-banished = 除外的卡
cards-chain = 连锁

number-attack = 攻击力
number-defense = 守备力
number-level = 等级
number-rank = 阶级
number-link = 连接
number-attribute = 属性
number-type = 种族
number-scale = 灵摆刻度

# 卡片的状态

lies-negated = 效果无效
lies-cannot-attack = 不可攻击
stands-equipped-to = 装备于{ $card }。
stands-equips = 装备着{ $cards }。
stands-bound = 作用于{ $card }。
stands-bound-by = 受{ $card }作用。
stands-used = 本回合已使用：{ $effect }
stands-used-up = 本回合已使用。
held-affected = 受{ $card }影响。
held-gains = 攻击力或守备力变化：{ $card }
held-attack-becomes = { held-gains }
held-defense-becomes = { held-gains }
held-original-attack-becomes = { held-gains }
held-gains-levels = 等级变化：{ $card }
held-level-becomes = { held-gains-levels }
held-becomes-type = 种族变化：{ $card }
held-effects-negated = 效果无效：{ $card }
held-cannot-attack = 不可攻击：{ $card }
held-cannot-attack-directly = 不可直接攻击：{ $card }
held-attacks-directly = 可以直接攻击：{ $card }
held-attacks-often = 可以多次攻击：{ $card }
held-attacks-each = { held-attacks-often }
held-cannot-be-attacked = 不会成为攻击对象：{ $card }
held-cannot-change-position = 不能变更表示形式：{ $card }
held-cannot-be-targeted = 不会成为效果的对象：{ $card }
held-is-unaffected = 不受部分效果影响：{ $card }
held-stands-in-battle = 不会被战斗破坏：{ $card }
held-stands-against-effects = 不会被效果破坏：{ $card }
held-cannot-be-tributed = 不能被解放：{ $card }
held-pierces = 给予贯穿伤害：{ $card }
held-banished-instead = 不送至墓地而是除外：{ $card }

# 可以对卡片做的事

does-normal-summon = { summon-normal }
does-tribute-summon = { summon-tribute }
does-flip-summon = { summon-flip }
does-special-summon = { summon-special }
does-pendulum-summon = { summon-pendulum }
does-summon-from-extra-deck = { $summon }
does-set = 放置
does-change-position = 变更表示形式
does-activate = 发动
does-activate-effect = 发动效果
does-apply = 适用效果
does-attack = 攻击

# 现在不能做的理由

bar-not-your-turn = 现在不是你的回合。
bar-wrong-phase = { $verb ->
    [attack] 只能在你的战斗阶段攻击。
    [activate] 在这个阶段不能发动。
    [apply] 在这个阶段不能适用。
   *[other] 只能在你的主要阶段进行。
}
bar-first-turn = 先攻的第一回合没有战斗阶段。
bar-chain-open = 要等连锁处理完毕。
bar-not-your-move = 现在不是你可以行动的时机。
bar-wrong-place = 在这里不能使用它的效果。
bar-face-down = 它是里侧表示。
bar-not-set-first = 陷阱卡必须先放置。
bar-set-this-turn = 它是本回合放置的。
bar-hand-in-other-turn = 只能在自己的回合从手牌发动。
bar-too-slow = 咒语速度不够，不能响应。
bar-damage-step = 在伤害步骤的这个时机不能使用。
bar-no-occasion = { $verb ->
    [apply] 只能在通常抽牌抽到它时公开。
   *[other] 刚才没有发生它可以响应的事。
}
bar-summon-pending = 现在只能响应这次召唤本身。
bar-used-this-turn = 使用次数已达上限。
bar-oath-broken = 你本回合已经做过它的文本禁止的事。
bar-forbidden = 因卡的效果而不能进行。
bar-forbidden-by = 因{ $cards }而不能进行。
bar-condition = 没有满足卡片文本的条件。
bar-cost = 你无法支付代价。
bar-no-target = 没有可以作为对象的卡。
bar-nothing-to-do = 现在它的效果无法进行任何处理。
bar-no-summon-left = 你本回合已经进行过通常召唤（召唤或放置）。
bar-other-summon = { $verb ->
    [set] 它不能从手牌放置。
   *[other] 它不能以这种方式召唤。
}
bar-tributes = 可以解放的怪兽不足。
bar-no-monster-zone = 怪兽区域没有空位。
bar-no-spell-zone = 没有可以放它的空区域。
bar-placed-this-turn = 它在本回合上场或变更过表示形式。
bar-attacked = 它本回合已经攻击过。
bar-never-turned = 连接怪兽不能变更表示形式。
bar-not-in-attack-position = 它不是攻击表示。
bar-nothing-to-attack = 没有可以攻击的对象。
bar-not-open = 对手场上有怪兽。
bar-materials = 素材不足。
bar-no-zone-from-extra = 没有可以让它上场的空区域。
bar-scales = 没有合适的灵摆刻度。
bar-nobody-between-scales = 没有等级在灵摆刻度之间的怪兽。
bar-pendulum-summoned = 你本回合已经进行过灵摆召唤。
bar-no-use-here = 在这里不能对它进行任何操作。
bar-no-occasion-for = 仅限{ $part }。
bar-by-hand = { $card }的效果由手动处理，无法判定其中包含哪些处理，因此不能对其响应。
bar-condition-for = 仅限{ $part }。
bar-cost-for = 无法支付代价：{ $part }。
bar-no-target-for = 没有可以作为对象的卡：{ $part }。
bar-tributes-of = 需要解放{ $needed }只怪兽，{ $there ->
    [0] 而你没有可以解放的怪兽。
   *[other] 而你可以解放的怪兽只有{ $there }只。
}
bar-materials-of = 素材不足，{ $there ->
    [0] 你场上没有怪兽。
   *[other] 你场上的怪兽有{ $there }只。
}
