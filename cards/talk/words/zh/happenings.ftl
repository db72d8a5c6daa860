# 发生的事。$player 是行动的玩家，$card、$cards 等是卡，$whose-card 是带有“谁的”的卡。

signs-thrown = { $player }出{ $signs }，{ $other }出{ $other-signs }。
signs-thrown-alike = { signs-thrown }平手，再来一次。
order-chosen = { $player }先攻。
shuffled = { $player }将牌组洗牌。

turn-began = 第{ $number }回合：{ $player }的回合。
phase-began = { $phase }。
phase-barred = { $player }将跳过{ $times ->
    [1] 下一次{ $phase }。
   *[other] 接下来{ $times }次{ $phase }。
}
phase-skipped = { $player }跳过了{ $phase }。
turn-barred = { $player }将跳过下个回合。
turn-skipped = { $player }跳过了回合。
draw-given-up = { $player }放弃了通常抽牌。
battle-phase-cut-short = 战斗阶段结束。

summoned = { $player }{ $has-zone ->
    [yes] 在{ $zone }
   *[no] {""}
}{ $has-position ->
    [yes] 以{ $position }
   *[no] {""}
}{ $way }了{ $card }{ $has-rank ->
    [yes] （{ $rank }）
   *[no] {""}
}。
summon-declared = { $player }即将{ $way }{ $cards }。
summon-negated = { $cards }的{ $way }被无效。
set-down = { $player }{ $has-zone ->
    [yes] 在{ $zone }
   *[no] {""}
}放置了{ $seen ->
    [itself] { $card }
    [monster] 1只怪兽
   *[card] 1张卡
}。
turned-back = { set-down }
position-changed = { $manually ->
    [yes] { $player }将{ $card }变更为{ $position }。
   *[no] { $whose-card }变为{ $position }。
}
flipped = { $whose-card }变为表侧表示。
counted-again = { $whose-card }视为再召唤过1次的状态。
counted-for-now = { $whose-card }暂时视为再召唤过1次的状态。
counted-no-more = { $whose-card }不再视为再召唤过1次的状态。

activated = { $link ->
    [1] {""}
   *[other] 连锁{ $link }：
}{ $player }{ $targets-count ->
    [0] {""}
   *[other] 以{ $own-targets }为对象，
}发动了{ $is-card ->
    [yes] { $card }
   *[no] { $card }的效果
}。
targeted = { $card }以{ $whose-targets }为对象。
link-resolving = 连锁{ $link }：处理{ $card }的效果。
activation-negated = { $card }的发动被无效。
effect-negated = { $card }的效果被无效。
applied = { $card }的效果{ $targets-count ->
    [0] {""}
   *[other] 对{ $whose-targets }
}适用（{ $until }）。
postponed-began = 进行{ $card }在结束阶段的处理。

drawn = { $player }抽了{ $cards }。
destroyed = { $whose-cards }被破坏。
destroyed-by-battle = { $whose-cards }被战斗破坏。
shielded = { $whose-cards }没有被破坏。
tributed = { $player }解放了{ $cards }。
revealed = { $player }公开了{ $cards }。
looked-at = { $player }确认了{ $cards }。
attached = { $cards }成为{ $to }的超量素材。
equipped = { $card }装备给了{ $whose-to }。
control-taken = { $player }获得{ $whose-card }的控制权（{ $until }）。
rearranged = { $player }将放置的怪兽洗切并重新排列。
sunk = { $player }将牌组最上面的卡放到最下面。
moved-discarded = { $player }舍弃了{ $cards }。
moved-hand-limit = { $player }为调整手牌张数舍弃了{ $cards }。
moved-added = { $player }将{ $cards }加入手牌。
moved-to-field = { $cards }出现在{ $their }场上。
moved-back = { $cards }的控制权回到了{ $player }。
moved-over = { $cards }移动到了{ $player }场上的另一个区域。
moved-banished = { $cards }被除外。
moved-nowhere = { $cards }从场上消失。
moved-returned = { $cards }回到{ $pile }。
moved-sent = { $cards }被送至{ $pile }。
moved-as-material = { $cards }作为素材被送至{ $pile }。
pile-hand = { $their }手牌
pile-deck = { $their }牌组
pile-deck-top = { $their }牌组最上面
pile-graveyard = { $their }墓地
pile-extra-deck = { $their }额外牌组

