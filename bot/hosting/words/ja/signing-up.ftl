# 大会：作成、告知、参加、チェックイン。
event-shape-single = シングルエリミネーション
event-shape-double = ダブルエリミネーション
event-shape-swiss = スイスドロー
event-shape-round-robin = 総当たり
event-starts = 開始：{ $day }（{ $left }）
event-starts-checked = 開始：{ $day }（{ $left }）。チェックインは開始の{ $minutes }分前から
event-round-time = 1ラウンド{ $minutes }分、ラウンドの間は{ $pause }分
event-overtime-loss = ラウンドの時間切れまでに終わらなかったマッチは、両者の負け
event-overtime-judge = ラウンドの時間切れ後も、主催者が判断するまで続行
event-absent = ラウンド開始から{ $minutes }分以内にテーブルに来ないと負け
event-rounds-single = 1敗で敗退
event-rounds-single-third = 1敗で敗退。3位決定戦あり
event-rounds-double = 2敗で敗退。無敗のプレイヤーがグランドファイナルで負けた場合は、グランドファイナルをもう一度行う
event-rounds-round-robin = 全員が全員と対戦
event-rounds-table = スイスドローのラウンド数は参加人数で決まる。
event-rounds-fixed = スイスドロー{ $count }ラウンド。
event-cut-none = 決勝トーナメントなし。
event-cut-table = 9人以上なら、上位者が決勝トーナメントに進む{ $third ->
    [yes] （3位決定戦あり）
   *[no] {""}
}。
event-cut-fixed = 上位{ $count }人が決勝トーナメントに進む{ $third ->
    [yes] （3位決定戦あり）
   *[no] {""}
}。
event-joins-late = 途中参加可。参加前のラウンドは負け扱い
event-decks-kept = デッキリストは主催者だけが見られる
event-decks-shown = 大会終了後、デッキリストは全員に公開
event-draft = ## { $name }
    あなただけに表示されています。設定の内容：
event-draft-hint = -# そのほかの設定を変えるには、もう一度`/event-admin create`を使ってください。
event-announce = 告知する
event-change = 変更
event-discard = 破棄
event-discarded = 破棄しました。ほかの人には見えていません。
event-draft-gone = この下書きはもうありません。もう一度`/event-admin create`を使ってください。
event-change-title = 大会の変更
event-field = { $field ->
    [name] 名前
    [starts] 開始（例：「90分後」、<t:…>）
    [rounds] スイスドローのラウンド数 { $least }～{ $most }（空欄：人数による）
    [cut] 決勝トーナメントの人数 { $least }～{ $most }（空欄：人数による）
   *[round_minutes] 1ラウンドの分数 { $least }～{ $most }
}
event-announced = { $channel }で大会を告知しました。
event-no-channel = { $channel }に書き込めません。閲覧と送信を許可するか、別のチャンネルで大会を作成してください。
event-when-clock = 時刻の受け取り方はタイムゾーンによって変わります。何分後か（「90分後」「2時間後」「1日後」）、またはDiscordのタイムスタンプ（例：<t:1767225600:F>）で指定してください。
event-when-unclear = この時刻は読み取れません。何分後か（「90分後」「2時間後」「1日後」）、またはDiscordのタイムスタンプ（例：<t:1767225600:F>）で指定してください。
event-when-past = この時刻はもう過ぎています。これからの時刻を指定してください。
event-when-far = 開始は60日以内で指定してください。
event-needs-name = 大会の名前を入力してください。
event-no-number = { event-setting }は{ $least }から{ $most }までの数で指定してください。
event-only-swiss = { event-setting }はスイスドローだけの設定です。
event-only-bracket = { event-setting }はシングルエリミネーションか決勝トーナメントだけの設定です。
event-have-joined = { $count ->
    [0] まだ参加者はいません。
   *[other] 参加者：**{ $count }**人。
}定員は{ $most }人です。
event-are-here = チェックイン受付中：{ $count }人中**{ $here }**人が完了。
event-called-off = **中止：**{ $reason }
event-begins = { $count }人で大会が始まります。
event-is-played = **{ $round }** · { $tables }卓中{ $over }卓が終了 · 残り{ $count }人
event-newest = [最新の情報]({ $link })
event-was-won = 🏆 **{ $names }**
event-is-over = 大会は終了しました。
event-check-in-call = ### { $name }
    大会の開始：{ $left }。参加する人はボタンを押してください。チェックインしないと出場できません。
