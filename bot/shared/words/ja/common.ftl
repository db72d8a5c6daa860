# What any command may have to say.
went-wrong = エラーが発生しました。意図したとおりになっていない場合は、もう一度お試しください。
not-kept = 今は保存できませんでした。少し待ってから確認し、変わっていない場合はもう一度お試しください。
not-read = 今は読み込めませんでした。もう一度お試しください。続く場合は、ボットの運営者に知らせてください。
library-not-read = 取り込まれたカードと裁定を、今は読み込めません。続く場合は、ボットの運営者がすべて取り込み直す必要があります。
typed-too-long = 「{ $option }」に入力できるのは{ $most }文字までです。短くしてもう一度お試しください。
no-such-choice = その選択肢はありません。もう一度選んでください。
only-for-me-name = 自分だけに表示
only-for-me = 結果を自分だけに表示します（自分のデュエル中は常に自分だけに表示されます）
only-for-me-search = 一覧を自分だけに表示します（初期設定）。Falseを選ぶと全員に表示されます
said-of = { $what }：{ $text }
sentence-after = { $before }{ $sentence }
aside = { $text }（{ $aside }）
list-comma = 、
