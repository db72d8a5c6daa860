# デュエルの後。
result-wins = { $name }の勝利
result-draw = 引き分け
result-none = 無効試合
result-beat = { $winner }が{ $loser }に勝利
result-given-up = サレンダーによる
result-by-surrender = マッチ全体のサレンダーによる
result-by-time = 時間切れによる
result-by-leaving = 相手の大会離脱による
score-until-then = それまでの勝敗：{ $first } { $score } { $second }
result-drawn = { $one } – { $other }：引き分け
result-called-off = { $one } – { $other }：無効試合
thread-name = { $format }：{ $one } – { $other }
rematch = 再戦
decks-button = デッキ
check-shuffle = シャッフルの確認
asks-you-to-surrender = { $name }がサレンダーを申し出ています。認めるとデュエルは終了します。
you-ask-to-surrender = サレンダーを申し出ました。相手が認めるとデュエルは終了します。
ended-reason = 理由：{ $reason }
publish-deck = 自分のデッキを公開する
duel-goes-on = このデュエルはまだ続いています。
shuffle-promised = 両方のデッキの順番は、最初のドローの前に乱数で決まっています。その乱数のハッシュ値（SHA-256）：
    `{ $fingerprint }`
    デュエルの終了後、このボタンで乱数そのものを確認できます。ハッシュ値が一致すれば、途中で変更されていません。
shuffle-proved = このデュエルのランダムな結果は、すべて次の数で決まりました：
    `{ $seed }`
    この32バイトのSHA-256のハッシュ値は、デュエルの開始時から公開されていた次の値です：
    `{ $fingerprint }`
shuffle-told = このデュエルのランダムな結果は、すべて次の数で決まりました：
    `{ $seed }`
    一人での練習のため、ハッシュ値は事前に公開されていません。この32バイトのSHA-256のハッシュ値：
    `{ $fingerprint }`
deck-is-private = { $name }は自分のデッキを使いました。本人が「デッキ」から公開できます。
deck-of-event = 大会のデュエルなので、{ $name }のデッキはここには表示されません。本人は「デッキ」で公開できます。デッキを公開する大会では、終了後に`/event deck`で見られます。
deck-published = デッキを公開しました：{ $channel }
deck-already-published = デッキはすでに公開済みです：{ $channel }
deck-not-published = そのチャンネルに書き込めないため、デッキを公開できませんでした。
deck-of = { $name }のデッキ
part-of-deck = **{ $part }（{ $count }）：**
rematch-wanted = 相手に伝えました。相手も「再戦」を押すと始まります。
rematch-begins = 再戦が始まりました：{ $channel }
rematch-kept-deck = { $name }は{ $owner }が持ち込んだデッキを使います。別のデッキを使うには、`/duel challenge`で新しく始めてください。
rematch-offered = { $name }が同じ条件での再戦を希望しています。{ $others }：上の「再戦」を押すと始まります。
surrender-declined = { $name }はサレンダーを認めませんでした。デュエルは続きます。
surrender-withdrawn = { $name }がサレンダーの申し出を取り下げました。デュエルは続きます。
duel-title = { $rival }との対戦 · { $format }
duel-title-what-if = もしも…… · { $rival }との対戦 · { $format }
surrender-sure = サレンダーしますか？すぐにこのデュエルの負けになります：
    { $duel }
surrender-sure-to-ask = サレンダーしますか？相手の同意が必要です：
    { $duel }
surrender-yes = サレンダーする
surrender-not = サレンダーしませんでした。デュエルは続きます。
surrender-is-asked = サレンダーを申し出ています。相手はまだ答えていません：
    { $duel }
surrender-take-back = サレンダーを取り下げる
surrender-taken-back = サレンダーの申し出を取り下げました。デュエルは続きます。
surrender-which = どのデュエルでサレンダーしますか？
again = もう一度
practise-button = CPUと練習する
again-easier = もう一度（もっと弱い相手と）
again-harder = もう一度（もっと強い相手と）
again-begins = 同じデッキで始まります（強さ：{ $level }）：{ $channel }
no-other-level = その強さはありません。
rematch-left = 対戦相手はデータを削除して退会しました。別の相手に申し込んでください。