event-i-am-here = チェックイン
event-join = 参加
event-leave = 参加をやめる
event-drop = ドロップ
event-my-deck = 自分のデッキ
event-who-plays = 参加者
event-rules = ルール
event-no-deck = この大会で使えるデッキがありません。`/deck import`で登録してください。
event-choose-deck = { $name }で使うデッキを選んでください。開始までは変更できます。
event-choose-deck-of-many = { $name }で使うデッキを選んでください。開始までは変更できます。メニューに入りきらないデッキは`/event join`で選べます。
event-you-joined = **{ $name }**に「{ $deck }」で参加しました。デッキは開始まで変更できます。
event-you-joined-late = **{ $name }**に「{ $deck }」で参加しました。次のラウンドから対戦します。参加前のラウンドは負け扱いです。
event-also-joined = { $names }にも参加しています。同時に呼ばれたときは、一方で対戦している間、もう一方のテーブルが待ちます（最長で1ラウンド分）。
event-plays-also = { $names }にも参加
event-deck-changed = **{ $name }**で使うデッキを「{ $deck }」に変更しました。
event-join-first = この大会に参加していません。先に「参加」を押してください。
event-you-are-here = **{ $name }**のチェックインが完了しました。第1回戦が始まるとお知らせします。
event-decks-locked = -# 開始後はデッキを変更できません。
event-not-in-it = この大会には参加していません。
event-sure-to-leave = { $name }の参加をやめますか？開始までは再び参加できます。
event-sure-to-drop = { $name }からドロップしますか？対戦中のマッチは負けになり、以後は対戦が組まれません。復帰させられるのは主催者だけです。
event-leave-yes = 大会から抜ける
event-leave-no = 大会に残る
event-you-left = { $name }の参加を取りやめました。
event-you-dropped = { $name }からドロップしました。
event-you-stay = { $name }への参加を続けます。
event-organiser = -# 作成者：{ $organiser }
event-players-of = ### { $name }：{ $count }人
event-players-page = { $page }ページ
event-nobody-yet = まだ参加者はいません。
event-has-left = ドロップ
event-thrown-out = 失格
event-was-absent = チェックインなし
event-no-deck-of = { $name }はデッキを提出していません。
event-deck-of = ### { $name }：{ $deck }
event-deck-line = { $card } ×{ $count }
event-deck-secret = { $shown ->
    [yes] 大会が終わるまで、
   *[no] {""}
}このデッキは主催者だけが見られます。
event-deck-plays = あなたもこの大会の参加者なので、大会が終わるまでほかの人のデッキは見られません。参加していない主催者なら見られます。
event-listed = **{ $name }**（#{ $number }）・{ $phase ->
    [sign-up] 参加受付中
    [check-in] チェックイン中
    [playing] 開催中
    [decided] 決着（まもなく最終順位を発表）
    [over] 終了
   *[cancelled] 中止
}・{ $count }人・{ $day }・{ $channel }
event-list-title = ### このサーバーの大会
event-list-empty = このサーバーではまだ大会が開かれていません。
event-create-description = 大会を作る（告知するまでほかの人には見えません）
event-list-description = このサーバーの大会
event-show-description = 大会の内容と状況
event-join-description = デッキを選んで大会に参加する、またはデッキを変更する
event-drop-description = 大会から抜ける
event-deck-description = 大会での自分のデッキ、または公開されたデッキ
event-option-name = 大会の名前
event-option-shape = 対戦形式（省略するとスイスドロー）
event-option-starts = 開始：「90分後」「2時間後」、またはDiscordのタイムスタンプ（省略すると30分後）
event-option-rounds = スイスドローのラウンド数（省略すると人数による）
event-option-cut = 決勝トーナメントに進む人数（0でなし、省略すると人数による）
event-option-third-place = 3位決定戦を行うか（省略すると行わない）
event-option-check-in = 開始の何分前にチェックインを始めるか（0でなし、省略すると15）
event-option-round-minutes = 1ラウンドの分数（省略すると50）
event-option-absent = テーブルに来ないと何分で負けになるか（省略すると10）
event-option-pause = ラウンドの間の分数（省略すると2）
event-option-overtime = ラウンドの時間が切れたとき（省略するとエキストラターン）
event-option-extra-turns = エキストラターンの数（省略すると3）
event-option-late-joins = 途中参加を認めるか（スイスドローのみ、省略すると認めない）
event-option-show-decks = 終了後に全員がデッキを見られるか（省略すると見られない）
event-option-player = 対象の参加者
event-overtime-choice-loss = 両者の負け
event-overtime-choice-judge = 主催者が決める
