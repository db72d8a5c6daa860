# デュエルの時計：持ち時間と、時間切れのとき。
settings-option-clock = 持ち時間の方式
clock-rules-casual = カジュアル：1回の選択につき{ $seconds }秒。時間切れになると自動で選ばれ、3回続くと負けになります。
clock-rules-live = ライブ：持ち時間は各プレイヤー{ $minutes }分。選択するたびに{ $increment }秒増えます（{ $minutes }分まで）。持ち時間がなくなると負けになります。残り1分と残り20秒でお知らせします。
clock-rules-correspondence = 長期戦：1回の選択につき{ $hours }時間。休止時間（/duel quiet）は数えません。お知らせは1回です。時間切れになると自動で選ばれ、3回続くと負けになります。
ended-bank = { $name }は持ち時間がなくなり、デュエルに敗北しました。
clock-banks = 残りの持ち時間：{ $banks }
clock-bank = { $name } { $minutes }:{ $seconds }
clock-reminder = { $user } まだあなたの番です。時間切れ：{ $until }
clock-reminder-choice = { $user } まだあなたの番です。時間切れ：{ $until }。時間切れになると「{ $choice }」が自動で選ばれます。
clock-nearly-empty = { $user } 持ち時間がもうすぐなくなります。なくなると負けになります。
your-clock-chose = 時間切れのため、あなたの代わりに「{ $choice }」が選ばれました。
your-clock-answered = 時間切れのため、あなたの代わりに自動で回答されました。
your-clock-lots = 時間切れのため、くじで「{ $choice }」に決まりました。

duel-quiet-description = 長期戦で時間が進まない時間帯（休止時間）を決める
quiet-option-zone = あなたのタイムゾーン（例：Asia/Tokyo）
quiet-option-from = 休止時間が始まる時刻（0～23時）
quiet-option-to = 休止時間が終わる時刻（0～23時）
quiet-are = 次の選択から、長期戦では{ $from }:00～{ $to }:00（{ $zone }）のあいだ、あなたの時間は進みません。
quiet-none = 休止時間はありません。長期戦でもあなたの時間は常に進みます。設定するには、タイムゾーンと2つの時刻を指定してください。
quiet-wrong = タイムゾーンを一覧から選び、時刻を2つとも指定してください。休止時間は1日{ $most }時間までです。
quiet-gone = 次の選択から、休止時間はなくなります。

duel-pause-description = デュエルの中断を申し込む・同意する、または再開する
pause-ask = 中断する
pause-agree = 中断に同意する
pause-decline = 中断しない
pause-end = 再開する
pause-asked = { $name }が中断を希望しています。相手が同意すると中断します。
pause-is-on = デュエルは中断中です。時間は進みません。どちらかが「再開する」を押すと再開します。自動で再開する時刻：{ $until }
pause-ended = 中断が終わりました。
pause-ended-by = { $name }がデュエルを再開しました。
pause-begins = デュエルを中断しました。
you-ask-pause = 相手に中断を申し込みました。同意されるまで時間は進みます。
you-ended-pause = デュエルを再開しました。
duel-is-paused = デュエルは中断中です。先に「再開する」を押してください。
no-time-to-pause = 練習では時間は進みません。いつでも戻ってこられます。
