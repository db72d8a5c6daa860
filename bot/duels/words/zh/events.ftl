# 赛事中的决斗。
draw-not-in-event = 赛事中不能约定平手。请继续决斗，或者投降。
rematch-not-in-event = 赛事中由对阵表决定对手，不能再来一局。
ended-after-time = 本轮时间已到。
