# モデレーター用。
duel-list-description = モデレーター用：このサーバーのデュエル一覧
duel-stop-description = モデレーター用：デュエルを中止する（勝敗なし）
stop-option-duel = どのデュエル
stop-option-reason = 理由（両プレイヤーに表示されます）
needs-moderator = サーバーで「サーバー管理」または「メンバーをタイムアウト」の権限が必要です。
moderator-duel = { $duel } · { $stand } · 開始：{ $since } · { $place }
moderator-no-duels = このサーバーで進行中のデュエルはありません。
moderator-no-such-duel = その番号のデュエルはこのサーバーで行われていません。/duel list で確認できます。
moderator-stopped = 中止しました：{ $duel }。理由は両プレイヤーに表示されます。
ended-moderated = モデレーターがこのデュエルを中止しました。勝敗はつきません。
