# デュエルの全ログ。
log-whole = 全ログ
log-earlier = … 以前の{ $count }行は「全ログ」で
log-page-title = これまでの流れ（{ $page }／{ $pages }ページ）
log-older = 前へ
log-newer = 次へ
log-file = ログのファイル
log-file-title = デュエル{ $number }
log-gone = このデュエルの内容はもう表示できません。ルールまたはカードが変更されています。
