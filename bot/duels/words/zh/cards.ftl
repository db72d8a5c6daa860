# The cards of a table, read one by one.
cards-read = 查看卡片……
cards-shown-by = { $player }公开过的卡
cards-play = 使用或查看卡片……
cards-can-act = 可以选择
cards-copies = { $card } ×{ $count }
cards-pile = { $title }（{ $count }张）……
cards-there = { $name }（{ $where }）
cards-back = 返回
cards-changed = { $name } { $now }（原本：{ $printed }）
cards-not-now = { $action }（现在不能）：{ $reasons }
cards-of-number = { $action }{ $number }
cards-of-effect = { $action }“{ $effect }”
cards-moved = 场上的情况已经改变，请重新打开这张卡。
by-rule = { $why }（{ $rule }）
number-of-alike = （{ $number }）
