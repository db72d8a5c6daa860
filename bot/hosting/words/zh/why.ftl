# 配对与名次的原因。
event-why-title = ### { $name }：关于{ $player }的说明
event-why-added = 本轮延长了**{ $count }分钟**：{ $why ->
    [down] 机器人当时没有运行。
    [clock] 机器人所在电脑的时钟被调整。
    [unreachable] 无法连接Discord。
    [hidden] 本桌无法显示。
    [elsewhere] 本桌的选手正在另一桌对战。
   *[late] 签到未能按时开始。
    }
event-why-round = { $round }的配对
event-why-place = 目前的名次
event-why-nothing = 还没有进行配对，没有可以说明的内容。
event-why-not-paired = { $you ->
    [yes] 你
   *[no] { $name }
}没有参加这一轮的配对。
event-why-missed = { $you ->
    [yes] 你
   *[no] { $name }
}在这一轮配对之后才加入，这一轮按负计算。
event-why-away = { $you ->
    [yes] 你
   *[no] { $name }
}在这一轮配对时已离开赛事，之后才恢复参赛，这一轮按负计算。
event-why-lots = { $you ->
    [yes] 你
   *[no] { $name }
}的对手是{ $rival }：所有选手抽签排序，第一轮由前一半对后一半。
event-why-circle = { $you ->
    [yes] 你
   *[no] { $name }
}的对手是{ $rival }：循环赛中每两人对局一次，顺序在开赛时由抽签决定。
event-why-points = { $you ->
    [yes] 你
   *[no] { $name }
}（{ event-points }）的对手是{ $rival }（{ event-points-theirs }）：双方同为{ $points }分，{ $met ->
    [0] 而且此前没有交手。
   *[other] 此前已经交手，但重复对阵无法再减少。
}
event-why-nearest = { $you ->
    [yes] 你
   *[no] { $name }
}（{ event-points }）的对手是{ $rival }（{ event-points-theirs }），{ $met ->
    [0] 双方此前没有交手。
   *[other] 双方此前已经交手，但重复对阵无法再减少。
}无法让所有人都与同分选手配对；在不增加重复对阵的前提下，没有别的配对能让各桌的积分更接近。
event-why-bye-lots = { $you ->
    [yes] 你
   *[no] { $name }
}轮空：人数为奇数，由抽签决定。
event-why-bye-circle = { $you ->
    [yes] 你
   *[no] { $name }
}轮空：人数为奇数，整个赛事中每人各轮空一次。
event-why-bye-lowest = { $you ->
    [yes] 你
   *[no] { $name }
}（第{ $place }名）轮空：人数为奇数，在轮空次数最少的选手中，名次最低。
event-why-bye-spared = { $you ->
    [yes] 你
   *[no] { $name }
}（第{ $place }名）轮空：人数为奇数，若让名次更低的选手轮空，会增加重复对阵。
event-why-seed = { $you ->
    [yes] 你
   *[no] { $name }
}轮空：{ $count }人的对阵图第一轮有空位，排在最前的种子对上这些空位。
event-why-bracket = { $you ->
    [yes] 你
   *[no] { $name }
}的对手由对阵图决定，是{ $rival }：第{ $number }场{ $third ->
    [yes] （季军赛）
   *[no] {""}
}为“{ $first }”对“{ $second }”。
event-why-final-place = 最终名次
event-why-placed = { $you ->
    [yes] 你
   *[no] { $name }
}的名次是第{ $place }名。淘汰赛中，输掉最后一场的轮次越靠后，名次越高；在同一轮落败的选手名次相同。{ $third ->
    [yes] 第3名和第4名由季军赛决定。
   *[no] {""}
}
event-seed = { $number }号种子
event-why-first = { $you ->
    [yes] 你
   *[no] { $name }
}以{ $points }分排在第1名，前面没有其他人。
event-why-rank-points = { $you ->
    [yes] 你
   *[no] { $name }
}是第{ $place }名，紧随{ $above }之后：{ $above }有{ $theirs }分，{ $you ->
    [yes] 你
   *[no] { $name }
}有{ $points }分。
event-why-rank-opponents = { $you ->
    [yes] 你
   *[no] { $name }
}是第{ $place }名，紧随{ $above }之后：双方同为{ $points }分，但对手胜率{ $above }为{ $better }，{ $you ->
    [yes] 你
   *[no] { $name }
}为{ $worse }。
event-why-rank-theirs = { $you ->
    [yes] 你
   *[no] { $name }
}是第{ $place }名，紧随{ $above }之后：积分（{ $points }）与对手胜率（{ $opponents }）相同，但对手的对手胜率{ $above }为{ $better }，{ $you ->
    [yes] 你
   *[no] { $name }
}为{ $worse }。
event-why-rank-rounds-lost = { $you ->
    [yes] 你
   *[no] { $name }
}是第{ $place }名，紧随{ $above }之后：积分（{ $points }）与各项胜率（对手{ $opponents }）都相同，但{ $above }输得更晚：所负轮次的平方和为{ $better }比{ $worse }。
event-why-rank-lot = { $you ->
    [yes] 你
   *[no] { $name }
}是第{ $place }名，紧随{ $above }之后：积分（{ $points }）与所有小分（对手{ $opponents }）都相同，由开赛时抽签的顺序决定。
event-points = { $points }分
event-points-theirs = { $theirs }分
