# Which imported cards an event takes.
event-option-cards = デッキに使える取り込みカード（省略すると処理が確認されたもののみ）
event-cards-choice-trusted = 処理が確認されたもののみ
event-cards-trusted = 取り込みカード：処理が確認されたもののみ
event-cards-also = 取り込みカード：{ $states }のものも使用可
event-deck-not-taken = この大会では使えないカードがデッキに入っています。「自分のデッキ」か`/event join`で別のデッキを提出してから、チェックインしてください：
    { $cards }
event-deck-not-locked = この大会で使えないカードがデッキに入っている
event-left-out = { $player }は参加できません：この大会で使えない取り込みカードがデッキに入っています。該当するカードは「自分のデッキ」で確認できます。
