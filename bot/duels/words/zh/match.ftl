# 最多三场决斗的比赛：副牌组、和局与投降。
exchange-so-far = 换下：{ $given }张（{ $out }）· 换上：{ $taken }张（{ $into }）
exchange-done = 完成
exchange-is-done = 你已完成副牌组的交换。在对方完成之前，你仍可更改。
exchange-again = 重新更改
clock-lots = { $name }超时，由抽签决定。

duel-option-best-of = 单局，或带副牌组的最多三场的比赛
duel-draw-description = 向对手提出和局
draw-offered = { $name }向你提出和局。接受后，这场决斗不分胜负而结束。
draw-offered-by-you = 你已提出和局。在对方答复或继续行动之前有效。
draw-accept = 接受和局
draw-decline = 拒绝和局
draw-declined = { $name }拒绝和局。
draw-offer-made = 正在询问对手是否同意和局。在此之前决斗继续进行。
draw-agreed = 双方同意，这场决斗为和局。
draw-not-now = 现在不能提出和局。只能在与玩家的决斗进行中提出；两场决斗之间，或上次提出之后没有新的进展时，不能提出。

give-up-duel = 放弃这场决斗
give-up-match = 放弃整个比赛
surrender-sure-match = 要投降吗？这场决斗或整个比赛会立即判负：
    { $duel }
surrender-sure-to-ask-match = 要投降吗？需要对手同意：
    { $duel }
gave-up-duel = 你已放弃比赛中的这场决斗：
    { $duel }
asks-to-surrender-duel = { $name }请求放弃这场决斗。对手接受后，这场决斗结束。
ended-surrendered-match = { $name }放弃了整个比赛。
