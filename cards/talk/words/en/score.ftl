# How a duel has ended, in a few words.
score-life = { $first }–{ $second }, turn { $turn }
