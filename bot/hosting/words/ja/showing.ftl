# 大会の見せ方：対戦表、順位表、トーナメント表、最終順位。
event-round-of = { $cut ->
    [yes] 決勝トーナメント第{ $number }回戦（全{ $count }回戦）
   *[no] 第{ $number }回戦（全{ $count }回戦）
}
event-round = { $cut ->
    [yes] 決勝トーナメント第{ $number }回戦
   *[no] 第{ $number }回戦
}
event-page = { $page }／{ $count }ページ
event-comma = 、
event-bye = 不戦勝
event-both-lose = 両者敗北
event-how = { $how ->
    [clock] 時間切れによる決着
    [ruling] 裁定
   *[other] { $how }
}
event-player-dropped = { $name }のドロップ
event-both-dropped = 両者ドロップ
event-pairings-title = ### { $name }：{ $round }
event-round-over = すべての結果が出そろいました。
event-round-open = { $count ->
   *[other] 対戦中のテーブル：{ $count }
}
event-standings-title = ### { $name }：{ $rounds ->
    [0] 第1回戦前の順位表
   *[other] 第{ $rounds }回戦終了時の順位表
}
event-standings-legend = 順位・プレイヤー・勝点・勝–分–敗・オポネント勝率・オポネントのオポネント勝率・敗れたラウンドの番号の2乗の合計。自分の順位の理由：`/event why`
event-has-dropped = ドロップ
event-places-title = ### { $name }：最終順位
event-bracket-title = ### { $name }：{ $cut ->
    [yes] 決勝トーナメント表
   *[no] トーナメント表
}
event-column = { $kind ->
    [final] 決勝
    [semi] 準決勝
    [quarter] 準々決勝
    [grand] グランドファイナル
    [reset] グランドファイナル第2戦
    [third] 3位決定戦
   *[round] { $number }回戦
}
event-part = { $part ->
    [losers] 敗者側
   *[winners] 勝者側
}
event-titled = { $title }：{ $what }
event-comes-from = { $kind ->
    [loser] 試合{ $number }の敗者
   *[winner] 試合{ $number }の勝者
}
event-nobody = なし
event-no-reset = 行われません。グランドファイナルで勝者側のプレイヤーが勝ちました。
event-full-stop = 。
event-semicolon = 、
event-table-head = { $column ->
    [place] 順位
    [player] プレイヤー
    [points] 勝点
    [record] 勝–分–敗
    [opponents] オポ
    [theirs] オポオポ
   *[squares] 敗²
}
event-table-line = { $place }位 { $name }（勝点{ $points }）
event-table-described = 第{ $rounds }回戦終了時の順位表：
event-bracket-described = トーナメント表。{ $rounds }
event-all-rounds = -# 画像では、終わった回戦と、まだ出場者の決まっていない回戦を省いています。一覧にはすべてあります。
