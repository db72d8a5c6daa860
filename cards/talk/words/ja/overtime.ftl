# 時間切れの後に何ターン行い、何で勝敗を決めるか。
time-called = { $is-extra ->
    [yes] エキストラデュエルで決着をつける：{ $turns }ターン行い、終了時にライフポイントの多いプレイヤーが勝利する。
   *[no] { $turns ->
        [0] 時間切れ：このターンの終了時にライフポイントの多いプレイヤーが勝利する。
       *[other] 時間切れ：エキストラターンを{ $turns }ターン行い、終了時にライフポイントの多いプレイヤーが勝利する。
    }
}
time-called-between = { $goes-on ->
    [yes] 時間切れ：エキストラデュエルで決着をつける。
   *[no] 時間切れ：次のデュエルは行わない。
}
heading-turns-left = { $heading } · { $left ->
    [0] 最終ターン
   *[other] 残り{ $left }ターン
}
heading-sudden-death = { $heading } · サドンデス：ターン終了時にライフポイントの多いプレイヤーが勝利
match-score-extra = エキストラデュエル · { $one } { $first }–{ $second } { $other }
