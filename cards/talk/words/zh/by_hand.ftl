# 手动进行的处理。$plan 是目前组成的处理，$purpose 表示用途：代价、召唤或文本的处理。
ask-hand-plan = { $purpose ->
    [cost] { $card }（手动）：请选定要支付的代价。{ $plan }
    [summon] { $card }（手动）：请选定为特殊召唤而进行的处理。{ $plan }
   *[text] { $card }（手动）：请按文本选定处理。{ $plan }
}
ask-hand-cards = { $plan }请选择{ $count }。
ask-hand-materials = { $plan }请选择{ $count }作为素材。
decline-hand-cards = 返回
decline-hand-materials = 不使用素材
decline-hand-way = 返回
decline-hand-number = 返回
decline-hand-until = 返回
ask-hand-way = { $sort ->
    [HandGoing] { $plan }素材如何处理？
    [Position] { $plan }选择哪种表示形式？
    [HandPerson] { $plan }选择哪位玩家？
    [Phase] { $plan }选择哪个阶段？
    [HandPhase] { $plan }选择哪个阶段？
   *[other] { $plan }选择哪一个？
}
ask-hand-number = { $plan }数值是多少？
ask-hand-until = { $plan }持续到什么时候？
ask-hand-agree = { $player }提议{ $card }的处理：{ $plan }是否同意？
ask-hand-agree-one = { $player }对{ $card }的提议：{ $plan }是否同意？
ask-hand-allow = { $purpose ->
    [cost] { $is-monster ->
        [yes] { $player }想要手动发动{ $card }（{ $there }）的效果。支付的代价：{ $plan }是否允许？
       *[no] { $player }想要手动发动{ $card }（{ $there }）。支付的代价：{ $plan }是否允许？
    }
    [summon] { $player }想要不进行发动，手动特殊召唤{ $card }（{ $there }）。为此进行：{ $plan }是否允许？
   *[text] { $is-monster ->
        [yes] { $player }想要手动发动{ $card }（{ $there }）的效果。是否允许？
       *[no] { $player }想要手动发动{ $card }（{ $there }）。是否允许？
    }
}
ask-hand-stand = { $purpose ->
    [summon] { $card }：对手不允许特殊召唤（{ $reply }）。要怎么办？
   *[cost] { $card }：对手不允许发动（{ $reply }）。要怎么办？即使坚持发动，对手仍可拒绝其处理。
}
ask-hand-end = { $card }：处理未获同意。是否恢复到发动之前？只有双方都愿意才会恢复；否则效果不适用，已付的代价不退还。
hand-nothing-yet = 目前没有任何处理。
hand-so-far = 目前：{ $plan }
hand-was-refused = 对手对以下内容的回答（{ $reply }）：{ $plan }
hand-begun = { $act }。
hand-hidden = { $count }张手牌
hand-nothing = 无。

