# 大会からファイルとして受け取れるもの。
event-export-description = 大会のデータをファイルで受け取る（プレイヤー、対戦、順位、決定の記録）
event-export-files = CSVの表、または1つのJSONファイル
event-exported = **{ $name }**のデータです。列の説明はドキュメントにあります。デッキリストは含まれません。
event-exported-decks = **{ $name }**のデータです（デッキリスト付き）。列の説明はドキュメントにあります。
event-evidence-description = 終了したマッチの公開ログ全体
event-evidence-table = テーブル番号
event-evidence = { $round }の{ $table }番テーブルで、観戦者に見えていた内容です：
event-evidence-none = { $round }の{ $table }番テーブルではデュエルが行われていないか、ルールやカードの変更によりログを表示できなくなっています。
event-evidence-open = { $table }番テーブルのマッチはまだ終わっていません。ログは終了後に受け取れます。
event-no-such-table = このラウンドに{ $table }番テーブルはありません。
