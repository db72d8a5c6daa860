# モデレーター用。
duel-list-description = モデレーター用：このサーバーのデュエル一覧
duel-stop-description = モデレーター用：デュエルを中止する（勝敗なし）
stop-option-duel = 対象のデュエル
stop-option-reason = 理由（両プレイヤーに表示されます）
needs-moderator = サーバーで「サーバー管理」または「メンバーをタイムアウト」の権限が必要です。
moderator-duel = { $duel } · { $stand } · 開始：{ $since } · { $place }
moderator-no-duels = このサーバーで進行中のデュエルはありません。
moderator-no-such-duel = その番号のデュエルは、このサーバーで進行していません。/duel list で確認できます。
ended-moderated = モデレーターがこのデュエルを中止しました。勝敗はつきません。
duel-hold-description = モデレーター用：デュエルを中断する（時間は進みません）
duel-resume-description = モデレーター用：中断中のデュエルを再開する
moderator-done-stop = 中止しました：{ $duel }。理由は両プレイヤーに表示されます。
moderator-done-hold = 中断しました：{ $duel }。理由は両プレイヤーに表示されます。再開できるのは `/duel resume` だけです（一定時間後には自動で再開します）。
moderator-done-resume = 再開しました：{ $duel }
moderator-is-held = このデュエルはすでに中断中です。
moderator-not-held = このデュエルは中断していません。
pause-by-moderator = モデレーターがデュエルを中断しました。理由：{ $reason }
