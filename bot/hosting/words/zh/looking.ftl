# 展示赛事的指令。
event-pairings-description = 某一轮的对阵表，附结果与各桌链接
event-standings-description = 排名，附各项小分
event-bracket-description = 对阵图（图片与文字）
event-why-description = 说明为什么配对到这个对手、为什么是这个名次
event-option-event = 赛事（不填则为在此进行的赛事）
event-option-round = 轮次（不填则为最新一轮）
event-option-only-me = 是否仅自己可见？
event-option-why-player = 要说明哪名选手（不填则为自己）
event-no-such-round = { $count ->
    [0] 还没有进行配对。
   *[other] 目前共有{ $count }轮。
}
event-no-bracket = 此赛事没有对阵图，或尚未产生：淘汰赛阶段在瑞士轮之后确定。可用`/event standings`查看排名。
event-why-not-in = 你没有参加此赛事。请在选项“玩家”中选择一名选手。
event-page-gone = 这一轮已被撤销，无法再翻页。
