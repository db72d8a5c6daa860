# 最多三场决斗的比赛：换牌、和局与投降。
exchange-so-far = 换下{ $given }张（{ $out }） · 换上{ $taken }张（{ $into }）
exchange-done = 完成
exchange-again = 重新更改
clock-lots = { $name }超时，已随机决定。

duel-draw-description = 向对手提议平手
draw-offered = { $name }向你提议平手。接受后，这场决斗以平手结束。
draw-offered-by-you = 你已提议平手。在对手答复或继续行动之前有效。
draw-accept = 接受平手
draw-decline = 拒绝平手
draw-declined = { $name }拒绝平手。
draw-offer-made = 已向对手提议平手。对手答复前，决斗照常进行。
draw-agreed = 双方同意，这场决斗为平手。
draw-not-now = 现在不能提议平手。只能在与玩家的决斗进行中提议；两场决斗之间，或上次提议之后没有新的进展时，不能提议。

give-up-duel = 投降（仅这场决斗）
give-up-match = 投降（整场比赛）
surrender-sure-match = 确定要投降吗？你将立即输掉这场决斗或整场比赛：
    { $duel }
surrender-sure-to-ask-match = 确定要投降吗？需要对手同意：
    { $duel }
gave-up-duel = 你已投降，放弃了这场决斗（比赛继续）：
    { $duel }
asks-to-surrender-duel = { $name }请求投降（仅这场决斗）。对手接受后，这场决斗结束。
asks-you-to-surrender-duel = { $name }请求投降（仅这场决斗）。你接受后，这场决斗结束。
you-ask-to-surrender-duel = 你已请求投降（仅这场决斗）。对手接受后，这场决斗结束。
asks-to-surrender-match = { $name }请求投降（整场比赛）。对手接受后，比赛结束。
asks-you-to-surrender-match = { $name }请求投降（整场比赛）。你接受后，比赛结束。
you-ask-to-surrender-match = 你已请求投降（整场比赛）。对手接受后，比赛结束。
ended-surrendered-match = { $name }投降，放弃了整场比赛。
surrender-in-private = 私信
surrender-asked-duel = 已请求对手接受你放弃这场决斗。对手答复前，决斗继续：
    { $duel }
surrender-asked-match = 已请求对手接受你放弃整场比赛。对手答复前，比赛继续：
    { $duel }
surrender-asked-match-now = 已改为请求对手接受你放弃整场比赛，之前只放弃这场决斗的请求作废：
    { $duel }
surrender-asked-duel-now = 已改为请求对手接受你只放弃这场决斗，之前放弃整场比赛的请求作废：
    { $duel }
surrender-changed = 投降请求已变更。请先在面板上看清请求的内容，再选择接受投降或继续决斗。
surrender-now-match = { $name }改为请求放弃整场比赛，而不只是这场决斗。
surrender-now-duel = { $name }改为只请求放弃这场决斗，而不是整场比赛。
