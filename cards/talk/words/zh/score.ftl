# 决斗结果的简短说明。
score-life = { $first }–{ $second }（第{ $turn }回合）
