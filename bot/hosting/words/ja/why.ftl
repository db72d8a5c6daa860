# 組み合わせと順位の理由。
event-why-title = ### { $name }：{ $player }についての説明
event-why-added = このラウンドは**{ $count }分**延長されました：{ $why ->
    [down] ボットが停止していました。
    [clock] ボットのコンピューターの時計が変更されました。
    [unreachable] Discordに接続できませんでした。
    [hidden] このテーブルを表示できませんでした。
    [elsewhere] このテーブルのプレイヤーが別のテーブルで対戦中でした。
   *[late] チェックインを時間どおりに始められませんでした。
    }
event-why-round = { $round }の組み合わせ
event-why-place = 順位
event-why-nothing = まだ組み合わせがないため、説明することはありません。
event-why-not-paired = { $you ->
    [yes] あなた
   *[no] { $name }
}はこのラウンドの組み合わせに入っていません。
event-why-missed = { $you ->
    [yes] あなた
   *[no] { $name }
}はこのラウンドの組み合わせの後に参加したため、このラウンドは負けとして数えます。
event-why-away = { $you ->
    [yes] あなた
   *[no] { $name }
}はこのラウンドの組み合わせのときに離脱しており、後から復帰したため、このラウンドは負けとして数えます。
event-why-lots = { $you ->
    [yes] あなた
   *[no] { $name }
}の相手は{ $rival }です。全員の順番を抽選で決め、第1回戦では上半分と下半分が対戦します。
event-why-circle = { $you ->
    [yes] あなた
   *[no] { $name }
}の相手は{ $rival }です。総当たりのため全員が1回ずつ対戦し、その順番は開始時に抽選で決まっています。
event-why-points = { $you ->
    [yes] あなた
   *[no] { $name }
}（{ event-points }）の相手は{ $rival }（{ event-points-theirs }）です。両者とも勝点{ $points }で、{ $met ->
    [0] まだ対戦していませんでした。
   *[other] 再戦ですが、これより再戦を減らすことはできませんでした。
}
event-why-nearest = { $you ->
    [yes] あなた
   *[no] { $name }
}（{ event-points }）の相手は{ $rival }（{ event-points-theirs }）です。{ $met ->
    [0] 両者はまだ対戦していませんでした。
   *[other] 再戦ですが、これより再戦を減らすことはできませんでした。
}全員を同じ勝点どうしで組むことはできず、再戦を増やさずに全テーブルの勝点差をこれより小さくする組み合わせはありません。
event-why-bye-lots = { $you ->
    [yes] あなた
   *[no] { $name }
}は不戦勝でした。人数が奇数で、抽選によりそう決まりました。
event-why-bye-circle = { $you ->
    [yes] あなた
   *[no] { $name }
}は不戦勝でした。人数が奇数のため、大会を通して全員に1回ずつ不戦勝があります。
event-why-bye-lowest = { $you ->
    [yes] あなた
   *[no] { $name }
}（{ $place }位）は不戦勝でした。人数が奇数で、不戦勝の回数が最も少ないプレイヤーの中で最も下の順位だったためです。
event-why-bye-spared = { $you ->
    [yes] あなた
   *[no] { $name }
}（{ $place }位）は不戦勝でした。人数が奇数で、より下位のプレイヤーを不戦勝にすると再戦が増えてしまうためです。
event-why-seed = { $you ->
    [yes] あなた
   *[no] { $name }
}は不戦勝でした。{ $count }人のトーナメント表では第1回戦に空きがあり、上位シードがその相手になります。
event-why-bracket = { $you ->
    [yes] あなた
   *[no] { $name }
}の相手はトーナメント表により{ $rival }です。試合{ $number }{ $third ->
    [yes] （3位決定戦）
   *[no] {""}
}は「{ $first }」対「{ $second }」です。
event-why-final-place = 最終順位
event-why-placed = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $place }位です。トーナメントでは、最後に負けたのが遅いほど順位が上になり、同じ回戦で負けたプレイヤーは同じ順位になります。{ $third ->
    [yes] 3位と4位は3位決定戦で決まります。
   *[no] {""}
}
event-seed = 第{ $number }シード
event-why-first = { $you ->
    [yes] あなた
   *[no] { $name }
}は勝点{ $points }で1位です。上には誰もいません。
event-why-rank-points = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $place }位で、すぐ上は{ $above }です。{ $above }の勝点は{ $theirs }、{ $you ->
    [yes] あなた
   *[no] { $name }
}の勝点は{ $points }です。
event-why-rank-opponents = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $place }位で、すぐ上は{ $above }です。勝点はどちらも{ $points }ですが、オポネント勝率は{ $above }が{ $better }、{ $you ->
    [yes] あなた
   *[no] { $name }
}が{ $worse }です。
event-why-rank-theirs = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $place }位で、すぐ上は{ $above }です。勝点（{ $points }）とオポネント勝率（{ $opponents }）は同じですが、オポネントのオポネント勝率は{ $above }が{ $better }、{ $you ->
    [yes] あなた
   *[no] { $name }
}が{ $worse }です。
event-why-rank-rounds-lost = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $place }位で、すぐ上は{ $above }です。勝点（{ $points }）も勝率（オポネント{ $opponents }）も同じですが、{ $above }のほうが遅いラウンドで敗れています。敗れたラウンドの番号の2乗の合計は{ $better }対{ $worse }です。
event-why-rank-lot = { $you ->
    [yes] あなた
   *[no] { $name }
}は{ $place }位で、すぐ上は{ $above }です。勝点（{ $points }）もタイブレーカー（オポネント{ $opponents }）もすべて同じため、開始時の抽選の順番で決まります。
event-points = 勝点{ $points }
event-points-theirs = 勝点{ $theirs }
