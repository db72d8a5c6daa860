event-setting = { $option ->
    [rounds] 瑞士轮轮数
    [cut] 进入淘汰赛阶段的人数
    [third_place] 季军赛
    [late_joins] 中途加入
    [check_in] 签到的分钟数
    [round_minutes] 每轮的分钟数
    [absent] 判定缺席前的分钟数
    [pause] 两轮之间的分钟数
    [extra_turns] 追加回合数
   *[rate_floor] 胜率下限（百分比）
}
event-option-removed = 理由（该选手和主办者可以看到）
event-told-removed-why = 主办者取消了你在赛事“{ $event }”的报名。理由：{ $reason }
event-told-dropped-why = 主办者已将你在赛事“{ $event }”中按退赛处理。理由：{ $reason }（如果你其实仍能参赛，请告知主办者，主办者可以让你恢复参赛。）
