# 展示赛事的指令。
event-pairings-description = 某一轮的对阵表，附结果与各桌链接
event-standings-description = 排名，附各项小分
event-bracket-description = 对阵图（图片与文字）
event-why-description = 解释你的配对与名次
event-option-event = 赛事（不填则为在此进行的赛事）
event-option-round = 轮次（不填则为最新一轮）
event-option-only-me = 是否仅自己可见？
event-option-why-player = 想了解的选手（不填则为自己）
event-no-such-round = { $count ->
    [0] 还没有进行配对。
   *[other] 目前共有{ $count }轮。
}
event-no-bracket = 此赛事没有对阵图，或尚未产生：淘汰赛阶段在瑞士轮之后确定。可用`/event standings`查看排名。
event-why-not-in = 你没有参加此赛事。请用`player`指定选手。
event-page-gone = 这一轮已被撤销，没有其他页可看。
