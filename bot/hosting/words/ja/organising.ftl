# 大会：主催者の操作と、決定の記録。
event-start-description = 今いる参加者で大会を始める
event-cancel-description = 大会を中止する
event-disqualify-description = 開催中の大会で参加者を失格にする
event-reinstate-description = ドロップまたは失格になった参加者を復帰させる
event-remove-description = 参加者を大会から外す（開始後はドロップとして扱う）
event-add-description = デッキを指定して参加者を加える、または開始前にデッキを変更する
event-admin-deck-description = 参加者のデッキを自分だけに表示する
event-role-description = 大会を運営できるロールを決める（指定なしで解除）
event-log-description = 大会での決定：自分または全員に関わるもの
event-option-disqualified = 理由（本人と主催者に表示されます）
event-option-reinstated = 理由（決定の記録で誰でも読めます）
event-option-added = 参加させるプレイヤー
event-option-deck = 構築済みデッキ、またはその人のデッキの名前
event-option-role = 大会を運営できるロール
event-started = { $count }人で大会を始めます。
event-sure-to-cancel = { $name }（{ $count }人）を中止しますか？元に戻すことはできません。
event-cancel-yes = 中止する
event-cancel-no = 大会を続ける
event-cancel-reason = 理由（全員に表示されます）
event-cancelled = { $name }を中止しました。
event-not-cancelled = 大会を続けます。
event-disqualified = { $player }を失格にしました。
event-reinstated = { $player }が大会に復帰しました。{ $plays ->
    [now] このラウンドの対戦を改めて行います。
   *[next] 次のラウンドから組み合わせに入ります。記録済みの結果は変わりません。
}
event-add-reinstate = この人は大会から離脱しています。`/event-admin reinstate`で復帰させてください。
event-own-match-other = あなた自身の対戦に関わるため、別の主催者が決める必要があります。
event-own-match-asked = あなた自身の対戦に関わるため、あなただけでは決められません。大会のチャンネルで{ $name }に確認しています。同意があれば確定します。別の主催者が決めることもできます。
event-agree-question = { $rival }：対戦相手で主催者でもある{ $organiser }が、あなたとの対戦について次のように決めようとしています。{ $what }あなたが同意した場合だけ確定します。
event-agree-what = { $kind ->
    [Corrected] { $table }番テーブルの結果を{ $result }とします。
    [Extended] ラウンドを{ $count }分延長します。
    [Undone] 直前のラウンドを取り消します。
   *[other] ラウンドの時間をここで終了します。
}
event-agree-yes = 同意する
event-agree-no = 同意しない
event-agreed = { $name }が同意したため、確定しました：{ $what }
event-not-agreed = { $name }が同意しなかったため、行われません：{ $what }
event-agreed-reason = { $reason }（{ $name }が同意）
event-agree-gone = この確認はもう受け付けていません。必要であれば、主催者がもう一度確認できます。
event-agree-not-you = 答えられるのは、その対戦の相手だけです。
event-undo-sure = { $name }の{ $round }を取り消しますか？組み合わせをやり直します。取り消すと次のようになります。
event-undo-changed = その間に状況が変わりました。もう一度確認してください。
event-undo-nothing = 中止されるデュエルや無効になる結果はありません。
event-undo-stops = { $table }番テーブルのデュエルが中止されます：{ $players }
event-undo-result = { $table }番テーブルの結果が無効になります：{ $result }
event-undo-back = ドロップ・失格が取り消され、続けて参加します：{ $players }
event-undo-gone = 再び大会から離脱します：{ $players }
event-undo-late = 途中参加が取り消されます：{ $players }
event-undo-cut = 決勝トーナメントへの進出が取り消されます。
event-undo-end = 大会の終了が取り消されます。{ $shown ->
    [yes] 公開されたデッキリストは公開されたままです。
   *[no] {""}
}
event-undo-yes = ラウンドを取り消す
event-undo-no = 取り消さない
event-undo-reason = 理由（全員に表示されます）
event-not-undone = ラウンドは取り消されませんでした。
event-removed = { $player }を大会から外しました。
event-dropped = { $player }をドロップさせました。{ $table }番テーブルの対戦は負けになります。`/event-admin reinstate`で復帰させられます。
event-dropped-both = { $player }をドロップさせました。先に相手がドロップしたため、{ $table }番テーブルは{ $player }の勝ちのままです。どちらも勝ちにすべきでない場合は、`/event-admin correct`で両者敗北にしてください。`/event-admin reinstate`で復帰させられます。
event-dropped-idle = { $player }をドロップさせました。進行中の対戦はありませんでした。`/event-admin reinstate`で復帰させられます。
event-told-disqualified = 大会「{ $event }」で、主催者により失格となりました。理由：{ $reason }
event-told-reinstated =
    大会「{ $event }」で、主催者があなたを復帰させました。理由：{ $reason }
    { $plays ->
        [now] このラウンドの対戦を改めて行います。テーブルに着いてください。
       *[next] 次のラウンドから組み合わせに入ります。
    }