# 菜单中的处理。
handact-destroy = 将卡破坏
handact-to-graveyard = 将卡送至墓地
handact-banish = 将卡除外
handact-banish-face-down = 将卡里侧表示除外
handact-to-hand = 将卡返回手牌
handact-add-to-hand = 将卡加入手牌
handact-to-deck-top = 将卡放到牌组最上面
handact-to-deck-bottom = 将卡放到牌组最下面
handact-into-deck = 将卡洗回牌组
handact-to-extra-deck = 将卡返回额外牌组
handact-tribute = 解放怪兽
handact-discard = 舍弃手牌
handact-they-discard = 对手随机舍弃手牌
handact-draw = 抽牌
handact-special-summon = 特殊召唤怪兽
handact-summon-to-them = 将怪兽特殊召唤到对手场上
handact-fusion-summon = 融合召唤怪兽
handact-ritual-summon = 仪式召唤怪兽
handact-synchro-summon = 同步召唤怪兽
handact-xyz-summon = 超量召唤怪兽
handact-link-summon = 连接召唤怪兽
handact-set = 放置魔法・陷阱
handact-place = 将卡以表侧表示放到场上（魔法与陷阱・场地・灵摆区域）
handact-normal-summon = 再进行1次通常召唤
handact-position = 变更怪兽的表示形式
handact-control = 获得怪兽的控制权
handact-equip = 将此卡装备给怪兽
handact-wear = 将怪兽装备给此卡
handact-detach = 去除超量素材
handact-place-counters = 放置魔力计数物
handact-remove-counters = 去除魔力计数物
handact-gain-life = 恢复LP
handact-lose-life = 失去LP
handact-pay-life = 支付LP
handact-damage = 给予伤害
handact-more-attack = 攻击力上升
handact-less-attack = 攻击力下降
handact-attack-becomes = 将攻击力变为指定数值
handact-more-defense = 守备力上升
handact-less-defense = 守备力下降
handact-defense-becomes = 将守备力变为指定数值
handact-level-becomes = 改变等级
handact-type-becomes = 改变种族
handact-negate-activation = 将前一个发动无效
handact-negate-effect = 将前一个效果无效
handact-negate-card = 将卡的效果无效
handact-cannot-attack = 怪兽不可攻击
handact-cannot-be-attacked = 怪兽不会成为攻击对象
handact-stands-in-battle = 怪兽不会被战斗破坏
handact-stands-against-effects = 怪兽不会被效果破坏
handact-cannot-be-targeted = 怪兽不会成为效果的对象
handact-negate-attack = 将攻击无效
handact-end-battle = 结束战斗阶段
handact-skip = 跳过对手的阶段
handact-reveal = 将卡公开
handact-look = 确认里侧的卡
handact-look-at-hand = 确认对手的手牌
handact-look-at-deck = 确认牌组上面的卡
handact-token = 特殊召唤衍生物
handact-coin = 掷硬币
handact-die = 掷骰子
handact-attach = 将卡作为超量素材叠放
handact-later = 留到之后的阶段继续处理
handact-declare-type = 宣言种族
handact-declare-attribute = 宣言属性
handact-declare-kind = 宣言卡的种类
handact-declare-number = 宣言数字
handact-no-summons = 使玩家不能召唤
handact-no-special-summons = 使玩家不能特殊召唤
handact-no-attacks = 使玩家不能攻击
handact-no-cards = 使玩家不能发动卡

# 选择处理的菜单的名称：用一个词表示处理。
handshort-destroy = 破坏
handshort-to-graveyard = 送至墓地
handshort-banish = 除外
handshort-banish-face-down = 除外
handshort-to-hand = 返回
handshort-add-to-hand = 加入手牌
handshort-to-deck-top = 返回
handshort-to-deck-bottom = 返回
handshort-into-deck = 返回
handshort-to-extra-deck = 返回
handshort-tribute = 解放
handshort-discard = 舍弃手牌
handshort-they-discard = 舍弃手牌
handshort-draw = 抽牌
handshort-special-summon = 召唤
handshort-summon-to-them = 召唤
handshort-fusion-summon = 召唤
handshort-ritual-summon = 召唤
handshort-synchro-summon = 召唤
handshort-xyz-summon = 召唤
handshort-link-summon = 召唤
handshort-set = 放置
handshort-place = 表侧放到场上
handshort-normal-summon = 召唤
handshort-position = 表示形式
handshort-control = 控制权
handshort-equip = 装备
handshort-wear = 装备
handshort-detach = 超量素材
handshort-place-counters = 计数物
handshort-remove-counters = 计数物
handshort-gain-life = LP
handshort-lose-life = LP
handshort-pay-life = LP
handshort-damage = 伤害
handshort-more-attack = 攻击力
handshort-less-attack = 攻击力
handshort-attack-becomes = 攻击力
handshort-more-defense = 守备力
handshort-less-defense = 守备力
handshort-defense-becomes = 守备力
handshort-level-becomes = 等级
handshort-type-becomes = 种族
handshort-negate-activation = 无效
handshort-negate-effect = 无效
handshort-negate-card = 无效
handshort-cannot-attack = 限制
handshort-cannot-be-attacked = 限制
handshort-stands-in-battle = 抗性
handshort-stands-against-effects = 抗性
handshort-cannot-be-targeted = 抗性
handshort-negate-attack = 无效
handshort-end-battle = 阶段
handshort-skip = 阶段
handshort-reveal = 公开・确认
handshort-look = 公开・确认
handshort-look-at-hand = 公开・确认
handshort-look-at-deck = 公开・确认
handshort-token = 召唤
handshort-coin = 硬币・骰子
handshort-die = 硬币・骰子
handshort-attach = 超量素材
handshort-later = 之后处理
handshort-declare-type = 宣言
handshort-declare-attribute = 宣言
handshort-declare-kind = 宣言
handshort-declare-number = 宣言
handshort-no-summons = 限制
handshort-no-special-summons = 限制
handshort-no-attacks = 限制
handshort-no-cards = 限制

