# 3人以上の対戦：脱落、引き分け、中断、時間、順位。
left-by-surrender = { $name }はサレンダーし、脱落しました。
left-by-clock = { $name }は時間切れで脱落しました。
you-are-out = このデュエルから脱落しました。最後まで観戦できます。
surrender-sure-many = サレンダーしますか？すぐに脱落し、ほかのプレイヤーはそのまま続けます：
    { $duel }
draw-sure-many = 全員に引き分けを提案しますか？全員が受けると、このデュエルは引き分けになります：
    { $duel }
draw-offered-many = { $name }が全員に引き分けを提案しています。全員が受けると、デュエルは引き分けになります。
draw-offered-by-you-many = 引き分けを提案しています。全員が受けるか、誰かが断るかプレイを続けるまで有効です。
draw-agreed-by-you = { $name }の引き分けの提案を受けました。全員が受けるまでデュエルは続きます。
draw-offer-made-many = 引き分けを受けるかどうか、ほかの全員に確認しています。全員が受けるまでデュエルは続きます。
draw-agreed-many = 全員の合意により、デュエルは引き分けになりました。
pause-asked-many = { $name }が中断を希望しています。ほかの全員が同意すると中断します。
you-ask-pause-many = 全員に中断を申し込んでいます。全員が同意するまで時間は進みます。
clock-rules-casual-many = カジュアル：1回の選択につき{ $time }。時間切れになると自動で選ばれ、3回続くと脱落します。パスできる確認は{ $window }秒で、時間切れになるとパスとして扱い、回数には数えません。
clock-rules-live-many = ライブ：持ち時間は各プレイヤー{ $minutes }分。選択するたびに{ $increment }秒増えます（{ $minutes }分まで）。持ち時間がなくなると脱落します。残り1分と残り20秒でお知らせします。
clock-rules-correspondence-many = 長期戦：1回の選択につき{ $hours }時間。休止時間（`/duel quiet`）は数えません。お知らせは1回です。時間切れになると自動で選ばれ、3回続くと脱落します。パスできる確認は{ $window }時間で、時間切れになるとパスとして扱い、回数には数えません。
clock-nearly-empty-many = { $user } 持ち時間がもうすぐなくなります。なくなると脱落します。
result-share = 同率1位：{ $names }
result-places = 順位：{ $places }
result-drawn-many = { $names }：引き分け
result-called-off-many = { $names }：無効試合
thread-name-many = { $format }：{ $names }
rematch-wanted-many = ほかの人に伝えました。全員が「再戦」を押すと始まります。
shuffle-promised-many = 全員のデッキの順番は、最初のドローの前に乱数で決まっています。その乱数のハッシュ値（SHA-256）：
    `{ $fingerprint }`
    デュエルの終了後、このボタンで乱数そのものを確認できます。ハッシュ値が一致すれば、途中で変更されていません。
