# デュエルの全ログ。
log-whole = 全ログ
log-earlier = …以前の{ $count }行は「全ログ」で確認できます
log-page-title = これまでの出来事（{ $page }／{ $pages }ページ）
log-older = 前へ
log-newer = 次へ
log-file = ログファイル
log-file-title = デュエル{ $number }
log-cut = これより先のログは表示できません。ルールまたはカードが変更され、同じ展開にならないためです。
log-gone = このデュエルのログはもう表示できません。ルールまたはカードが変更されています。
