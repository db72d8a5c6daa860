# DMを受け取らないプレイヤーを、デュエルの場所で呼ぶメッセージ。全員が読める。
call-openly-turn = { $user } あなたのターンです。フィールドの下の「{ $button }」を押してください：{ $board }
call-openly-asked = { $user } あなたの選択を待っています。フィールドの下の「{ $button }」を押してください：{ $board }
call-openly-time = { $user } まだあなたの番です。残り時間がわずかです。フィールドの下の「{ $button }」を押してください：{ $board }
call-openly-pause = { $user } デュエルの中断についてお知らせがあります：{ $board }
board-gone-openly = { $user } デュエルのチャンネルが削除されたか、ボットが書き込めなくなり、DMも送れません。デュエルは続いています。ここで`/duel status`を使い、「{ $button }」を押してください。
