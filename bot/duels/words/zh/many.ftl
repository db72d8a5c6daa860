# 三人以上的决斗：出局、平手、暂停、计时和名次。
left-by-surrender = { $name }投降出局。
left-by-clock = { $name }超时出局。
you-are-out = 你已出局，可以观战到最后。
surrender-sure-many = 确定要投降吗？你将立即出局，其他玩家继续决斗：
    { $duel }
draw-sure-many = 确定要向所有人提议平手吗？所有人都接受后，这场决斗以平手结束：
    { $duel }
draw-offered-many = { $name }向所有人提议平手。所有人都接受后，这场决斗以平手结束。
draw-offered-by-you-many = 你已提议平手。在所有人都接受、有人拒绝或有人继续行动之前有效。
draw-agreed-by-you = 你已接受{ $name }提议的平手。所有人都接受之前，决斗继续。
draw-offer-made-many = 已向其他所有人提议平手。所有人同意前，决斗照常进行。
draw-agreed-many = 所有人同意，这场决斗为平手。
pause-asked-many = { $name }请求暂停。其他人都同意后决斗暂停。
you-ask-pause-many = 已向所有人请求暂停。在所有人都同意之前，计时不停。
clock-rules-casual-many = 休闲计时：每次选择有{ $time }。超时后会自动替你选择，连续三次则出局。可以放弃的响应有{ $window }秒，超时视为放弃，不计入次数。
clock-rules-live-many = 实时计时：每位玩家有{ $minutes }分钟，每次选择后增加{ $increment }秒（最多{ $minutes }分钟）。时间用完的玩家出局。剩余1分钟和20秒时会提醒你。
clock-rules-correspondence-many = 长期计时：每次选择有{ $hours }小时，休息时段（`/duel quiet`）不计时；期间会提醒你一次。超时后会自动替你选择，连续三次则出局。可以放弃的响应有{ $window }小时，超时视为放弃，不计入次数。
clock-nearly-empty-many = { $user } 你的时间快用完了！时间用完就会出局。
result-share = 并列第一：{ $names }
result-places = 名次：{ $places }
result-drawn-many = { $names }：平手
result-called-off-many = { $names }：无效
thread-name-many = { $format }：{ $names }
rematch-wanted-many = 已通知其他人。所有人都按“再来一局”后开始。
shuffle-promised-many = 所有牌组的顺序在第一次抽牌之前就由一个随机数决定了。它的哈希值（SHA-256）：
    `{ $fingerprint }`
    决斗结束后，此按钮会显示这个随机数本身。任何人都可以计算它的哈希值，一致就表示没有人改动过。
