# 时间到之后还进行几个回合，以什么决定胜负。
time-called = { $is-extra ->
    [yes] 以加赛决定胜负：进行{ $turns }个回合，结束时LP多的一方获胜。
   *[no] { $turns ->
        [0] 时间到：本回合结束时，LP多的一方获胜。
       *[other] 时间到：再进行{ $turns }个回合，结束时LP多的一方获胜。
    }
}
time-called-between = { $goes-on ->
    [yes] 时间到：以加赛决定胜负。
   *[no] 时间到：不再进行下一场决斗。
}
heading-turns-left = { $heading } · { $left ->
    [0] 最后一回合
   *[other] 还剩{ $left }个回合
}
heading-sudden-death = { $heading } · 骤死：回合结束时LP多的一方获胜
match-score-extra = 加赛 · { $one } { $first }–{ $second } { $other }
