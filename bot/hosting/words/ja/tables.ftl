# 大会の各ラウンドの卓。
event-table-thread = { $cut ->
    [yes] 決勝R{ $round }
   *[no] R{ $round }
} · { $table }卓 · { $one } – { $other }
event-table-title = ### { $table }卓 · { $round }
event-table-result = **結果：**{ $result }
event-table-time = このラウンドの終了：{ $ends }
event-table-time-up = このラウンドの制限時間が終了しました。
event-table-added = **{ $count }分**延長されました。対戦できなかった時間は制限時間に数えません。
event-table-absent = 着席したらボタンを押してください。来ないプレイヤーは負けとなり、ドロップになります。期限：{ $ends }
event-table-here = { $name }が着席しています。2人がそろうとデュエルが始まります。
event-table-both-here = 2人とも着席しています。デュエルを開始してください。
event-table-awaited = この対戦は続行されます。着席したらボタンを押してください。ラウンドの制限時間が終了しても結果がないと、2人とも敗北になることがあります。
event-table-duel = デュエル中です：{ $place }
event-table-again = 前のデュエルは成立しませんでした。もう一度デュエルしてください。
event-table-claimed = { $name }の報告：{ $result }。対戦相手は確認するか、「違います」を押してください。異議のない報告は、ラウンドの制限時間の終了時に成立します。
event-table-disputed = { $name }の報告：{ $result }。対戦相手が異議を申し立てました。主催者が裁定します。{ $late ->
    [yes] 主催者を待たずに、対戦相手が報告を認めて確定することもできます。
   *[no] 主催者を待たずに、{ $name }が報告を取り消すか、対戦相手が報告を認めて解決することもできます。
}誰も来ない場合は、サーバーまたはイベントの管理権限を持つほかの人に声をかけてください。
event-table-withdrawn = 報告は取り消されました。結果はもう一度報告できます。この卓で対戦する場合は、ボタンを押して着席してください。ラウンドの制限時間が終了しても結果がないと、2人とも敗北になることがあります。
event-table-taken-back = この卓の対戦は行われません。ラウンドが取り消されたか、大会が中止されました。
event-table-here-button = 着席しました
event-table-here-and-start-button = 着席してデュエル開始
event-table-start-button = デュエル開始
event-table-report-button = 結果を報告
event-table-confirm-button = 確認する
event-table-deny-button = 違います
event-table-take-back-button = 報告を取り消す
event-table-call-button = 主催者を呼ぶ
event-score-placeholder = 結果を選んでください
event-score-which = マッチの結果はどうでしたか？ほかの場所で行った対戦だけを報告してください。この卓のデュエルは自動で集計されます。
event-please-confirm = 対戦相手が結果を報告しました。上のボタンで確認するか、「違います」を押してください。
event-table-you-reported = 報告しました。対戦相手が確認すると成立します。
event-table-you-confirmed = 確認しました。結果が成立しました。
event-table-you-contradicted = 主催者を呼びました。2人で合意できなければ、主催者が裁定します。
event-table-report-taken-back = 報告を取り消しました。
event-table-too-late-to-take-back = ラウンドの制限時間が終了したため、報告はもう取り消せません。対戦相手が確認するか、主催者が裁定します。
event-table-organiser-called = 主催者をこの卓に呼びました。
event-table-is-over = この卓の対戦は終わっています。
event-table-not-yours = この卓はあなたの卓ではありません。
event-table-none-of-yours = 結果を待っているあなたの卓はありません。
event-table-not-both-here = 対戦相手がまだ来ていません。
event-table-plays = この卓ではデュエル中です。結果は自動で集計されます。
event-table-plays-no-report = この卓ではデュエル中のため、報告できません。最後までデュエルすると、結果は自動で集計されます。このデュエルを無効にしたい場合は主催者を呼んでください。
event-table-was-reported = この卓の結果はすでに報告されています。
event-table-nothing-reported = 確認を待っている報告はありません。
event-table-report-changed = 報告が変更されました。上の結果をもう一度見て、確認するか「違います」を押してください。
event-table-opponent-confirms = あなたの報告は、対戦相手の確認を待っています。
event-table-no-such-score = その結果はありえません。ありうる結果は、卓の「{ event-table-report-button }」の一覧で確認できます。
event-table-no-deck = デッキを提出していないプレイヤーがいます。主催者を呼んでください。
event-time-judge = { $table }卓：ラウンドの制限時間が終了しましたが、決着していません。`/event-admin correct`で裁定してください。
event-call-disputed = { $table }卓：2人の報告が食い違っています。`/event-admin correct`で裁定してください。
event-call-again = { $table }卓：{ $since }から主催者の裁定を待っています。結果が決まるまで大会は進みません。`/event-admin correct`で裁定してください。
event-play-again = { $table }卓：{ $why }この卓で新しいデュエルを始めてください。
event-call-player = { $table }卓：{ $name }が呼んでいます。
event-round-taken-back = このラウンドは取り消されました。
event-end-taken-back = 主催者が終了を取り消したため、大会は続きます。
event-too-few = 開始時の参加者が3人未満でした
event-rounds-option-event = 大会（省略するとここで行われている大会）
event-rounds-option-reason = 理由（裁定の記録で誰でも読めます）
event-report-description = ほかの場所で行った、このラウンドの自分のマッチの結果を報告する
event-report-won = 自分が勝ったデュエルの数
event-report-lost = 自分が負けたデュエルの数
event-correct-description = このラウンドの対戦の結果を決める、または訂正する
event-correct-table = 卓の番号
event-correct-result = 1人目と2人目が勝ったデュエルの数（例：2-1）
event-correct-unreadable = 一覧から結果を選ぶか、「2-1」のように入力してください。
event-corrected = 結果を確定しました：{ $result }
event-undo-description = 最後のラウンドを取り消す（中止・無効になるものを確認してから）
event-undone = ラウンドを取り消しました。ラウンド間の休憩のあとで、もう一度組み合わせます。
event-extend-description = 今のラウンドの時間を延長する
event-extend-minutes = 延長する分数
event-extended = ラウンドを{ $minutes }分延長しました。
event-extend-too-late = すでに時間切れになっており、このラウンドのデュエルはまもなく終わります。
event-call-time-description = 今のラウンドの時間を終了する
event-time-called = ラウンドの制限時間を終了しました。