event-told-removed = 大会「{ $event }」の参加登録が主催者により取り消されました。
event-told-dropped = 主催者により、大会「{ $event }」からドロップとなりました。参加できる場合は主催者にお知らせください。復帰できます。
event-added = { $player }が「{ $deck }」で参加します。
event-role-everyone = 別のロールを選んでください。このロールは全員が持っています。
event-role-none = ロールによる運営はできなくなりました。サーバーまたはイベントの管理権限を持つ人だけが運営できます。
event-role-set = { $role }を持つ人が大会を運営できます。
    -# Discordは`/event-admin`をイベントの管理権限を持つ人だけに表示します。このロールにも表示するには、サーバー設定→連携サービスで許可してください。
event-log-title = ### { $name }：決定の記録（{ $page }／{ $count }）
event-log-all = 主催者はすべての記録を読めます。
event-log-own = 自分または全員に関わる記録だけが表示されます。
event-log-empty = まだ何も決まっていません。
event-log-by = （{ $name }による）
event-log-reason = 理由：{ $reason }
event-log-others = ほか{ $count }人
event-log-line = { $kind ->
    [Joined] { $players }が参加しました。
    [Withdrew] { $players }が開始前に参加を取りやめました。
    [DeckChanged] { $players }のデッキが変更されました。
    [CheckInOpened] チェックインを開始しました。
    [CheckedIn] { $players }がチェックインしました。
    [Started] { $count }人で大会が始まりました。
    [CutMade] 上位{ $count }人が決勝トーナメントに進みました。
    [Paired] 第{ $round }回戦の組み合わせが決まりました。
    [Reported] { $table }番テーブル（{ $players }）：{ $result }
    [Corrected] { $table }番テーブル（{ $players }）：{ $result }と裁定されました。
    [Extended] ラウンドが{ $count }分延長されました。
    [Delayed] { $count }分間は制限時間に数えません：{ $why ->
        [down] ボットが停止していました。
        [clock] ボットのコンピューターの時計が変更されました。
        [unreachable] Discordに接続できませんでした。
        [hidden] { $table }番テーブルを表示できませんでした。
        [elsewhere] { $table }番テーブルのプレイヤーが別のテーブルで対戦中でした。
       *[late] チェックインを時間どおりに始められませんでした。
    }
    [TimeCalled] ラウンドが時間切れになりました。
    [Dropped] { $players }がドロップしました。
    [Disqualified] { $players }が失格になりました。
    [Reinstated] { $players }が復帰しました。
    [DecksSeen] 主催者がデッキを見ました：{ $players }
    [Undone] 直前のラウンドが取り消されました。
    [Cancelled] 大会が中止されました。
   *[Finished] 大会が終了しました。
}
