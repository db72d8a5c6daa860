# 决斗战绩与服务器天梯。
record-description = 你的战绩：按赛制、牌组和对手统计胜平负；也可查看天梯参与者的战绩
record-option-player = 谁的战绩：限本服务器天梯的参与者；不填则为自己
record-option-rival = 只看与此人的决斗
record-title-own = 你的战绩
record-title-own-rival = 你对{ $rival }的战绩
record-title = { $name }在本服务器的战绩
record-title-rival = { $name }在本服务器对{ $rival }的战绩
record-whole = **{ $count }场决斗**：{ $wins }胜 · { $draws }平 · { $losses }负
record-none = 还没有计入战绩的双人决斗；可以用`/duel challenge`发起一场。
record-by-format = 按赛制（胜–平–负）
record-by-deck = 按牌组
record-by-rival = 按对手
record-own-decks = 自己的牌组
record-line = - { $name } · { $wins }–{ $draws }–{ $losses }
record-place = 第{ $place }名 { $count }次
record-places = **{ $format }**：{ $places }
record-rating = 本服务器天梯：**{ $rating }** ± { $unsure }，第{ $place }名。
record-rating-unsure = 本服务器天梯：{ $rating } ± { $unsure }，误差太大，暂不排名。
record-counts = 只计按规则进行且有结果的决斗。练习、含手动处理卡片的决斗和被中止的决斗不计。
record-not-shown = 本服务器不显示{ $name }的战绩，因为此人没有参加天梯。
ladder-description = 本服务器的天梯，只列出参加者
ladder-admin-description = 赛事中的决斗是否计入本服务器的天梯
ladder-option-events = 今后的赛事结果是否计入天梯
ladder-title = 天梯 · { $count }人参加
ladder-empty = 参加者中还没有人打过计入天梯的决斗。
ladder-line = **{ $place }.** { $name } · **{ $rating }** ± { $unsure } · { $wins }–{ $draws }–{ $losses }
ladder-line-unsure = { $name } · { $rating } ± { $unsure }（未定） · { $wins }–{ $draws }–{ $losses }
ladder-rules = 赢了等级分上升，输了下降，结果越出人意料变动越大；±表示目前的误差范围。参加者之间的双人决斗各计一次{ $events ->
    [yes] ，赛事也计入
   *[no] ，赛事不计入
}。决斗派对不计。26周没有决斗的人不列出。
ladder-ask = 参加……
ladder-leave = 退出天梯
ladder-sure = 要参加本服务器的天梯吗？参加后，这里的所有人都能看到你的名字、等级分和你在这里的胜平负。只计今后结束的决斗。你可以随时退出：退出后不再显示，也不再计入决斗。
ladder-join = 参加
ladder-join-no = 不参加
ladder-done-join = 你已参加本服务器的天梯。
ladder-done-no = 你没有参加。
ladder-done-leave = 你已退出天梯：不再显示你的数据，也不再计入决斗。
ladder-events-count = 今后赛事中的决斗计入天梯。
ladder-events-do-not = 今后赛事中的决斗不计入天梯，已计入的保留。
