# デュエルの全ログ。
log-whole = ログをすべて見る
log-earlier = …以前の{ $count }行は「ログをすべて見る」で確認できます
log-lighter = …ほかの{ $count }行は「ログをすべて見る」で確認できます
log-page-title = これまでの出来事（{ $page }／{ $pages }ページ）
log-older = 前へ
log-newer = 次へ
log-file = ログファイル
log-file-title = デュエル{ $number }
log-cut = これより先のログは表示できません。ルールまたはカードが変更され、同じ展開にならないためです。
log-gone = このデュエルのログはもう表示できません。ルールまたはカードが変更されています。