handgoing-tributed = 解放
handgoing-graveyard = 送至墓地
handgoing-banished = 除外
handgoing-deck = 洗回牌组
handmove-propose = 提议这些处理
handmove-drop = 取消最后一项
handmove-leave = { $purpose ->
    [cost] 不支付任何代价，直接发动
    [summon] 不进行任何处理，直接特殊召唤
   *[text] 什么也不做
}
handperson-me = 自己
handperson-other = 对手
handphase-end-of-turn = 此回合的结束阶段
handphase-my-standby = 自己的下一个准备阶段
handphase-their-standby = 对手的下一个准备阶段
handphase-my-next-end = 自己的下一个结束阶段
handphase-their-next-end = 对手的下一个结束阶段
handreply-agree = 同意
handreply-one-by-one = 逐项回答
handreply-wrong-time = 拒绝：时机不对
handreply-condition = 拒绝：不满足条件
handreply-wrong-cards = 拒绝：卡不对
handreply-used-up = 拒绝：次数已用完
handreply-otherwise = 拒绝：与文本不符
handstand-take-back = { $purpose ->
    [summon] 收回特殊召唤
   *[cost] 收回发动
}
handstand-change = { $purpose ->
    [summon] 重新选定
   *[cost] 重新选定代价
}
handstand-insist = 坚持发动
handend-go-back = 恢复到发动之前
handend-no-effect = 效果不适用，代价不退还