counters-placed = 在{ $whose-card }上放置了{ $count }个{ $counter }。
counters-removed = 从{ $whose-card }上去除了{ $count }个{ $counter }。
declared = { $card }：{ $player }宣言了{ $what }。
coin-tossed = { $player }掷硬币，结果为{ $side }。
die-rolled = { $player }掷骰子，结果为{ $number }。
turn-counted = { $card }：已经过{ $turns }个回合。

life-changed-battle = { $player }受到{ $amount }点战斗伤害，剩余{ $after }LP。
life-changed-effect = { $player }受到{ $amount }点伤害，剩余{ $after }LP。
life-changed-cost = { $player }支付了{ $amount }LP，剩余{ $after }LP。
life-changed-gain = { $player }恢复了{ $amount }LP，现为{ $after }LP。
life-changed-loss = { $player }失去了{ $amount }LP，剩余{ $after }LP。

attack-declared = { $whose-attacker }宣告{ attack-target }。
attack-renewed = { $whose-attacker }重新宣告{ attack-target }。
attack-redirected = { attack-renewed }
attack-target = { $target-count ->
    [0] 直接攻击
   *[other] 攻击{ $whose-target }
}
attack-negated = { $whose-attacker }的攻击被无效。
attack-halted-attacker-unable = { $whose-attacker }的攻击无法继续。
attack-halted-called-off = { $whose-attacker }的攻击中止了。
attack-halted-phase-over = { $whose-attacker }的攻击因战斗阶段结束而中止。
timing-now = { $timing }：{ $whose-attacker }{ $target-count ->
    [0] 直接攻击。
   *[other] 与{ $whose-target }战斗。
}
battled = { $attacker }（攻击力{ $attack }）与{ $target }（{ $stat }{ $against }）进行战斗。
spared = 因{ $by }的效果，{ $whose-card }不会被这次战斗破坏。

won = { $player }获胜
won-life = { won }：{ $other }的LP变为0。
won-deck-out = { won }：{ $other }没有可抽的卡。
won-card-effect = 因卡的效果，{ won }。
ended-surrendered = { won }：{ $other }投降。
ended-match = { won }：直接攻击使对手的LP变为0，凭该怪兽的效果赢得整场比赛。
ended-time = { won }：最后一回合结束时LP较多。
ended-only-turn = { won }：对手未能在这个回合内取胜。
drawn-duel-life = 决斗平手：双方的LP都变为0。
drawn-duel-deck-out = 决斗平手：双方都没有可抽的卡。
drawn-duel-card-effect = 决斗平手：因卡的效果。
ended-agreed = 决斗平手：双方都同意。
ended-life = { $winners-count ->
    [0] { drawn-duel-life }
   *[other] { won-life }
}
ended-deck-out = { $winners-count ->
    [0] { drawn-duel-deck-out }
   *[other] { won-deck-out }
}
ended-card-effect = { $winners-count ->
    [0] { drawn-duel-card-effect }
   *[other] { won-card-effect }
}
score = { $player } { $wins }胜，{ $other } { $other-wins }胜
duel-began = 比赛的第{ $number }场决斗开始：{ score }。
match-won = { $player }赢得比赛：{ score }。
match-drawn = 比赛平手：{ score }。
match-ended = { $winners-count ->
    [0] { match-drawn }
   *[other] { match-won }
}
side-deck-done = { $player }已完成副牌组换卡。
side-decked = { $player }{ $count ->
    [0] 没有换卡。
   *[other] 换上了{ $count }张卡。
}
