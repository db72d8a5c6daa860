# 大会の様子を見せるコマンド。
event-pairings-description = ラウンドの対戦表（結果とテーブルへのリンク付き）
event-standings-description = 順位表（タイブレーカー付き）
event-bracket-description = トーナメント表（画像と文章）
event-why-description = 組み合わせと順位の理由
event-option-event = 大会（省略するとここで行われている大会）
event-option-round = ラウンド（省略すると最新）
event-option-only-me = 自分だけに表示しますか？
event-option-why-player = 理由を知りたいプレイヤー（省略すると自分）
event-no-such-round = { $count ->
    [0] 組み合わせはまだ発表されていません。
   *[other] 今のところ第{ $count }回戦までです。
}
event-no-bracket = この大会にはトーナメント表がないか、まだできていません。決勝トーナメントはスイスドローの後に決まります。順位は`/event standings`で確認できます。
event-why-not-in = この大会に参加していません。オプションの`プレイヤー`で指定してください。
event-page-gone = このラウンドは取り消されたため、ほかのページはありません。