# 处理的句子。$who 是相关的玩家，$way 是方式。
hand-destroy = 将{ $cards }破坏。
hand-to-graveyard = 将{ $cards }送至墓地。
hand-banish = 将{ $cards }除外。
hand-banish-face-down = 将{ $cards }里侧表示除外。
hand-to-hand = 将{ $cards }返回手牌。
hand-add-to-hand = 将{ $cards }加入手牌。
hand-to-deck-top = 将{ $cards }放到牌组最上面。
hand-to-deck-bottom = 将{ $cards }放到牌组最下面。
hand-into-deck = 将{ $cards }洗回牌组。
hand-to-extra-deck = 将{ $cards }返回额外牌组。
hand-tribute = 将{ $cards }解放。
hand-discard = 将{ $cards }舍弃。
hand-they-discard = { $who }随机舍弃{ $number }张手牌。
hand-draw = { $who }抽{ $number }张。
hand-special-summon = 将{ $cards }以{ $way }特殊召唤。
hand-summon-to-them = 将{ $cards }以{ $way }特殊召唤到{ $who }的场上。
hand-fusion-summon = { $materials-count ->
    [open] 将{ $cards }融合召唤。
    [0] 不使用素材，将{ $cards }融合召唤。
   *[other] 以{ $materials }为素材，将{ $cards }融合召唤（素材：{ $way }）。
}
hand-ritual-summon = { $materials-count ->
    [open] 将{ $cards }仪式召唤。
    [0] 不使用素材，将{ $cards }仪式召唤。
   *[other] 以{ $materials }为素材，将{ $cards }仪式召唤（素材：{ $way }）。
}
hand-synchro-summon = { $materials-count ->
    [open] 将{ $cards }同步召唤。
    [0] 不使用素材，将{ $cards }同步召唤。
   *[other] 以{ $materials }为素材，将{ $cards }同步召唤（素材：{ $way }）。
}
hand-xyz-summon = { $materials-count ->
    [open] 将{ $cards }超量召唤。
    [0] 不使用素材，将{ $cards }超量召唤。
   *[other] 以{ $materials }为素材，将{ $cards }超量召唤。
}
hand-link-summon = { $materials-count ->
    [open] 将{ $cards }连接召唤。
    [0] 不使用素材，将{ $cards }连接召唤。
   *[other] 以{ $materials }为素材，将{ $cards }连接召唤（素材：{ $way }）。
}
hand-set = 将{ $cards }放置。
hand-place = 将{ $cards }作为魔法・陷阱卡，以表侧表示放到场上。
hand-normal-summon = 再进行1次通常召唤。
hand-position = 将{ $cards }变更为{ $way }。
hand-control = { $until }，获得{ $cards }的控制权。
hand-equip = 将此卡装备给{ $cards }。
hand-wear = 将{ $cards }装备给此卡。
hand-detach = 去除{ $cards }的{ $number }个超量素材。
hand-place-counters = 在{ $cards }上放置{ $number }个魔力计数物。
hand-remove-counters = 从{ $cards }上去除{ $number }个魔力计数物。
hand-gain-life = { $who }恢复{ $number }LP。
hand-lose-life = { $who }失去{ $number }LP。
hand-pay-life = 支付{ $number }LP。
hand-damage = { $who }受到{ $number }点伤害。
hand-more-attack = { $until }，{ $cards }的攻击力上升{ $number }。
hand-less-attack = { $until }，{ $cards }的攻击力下降{ $number }。
hand-attack-becomes = { $until }，{ $cards }的攻击力变为{ $number }。
hand-more-defense = { $until }，{ $cards }的守备力上升{ $number }。
hand-less-defense = { $until }，{ $cards }的守备力下降{ $number }。
hand-defense-becomes = { $until }，{ $cards }的守备力变为{ $number }。
hand-level-becomes = { $until }，{ $cards }的等级变为{ $number }。
hand-type-becomes = { $until }，{ $cards }变为{ $way }。
hand-negate-activation = 将前一个发动无效。
hand-negate-effect = 将前一个效果无效。
hand-negate-card = { $until }，将{ $cards }的效果无效。
hand-cannot-attack = { $until }，{ $cards }不可攻击。
hand-cannot-be-attacked = { $until }，{ $cards }不会成为攻击对象。
hand-stands-in-battle = { $until }，{ $cards }不会被战斗破坏。
hand-stands-against-effects = { $until }，{ $cards }不会被效果破坏。
hand-cannot-be-targeted = { $until }，{ $cards }不会成为效果的对象。
hand-negate-attack = 将攻击无效。
hand-end-battle = 结束战斗阶段。
hand-skip = { $who }跳过下一次{ $way }。
hand-reveal = 公开{ $cards }。
hand-look = 确认{ $cards }。
hand-look-at-hand = 确认{ $who }的手牌。
hand-look-at-deck = 确认牌组上面的{ $number }张卡。
hand-token = 特殊召唤{ $number }只衍生物（{ $way }／{ $kind }，等级／攻击力／守备力：{ $numbers }）。
hand-coin = 掷{ $number }次硬币。
hand-die = 掷{ $number }次骰子。
hand-attach = 将{ $cards }作为超量素材叠放。
hand-later = 之后再选定其余处理：{ $way }。
hand-declare-type = 宣言{ $way }。
hand-declare-attribute = 宣言{ $way }。
hand-declare-kind = 宣言{ $way }。
hand-declare-number = 宣言数字{ $number }。
hand-no-summons = { $until }，{ $who }不能召唤・特殊召唤怪兽。
hand-no-special-summons = { $until }，{ $who }不能特殊召唤怪兽。
hand-no-attacks = { $until }，{ $who }不可攻击宣言。
hand-no-cards = { $until }，{ $who }不能发动{ $kind }卡及其效果。

# 发生的事。
hand-announced = { $is-summon ->
    [yes] { $player }想要手动特殊召唤{ $card }。
   *[no] { $is-monster ->
        [yes] { $player }想要手动发动{ $card }的效果。
       *[no] { $player }想要手动发动{ $card }。
    }
}
hand-proposed = { $player }提议{ $card }的处理。
hand-declared = { $player }宣言{ $what }。
hand-number-declared = { $player }宣言数字{ $number }。
hand-agreed = { $player }同意{ $card }的处理。
hand-refused = { $player }不同意{ $card }的处理（{ $reply }）。
hand-taken-back = { $player }收回对{ $card }的操作，没有支付任何代价。
hand-left = 没有对{ $card }手动进行任何处理。
hand-went-back = 双方同意：一切恢复到{ $card }发动之前。
hand-stays = 发动之后，有未公开的卡被看到，或出现过随机结果，因此无法恢复。{ $card }的效果不适用，已付的代价不退还。
