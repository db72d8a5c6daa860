# 最大3戦のマッチ：サイドデッキ、引き分け、サレンダー。
exchange-so-far = 抜く：{ $given }枚（{ $out }）・入れる：{ $taken }枚（{ $into }）
exchange-done = 完了
exchange-is-done = サイドデッキの入れ替えを完了しました。相手が完了するまで、変更できます。
exchange-again = もう一度変更する
clock-lots = { $name }は時間切れのため、くじで決まりました。

duel-option-best-of = シングル戦、またはサイドデッキありの最大3戦のマッチ
duel-draw-description = 相手に引き分けを提案する
draw-offered = { $name }が引き分けを提案しています。受けると、勝者なしでデュエルが終わります。
draw-offered-by-you = 引き分けを提案しています。相手が返事をするか、プレイを続けるまで有効です。
draw-accept = 引き分けを受ける
draw-decline = 引き分けを断る
draw-declined = { $name }は引き分けを断りました。
draw-offer-made = 引き分けを受けるかどうか、相手に聞いています。それまでデュエルは続きます。
draw-agreed = 両者の合意により、デュエルは引き分けです。
draw-not-now = 今は引き分けを提案できません。対人のデュエル中に提案でき、デュエルの間や、断られてから何も起こっていないうちは提案できません。

give-up-duel = このデュエルをサレンダーする
give-up-match = マッチ全体をサレンダーする
surrender-sure-match = サレンダーしますか？このデュエル、またはマッチ全体がすぐに負けになります：
    { $duel }
surrender-sure-to-ask-match = サレンダーしますか？相手が認める必要があります：
    { $duel }
gave-up-duel = マッチのこのデュエルをサレンダーしました：
    { $duel }
asks-to-surrender-duel = { $name }がこのデュエルのサレンダーを申し出ています。相手が認めると、このデュエルは終わります。
ended-surrendered-match = { $name }がマッチ全体をサレンダーしました。
