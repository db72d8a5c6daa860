# 最大3戦のマッチ：カードの入れ替え、引き分け、サレンダー。
exchange-so-far = OUT { $given }枚{ $given ->
    [0] {""}
   *[other] （{ $out }）
}／IN { $taken }枚{ $taken ->
    [0] {""}
   *[other] （{ $into }）
}
exchange-done = 完了
exchange-again = もう一度変更する
clock-lots = { $name }の時間切れにより、ランダムに決まりました。

duel-draw-description = 相手に引き分けを提案する
draw-offered = { $name }が引き分けを提案しています。受けると、デュエルは引き分けになります。
draw-offered-by-you = 引き分けを提案しています。相手が返事をするか、プレイを続けるまで有効です。
draw-accept = 引き分けを受ける
draw-decline = 引き分けを断る
draw-declined = { $name }は引き分けを断りました。
draw-offer-made = 引き分けを受けるかどうか、相手に確認しています。それまでデュエルは続きます。
draw-agreed = 両者の合意により、デュエルは引き分けになりました。
draw-not-now = 今は引き分けを提案できません。提案できるのは対人のデュエル中だけです。デュエルとデュエルの間や、前回の提案から何も進んでいないうちは提案できません。

give-up-duel = このデュエルをサレンダーする
give-up-match = マッチ全体をサレンダーする
surrender-sure-match = サレンダーしますか？すぐにこのデュエル、またはマッチ全体の負けになります：
    { $duel }
surrender-sure-to-ask-match = サレンダーしますか？相手の同意が必要です：
    { $duel }
gave-up-duel = マッチのこのデュエルをサレンダーしました：
    { $duel }
asks-to-surrender-duel = { $name }がこのデュエルのサレンダーを申し出ています。相手が認めると、このデュエルは終了します。
asks-you-to-surrender-duel = { $name }がこのデュエルのサレンダーを申し出ています。認めると、このデュエルは終了します。
you-ask-to-surrender-duel = このデュエルのサレンダーを申し出ました。相手が認めると、このデュエルは終了します。
asks-to-surrender-match = { $name }がマッチ全体のサレンダーを申し出ています。相手が認めると、マッチは終了します。
asks-you-to-surrender-match = { $name }がマッチ全体のサレンダーを申し出ています。認めると、マッチは終了します。
you-ask-to-surrender-match = マッチ全体のサレンダーを申し出ました。相手が認めると、マッチは終了します。
ended-surrendered-match = { $name }がマッチ全体をサレンダーしました。
surrender-in-private = DM
surrender-asked-duel = このデュエルのサレンダーの同意を相手に求めています。それまでデュエルは続きます：
    { $duel }
surrender-asked-match = マッチ全体のサレンダーの同意を相手に求めています。それまでマッチは続きます：
    { $duel }
surrender-asked-match-now = マッチ全体のサレンダーの同意を相手に求めています。このデュエルだけのサレンダーの申し出は取り下げられました：
    { $duel }
surrender-asked-duel-now = このデュエルだけのサレンダーの同意を相手に求めています。マッチ全体のサレンダーの申し出は取り下げられました：
    { $duel }
surrender-changed = サレンダーの申し出の内容が変わりました。パネルで内容を確認してから、認めるか続けるかを選んでください。
surrender-now-match = { $name }はこのデュエルだけでなく、マッチ全体のサレンダーを申し出ています。
surrender-now-duel = { $name }はマッチ全体ではなく、このデュエルだけのサレンダーを申し出ています。
