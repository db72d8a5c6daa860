# 如何询问玩家。$what 是刚发生的事，$card 是所问的卡，$count 是要选择的张数，$phase 是谁的哪个阶段。
ask-sign = 猜拳：胜者决定先攻还是后攻。请选择你的手势。
ask-sign-again = 平手，请重新选择你的手势。
ask-order = 你猜拳获胜。要先攻还是后攻？
ask-order-after-loss = 上一场你输了，这一场由你选择先攻或后攻。
ask-side-deck = 副牌组：下一场决斗前可以换卡，换上和换下的张数必须相同。
ask-act = { $phase }。请选择行动。
ask-respond = { $what }要响应吗？
ask-trigger = { $what }你可以发动效果。要发动吗？
ask-trigger-order = { $what }你有多个效果要发动。接下来将哪一个加入连锁？最后加入的最先处理。
ask-target = { $card }：请选择{ $count }作为对象。
ask-choose = { $card }：请选择{ $count }。
ask-discard = { $card }：请选择要舍弃的{ $count }。
ask-tribute = { $card }：请选择要解放的{ $number }只怪兽。
ask-material = { $card }：请选择作为素材的{ $number }只怪兽。
ask-pendulum = 灵摆召唤：请选择要同时特殊召唤的怪兽。
ask-attack-target = { $card }：请选择攻击对象。
ask-replay = 对手的怪兽数量发生了变化，攻击倒回。请为{ $card }重新选择攻击对象，或中止攻击。
ask-zone = { $card }：请选择放到哪个区域。
ask-position = { $card }：请选择表示形式。
ask-whether = { $card }：要适用这个效果吗？
ask-detach = { $card }：要去除超量素材来代替被破坏吗？
ask-coin = { $card }：请猜硬币的正反面。
ask-declare = { $card }：请选择要宣言的内容。
ask-end-phase-order = 结束阶段有多项处理。接下来进行哪一项？
ask-standby-order = 准备阶段你有多个效果要发动。接下来发动哪一个？
ask-battle-phase-order = 战斗阶段你有多个效果要发动。接下来发动哪一个？
ask-deck-order = { $card }：从牌组最上面开始排列，下一张放哪张卡？
ask-how-many = { $card }：要选择几张卡？
ask-hand-limit = 手牌超过上限。请选择要舍弃的{ $count }。

an-effect = 效果
phase-is-ending = { $phase }即将结束。
phase-is-now = { $phase }。

decline = 不选择
decline-act = 什么也不做
decline-side-deck = 不换卡
decline-respond = 不响应
decline-trigger = 不发动
decline-replay = 中止攻击
decline-end-phase-order = 让对手先处理

count-exactly = { $number }张卡
count-up-to = 最多{ $most }张卡
count-between = { $least }到{ $most }张卡
monsters-exactly = { $number }只怪兽
monsters-up-to = 最多{ $most }只怪兽
monsters-between = { $least }到{ $most }只怪兽

do-normal-summon = 召唤{ $card }
do-tribute-summon = 上级召唤{ $card }
do-set = 放置{ $card }
do-flip-summon = 反转召唤{ $card }
do-special-summon = 特殊召唤{ $card }
do-summon-from-extra-deck = { $summon }{ $card }（{ $rank }）
do-pendulum-summon = 灵摆召唤
do-change-position = 将{ $card }变更为{ $position }
do-activate = 发动{ $card }
do-activate-effect = 发动{ $card }的效果
do-apply = 适用{ $card }的效果
do-attack = 用{ $card }攻击
do-to-battle-phase = 进入战斗阶段
do-to-main-phase-2 = 进入主要阶段2
do-end-turn = 结束回合

turn-first = 先攻
turn-second = 后攻
reply-yes = 是
reply-no = 否
direct-direct = 直接攻击
marked = { $label }（{ $mark }）
label-with-deed = { $label }：{ $deed }

aims-at = 对象：{ $targets }
aims-cost = 代价：{ $cards }
aims-tributes = 解放：{ $cards }
aims-both = { $costs }；{ $aims }

undone-summon = 本回合还没有通常召唤怪兽。
undone-attack = { $cards }还没有攻击。
