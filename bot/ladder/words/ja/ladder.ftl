# デュエルの成績と、サーバーのランキング。
record-description = 自分の成績（フォーマット・デッキ・相手ごとの勝敗）、またはランキング参加者の成績
record-option-player = 誰の成績か。このサーバーのランキング参加者のみ。省略すると自分
record-option-rival = この相手とのデュエルだけ
record-title-own = あなたの成績
record-title-own-rival = { $rival }に対するあなたの成績
record-title = このサーバーでの{ $name }の成績
record-title-rival = このサーバーでの{ $name }の{ $rival }に対する成績
record-whole = **{ $count }デュエル**：{ $wins }勝・{ $draws }分・{ $losses }敗
record-none = 成績に数えるデュエルはまだありません。人とのデュエルは`/duel challenge`で始められます。
record-by-format = フォーマットごと（勝–分–敗）
record-by-deck = デッキごと
record-by-rival = 相手ごと
record-own-decks = 自分のデッキ
record-line = - { $name } · { $wins }–{ $draws }–{ $losses }
record-place = { $place }位 { $count }回
record-places = **{ $format }**：{ $places }
record-rating = このサーバーのランキング：**{ $rating }** ± { $unsure }、{ $place }位。
record-rating-unsure = このサーバーのランキング：{ $rating } ± { $unsure }。まだ確かではないため、順位は付きません。
record-counts = ルールどおりに行われ、結果の出たデュエルを数えます。練習、手動処理のカードを含むデュエル、中止されたデュエルは数えません。
record-not-shown = { $name }はこのサーバーのランキングに参加していないため、成績は表示されません。
ladder-description = このサーバーのランキング。参加者だけが載る
ladder-admin-description = 大会のデュエルをこのサーバーのランキングに数えるかどうか
ladder-option-events = これからの大会の結果を数える
ladder-title = ランキング · { $count }人が参加中
ladder-empty = 数えられるデュエルをした参加者はまだいません。
ladder-line = **{ $place }.** { $name } · **{ $rating }** ± { $unsure } · { $wins }–{ $draws }–{ $losses }
ladder-line-unsure = { $name } · { $rating } ± { $unsure }（未確定） · { $wins }–{ $draws }–{ $losses }
ladder-rules = レーティングは勝つと上がり、負けると下がります。予想外の結果ほど大きく動きます。±は、実力とのずれの目安です。参加者どうしの1対1のデュエルを1回ずつ数えます{ $events ->
    [yes] （大会も数えます）
   *[no] （大会は数えません）
}。デュエパーティーは対象外です。26週間デュエルをしていない人は載りません。
ladder-ask = 参加する…
ladder-leave = ランキングから抜ける
ladder-sure = このサーバーのランキングに参加しますか？参加すると、あなたの名前、レーティング、ここでの勝敗数がこのサーバーの全員に見えます。数えるのはこれから終わるデュエルだけです。いつでも抜けることができ、抜けると表示も集計もされなくなります。
ladder-join = 参加する
ladder-join-no = やめておく
ladder-done-join = このサーバーのランキングに参加しました。
ladder-done-no = 参加していません。
ladder-done-leave = ランキングから抜けました。表示されず、これからのデュエルも数えません。
ladder-events-count = これからは大会のデュエルもランキングに数えます。
ladder-events-do-not = これからは大会のデュエルをランキングに数えません。すでに数えたものは残ります。
