# The cards of a table, read one by one.
cards-read = カードを確認する…
cards-shown-by = { $player }が見せたカード
cards-play = カードを使う・確認する…
cards-can-act = 選択できます
cards-copies = { $card } ×{ $count }
cards-pile = { $title }（{ $count }枚）…
cards-there = { $name }（{ $where }）
cards-back = 戻る
cards-changed = { $name } { $now }（元々：{ $printed }）
cards-not-now = { $action }（今はできません）：{ $reasons }
cards-of-number = { $number }の{ $action }
cards-of-effect = { $action }「{ $effect }」
cards-moved = 状況が変わりました。もう一度開いてください。
by-rule = { $why }（{ $rule }）
number-of-alike = （{ $number }）
