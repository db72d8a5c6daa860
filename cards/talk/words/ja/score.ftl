# デュエルの結果を短く。
score-life = { $first }–{ $second }（{ $turn }ターン目）
