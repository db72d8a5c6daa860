# 机器人的状态。
status-description = 响应速度、进行中的决斗与赛事数量、版本
status-answers = 过去24小时的响应时间：50%的操作{ $half }，99%的操作{ $most }。
status-no-answers = 启动以来还没有人操作过机器人。
status-ms = { $ms }毫秒以内
status-s = { $s }秒以内
status-longer = 3秒以上
status-going = 进行中：决斗{ $duels }场，赛事{ $events }场
status-version = Duelkeeper { $version }
