# パネルの編集では通知が届かないため、プレイヤーを呼ぶメッセージ。
call-turn = { $user } { $name }とのデュエルであなたのターンです：{ $panel }
call-asked = { $user } { $name }とのデュエルであなたの選択を待っています：{ $panel }
duel-calls-description = デュエルの呼び出しメッセージをいつ受け取るかを選ぶ
calls-option-call = いつメッセージで呼びますか？何か操作するとメッセージは消えます。
calls-never = 呼ばない
calls-away = 1分以上離れていたとき
calls-always = 自分のターンが始まるときも毎回
calls-set-never = 残り時間がわずかなときを除いて、メッセージでは呼びません。
calls-set-away = 1分以上操作がないまま選択を求められたとき、メッセージで呼びます。
calls-set-always = 自分のターンが始まるときと、1分以上操作がないまま選択を求められたとき、メッセージで呼びます。
