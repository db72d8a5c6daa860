event-setting = { $option ->
    [rounds] スイスドローのラウンド数
    [cut] 決勝トーナメントの人数
    [third_place] 3位決定戦
    [late_joins] 途中参加
    [check_in] チェックインの分数
    [round_minutes] 1ラウンドの分数
    [absent] 欠席とみなすまでの分数
    [pause] ラウンドの間の分数
    [extra_turns] エキストラターンの数
   *[rate_floor] マッチ勝率の下限（%）
}
event-option-removed = 理由（本人と主催者に表示されます）
event-told-removed-why = 大会「{ $event }」の参加登録が主催者により取り消されました。理由：{ $reason }
event-told-dropped-why = 主催者により、大会「{ $event }」からドロップとなりました。理由：{ $reason }（参加できる場合は主催者にお知らせください。復帰できます。）
