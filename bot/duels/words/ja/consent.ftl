# Cards that have to be agreed to before a duel.
challenge-brings = { $name }のデッキには、同意が必要な取り込みカードがあります：{ $cards }。受けた人は使用に同意したことになります。
challenge-which-cards = カードを確認
challenge-cards-title = ### 同意が必要なカード
challenge-cards-none = 今はありません。
counter-asked = { $challenger }：{ $name }が申し込みを受けました。デッキに、あなたの同意が必要な取り込みカードがあります：{ $cards }。
counter-agree = 同意してデュエル
counter-decline = 同意しない
counter-waits = 取り込みカードの使用について、{ $challenger }に確認しています。同意があればデュエルが始まります。別のデッキで受けることもできます。
counter-declined = { $name }のカードの使用は同意されませんでした。別のデッキなら、まだ申し込みを受けられます。
counter-agreed = { $name }のカードの使用に同意しました：{ $channel }
counter-is-over = この確認はもう有効ではありません。
counter-not-yours = 答えられるのは申し込んだ本人だけです。
deck-not-taken = { $name }のデッキに、報告された取り込みカードか、同意のない取り込みカードがあります。該当するカードは{ $name }が`/deck check`で確認できます。もう一度申し込んでください。
own-deck-not-taken = あなたのデッキは、このままではここで使えません：
    { $cards }
agreed-and = ／
agreed-takes = 使えるカード：{ $states }
plays-cards = { $name }の同意済みカード：{ $cards }
practice-cards = このデッキには、印刷どおりに処理されないおそれのあるカードがあります：{ $cards }。対人戦では相手の同意が必要です。
