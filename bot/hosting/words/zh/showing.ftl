# 赛事的展示：对阵表、排名、对阵图、最终名次。
event-round-of = { $cut ->
    [yes] 淘汰赛阶段第{ $number }轮（共{ $count }轮）
   *[no] 第{ $number }轮（共{ $count }轮）
}
event-round = { $cut ->
    [yes] 淘汰赛阶段第{ $number }轮
   *[no] 第{ $number }轮
}
event-page = 第{ $page }页，共{ $count }页
event-comma = 、
event-bye = 轮空
event-both-lose = 双方判负
event-how = { $how ->
    [clock] 时间到判定
    [ruling] 裁定
   *[other] { $how }
}
event-player-dropped = { $name }退赛
event-both-dropped = 双方退赛
event-pairings-title = ### { $name }：{ $round }
event-round-over = 所有结果均已确定。
event-round-open = { $count ->
   *[other] 还有{ $count }桌在对局中。
}
event-standings-title = ### { $name }：{ $rounds ->
    [0] 第1轮前的排名
   *[other] 第{ $rounds }轮后的排名
}
event-standings-legend = 名次 · 选手 · 积分 · 胜–平–负 · 对手胜率 · 对手的对手胜率 · 所负轮次的平方和。想知道自己的名次怎么来的：`/event why`
event-has-dropped = 已退赛
event-places-title = ### { $name }：最终名次
event-bracket-title = ### { $name }：{ $cut ->
    [yes] 淘汰赛阶段对阵图
   *[no] 对阵图
}
event-column = { $kind ->
    [final] 决赛
    [semi] 半决赛
    [quarter] 四分之一决赛
    [grand] 总决赛
    [reset] 总决赛第二场
    [third] 季军赛
   *[round] 第{ $number }轮
}
event-part = { $part ->
    [losers] 败者组
   *[winners] 胜者组
}
event-titled = { $title }：{ $what }
event-comes-from = { $kind ->
    [loser] 第{ $number }场的负者
   *[winner] 第{ $number }场的胜者
}
event-nobody = 无人
event-no-reset = 无需进行：来自胜者组的选手已赢得总决赛。
event-full-stop = 。
event-semicolon = ；
event-table-head = { $column ->
    [place] 名次
    [player] 选手
    [points] 积分
    [record] 胜–平–负
    [opponents] 对手
    [theirs] 对手²
   *[squares] 负²
}
event-table-line = 第{ $place }名 { $name }（{ $points }分）
event-table-described = 第{ $rounds }轮后的排名：
event-bracket-described = 对阵图。{ $rounds }
event-all-rounds = -# 图片省略了已结束的轮次和选手尚未确定的轮次，列表中有全部轮次。
