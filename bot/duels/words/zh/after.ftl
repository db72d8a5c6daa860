# 决斗之后。
result-wins = { $name }获胜
result-draw = 平手
result-none = 决斗无效
result-beat = { $winner }战胜{ $loser }
result-given-up = 投降
result-by-surrender = 放弃整场比赛
result-by-time = 超时
result-by-leaving = 对手离开赛事
score-until-then = 此前比分：{ $first } { $score } { $second }
result-drawn = { $one } – { $other }：平手
result-called-off = { $one } – { $other }：无效
thread-name = { $format }：{ $one } – { $other }
rematch = 再来一局
decks-button = 牌组
check-shuffle = 验证洗牌
asks-you-to-surrender = { $name }请求投降。你接受后决斗结束。
you-ask-to-surrender = 你已请求投降。对手接受后决斗结束。
ended-reason = 理由：{ $reason }
publish-deck = 公开我的牌组
duel-goes-on = 这场决斗还在进行。
shuffle-promised = 双方牌组的顺序在第一次抽牌之前就由一个随机数决定了。它的哈希值（SHA-256）：
    `{ $fingerprint }`
    决斗结束后，此按钮会显示这个随机数本身。任何人都可以计算它的哈希值，一致就表示没有人改动过。
shuffle-proved = 这场决斗的所有随机结果都来自这个随机数：
    `{ $seed }`
    这32个字节的SHA-256哈希值，从决斗开始时就可以查看：
    `{ $fingerprint }`
shuffle-told = 这场决斗的所有随机结果都来自这个随机数：
    `{ $seed }`
    这是单独练习，因此没有事先公开哈希值。这32个字节的SHA-256哈希值：
    `{ $fingerprint }`
deck-is-private = { $name }使用的是自己的牌组，本人可以用“牌组”按钮公开。
deck-of-event = 这是赛事中的决斗，因此不显示{ $name }的牌组，本人可以用“牌组”按钮公开。如果赛事规定公开牌组，赛事结束后可用`/event deck`查看。
deck-published = 你的牌组已公开：{ $channel }
deck-already-published = 你的牌组之前已经公开过了：{ $channel }
deck-not-published = 无法公开你的牌组：我已不能在那个频道发言。
deck-of = { $name }的牌组
part-of-deck = **{ $part }（{ $count }）：**
rematch-wanted = 已通知对手。对手也按“再来一局”后开始。
rematch-begins = 新的一局已经开始：{ $channel }
rematch-kept-deck = { $name }将使用的是{ $owner }带来的牌组。要用其他牌组，请用`/duel challenge`重新发起挑战。
rematch-offered = { $name }想以同样的条件再来一局。{ $others }：请按上方的“再来一局”开始。
surrender-declined = { $name }没有接受投降，决斗继续。
surrender-withdrawn = { $name }取消了投降请求，决斗继续。
duel-title = 与{ $rival }对战 · { $format }
duel-title-what-if = 如果当时…… · 与{ $rival }对战 · { $format }
surrender-sure = 确定要投降吗？你将立即输掉这场决斗：
    { $duel }
surrender-sure-to-ask = 确定要投降吗？需要对手同意：
    { $duel }
surrender-yes = 投降
surrender-not = 你没有投降，决斗继续。
surrender-is-asked = 你已请求投降，对手尚未答复：
    { $duel }
surrender-take-back = 取消投降请求
surrender-taken-back = 你已取消投降请求，决斗继续。
surrender-which = 要在哪一场决斗中投降？
again = 再来一次
practise-button = 与电脑练习
again-easier = 再来一次（更简单）
again-harder = 再来一次（更难）
again-begins = 已用相同的牌组重新开始（难度：{ $level }）：{ $channel }
no-other-level = 没有这个难度。
rematch-left = 你的对手已离开，并删除了数据。请挑战其他人。
