# At the table: boards, panels, buttons, and polite words.
my-hand = 自分の手札
refresh = 更新
log-title = これまでの出来事
and-more = …ほか{ $count }件
waiting-for-until = { $name }の番です。時間切れ：{ $until }
waiting-for-untimed = { $name }の番です。
waiting-for-response-until = 発動するかどうかを確認中です。時間切れ：{ $until }
waiting-for-response-untimed = 発動するかどうかを確認中です。
your-time = 時間切れ：{ $until }
time-nearly-up-choice = { $user } 残り時間がわずかです！時間切れになると「{ $choice }」が自動で選ばれます。
time-nearly-up = { $user } 残り時間がわずかです。時間切れになると、自動で回答されます。
asks-to-surrender = { $name }がサレンダーを申し出ています。相手が認めるとデュエルは終了します。
accept-surrender = サレンダーを認める
play-on = デュエルを続ける
clock-chose = { $name }の時間切れにより、「{ $choice }」が自動で選ばれました。
clock-answered = { $name }の時間切れにより、自動で回答されました。

ended-played = デュエルは終了しました。
ended-surrendered = { $name }がサレンダーしました。デュエルは終了しました。
ended-clock = { $name }は3回続けて時間切れになり、デュエルに敗北しました。
ended-unanswered = どちらからも回答がなかったため、デュエルは中止されました。勝敗はつきません。
ended-strayed = このデュエルは中止されました。再起動後に正確に再現できなかったためです。勝敗はつきません。
ended-outdated = このデュエルは中止されました。開始後にルールまたはカードが変更されたためです。勝敗はつきません。
changed-card = 「{ $card }」
ended-cards = このデュエルはボットの更新により中止されました。{ $cards }{ $rules ->
    [yes] とルール
   *[no] {""}
}の処理が変わり、それまでと同じ展開にならないためです。勝敗はつきません。
ended-rules = このデュエルはボットの更新により中止されました。ルールの処理が変わり（バージョン{ $former }→{ $version }）、それまでと同じ展開にならないためです。勝敗はつきません。
ended-broken = システムのエラーにより、このデュエルは中止されました。勝敗はつきません。

not-yours = あなたはこのデュエルの参加者ではありません。
already-answered = それはすでに回答済みです。パネルの表示が古い場合は「更新」を押してください。
taken-unseen = 操作は受け付けられましたが、ここには表示できません。別のパネルを見るか、「自分の手札」をもう一度押してください。
does-not-fit = その選択はできません。もう一度選んでください。
duel-is-over = このデュエルは終了しています。
unknown-button = このボタンまたはフォームは古くなっています。元のコマンドやメッセージから開き直してください。
board-gone = デュエルのチャンネルが削除されたか、ボットが書き込めなくなりました。デュエルはこのDMで続きます。

confirm-chosen = 決定（{ $count }）
chosen-so-far = 選択中（{ $count }）：{ $names }
leave-it = どれでもよい
start-over = やり直す
which-next = { $place }番目を選んでください
rest-as-it-lies = 残りはこの順番のまま
type-a-number = 数字を入力
number-from-to = { $least }～{ $most }
type-a-name = 名前を入力
no-such-name = 「{ $typed }」に近い名前はありません。別の名前を入力してください。
other-page = 次へ（{ $page }／{ $pages }ページ）
menu-exactly = 選択数：{ $most }（候補：{ $total }）
menu-up-to = 選択数：{ $most }まで（候補：{ $total }）
menu-between = 選択数：{ $least }～{ $most }（候補：{ $total }）
menu-part = { $what }（ここでは{ $first }～{ $last }番目）
look-again-then-confirm = 再起動などにより、選んだ内容が失われました。パネルをもう一度確認し、選び直してから確定してください。
