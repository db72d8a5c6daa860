# How duels come about, and what a server sets for them.
duel-description = デュエルまたは練習をする
duel-challenge-description = 誰かにデュエルを申し込む
duel-practice-description = 内蔵の相手と練習する
duel-status-description = ここのデュエル、または自分のデュエルの状況を見る
duel-surrender-description = デュエルをサレンダーする
duel-settings-description = このサーバーのデュエルの設定
duel-zones-description = カードを置くゾーンを自分で選ぶか、任せるか
duel-windows-description = 発動できるカードがなくても毎回確認するか、発動できるときだけか
duel-option-opponent = 申し込む相手
duel-option-format = デュエルのルール
duel-option-deck = 自分のデッキ、または用意されたデッキ
settings-option-pace = 発動の有無を確認する間、全員に対して同じだけ進行を止める秒数（0～10、0でオフ）
settings-option-decision = 1回の選択の秒数(30~3600)
settings-option-unilateral = 相手の同意なしでサレンダーできますか?
zones-option-choose = カードごとにゾーンを選びますか？
windows-option-always = 発動できるカードがないときも確認しますか？

challenge-offered = { $challenger }が{ $challenged }にデュエルを申し込みました:**{ $format }**
challenge-declined = { $name }はデュエルを断りました。
challenge-taken-back = { $name }は申し込みを取り消しました。
challenge-accepted = 申し込みが受けられました。デュエル:{ $channel }
challenge-is-over = この申し込みはもう有効ではありません。
not-your-challenge = この申し込みはあなた宛てではありません。
not-yourself = 自分には申し込めません。一人で遊ぶには /duel practice を使ってください。
not-a-bot = ボットには申し込めません。一人で遊ぶには /duel practice を使ってください。
accept = 受ける
decline = 断る
choose-your-deck = 使うデッキを選んでください
laying-the-table = 準備しています…
table-is-laid = { $rival }とのデュエル({ $format })がここで始まります。このメッセージがあなたの手札とボタンのパネルになります。
duel-begins = デュエルが始まりました:{ $channel }。そこで「{ $button }」を使うか、ダイレクトメッセージでプレイできます。どちらでもすべて行えます。
takes-no-messages = { $name }がダイレクトメッセージを受け取らない設定のため、デュエルを始められません。このサーバーのメンバーからのダイレクトメッセージを許可して、もう一度「受ける」を押すか、コマンドを使ってください。
channel-is-taken = このチャンネルではすでにデュエルが行われており、スレッドも作れません。終わるのを待つか、別のチャンネルを使ってください。
no-such-format = 「{ $format }」というルールはありません。一覧から選んでください。
no-such-deck = このルールで使えるデッキ「{ $name }」はありません。一覧から選ぶか、/deck import で取り込んでください。
deck-not-allowed = デッキ「{ $name }」はこのルールでは使えません:
deck-no-longer-allowed = { $name }のデッキはこのルールで使えなくなりました。別のデッキでもう一度始めてください。
built-in-name = 練習相手
no-duel-here = ここにも他の場所にもあなたのデュエルはありません。/duel challenge か /duel practice で始めてください。
you-surrendered = サレンダーしました。
surrender-is-theirs = サレンダーを申し出たのはあなたです。認めるか続行するかは、相手がこのボタンで決めます。
surrender-asked = 相手にサレンダーの同意を求めています。それまでデュエルは続きます。
settings-are = これから始まるデュエル：発動の確認 { $pace } 秒、1回の選択 { $decision } 秒、{ $unilateral ->
    [yes] サレンダーに同意は不要
   *[no] サレンダーには相手の同意が必要
}。
zones-chosen = 次のカードから、置けるゾーンが複数あるときは毎回たずねます。
zones-left = カードは最初の空いているゾーンに置かれます。自分で選ぶには /duel zones を使ってください。
windows-always = これからは、パスしかできないときも毎回確認します。他の人にはわかりません。
windows-able = これからは、発動できるときだけ確認します。他の人にはわかりません。
needs-manage-server = 「サーバー管理」の権限が必要です。
only-on-a-server = サーバーでのみ使えます。
