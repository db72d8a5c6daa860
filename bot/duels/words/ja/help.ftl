# ヘルプ。
help-description = デュエルのしかたとコマンドの説明
help-first-button = はじめてのデュエル
help-commands-button = コマンド
help-asked-button = いつ確認される？
help-managers-button = 管理者向け
help-start =
    Duelkeeperは遊戯王OCGのデュエルをルール通りに進行します。操作はボタンとメニューで行います。`/duel practice`でCPUと対戦できます。
    有志による非公式のプロジェクトで、権利者が制作・承認したものではありません。
help-first =
    1. `/duel practice`で、自分だけに見えるデュエルが用意されたデッキで始まります。
    2. パネルはDMにあります。スレッドでは「自分の手札」を押してください。フィールド、手札、これまでの出来事が表示され、最後に質問とボタンがあります。
    3. カードのボタンを押すと、テキストとできることが表示されます。「戻る」でフィールドに戻ります。メニューからは、見ることのできるすべてのカードを読めます。
    4. M1～M5はメインモンスターゾーン、S1～S5は魔法＆罠ゾーンで、持ち主から見て左から数えます。自分のM1の正面は相手のM5です。
    5. カードは最初の空いているゾーンに置かれます。自分で選ぶには`/duel zones`を使ってください。
    6. カードの効果は`/card`で確認できます。デュエル中に調べた内容はほかの人には見えません。
    7. 慣れたら`/duel challenge`で申し込むか、対戦相手を募集してください。
help-commands =
    デュエル：`/duel challenge`、`/duel practice`、`/duel status`、`/duel draw`、`/duel pause`、`/duel surrender`
    遊び方の設定：`/duel windows`、`/duel zones`、`/duel quiet`、`/duel calls`、`/duel picture`
    デッキ：`/deck import`、`/deck list`、`/deck view`、`/deck hand`、`/deck check`、`/deck compare`、`/deck show`、`/deck edit`、`/deck rename`、`/deck share`、`/deck delete`
    カード：`/card`、`/search`、メッセージのメニューの「このメッセージのカード」
    大会：`/event list`、`/event show`、`/event join`、`/event deck`、`/event drop`、`/event report`、`/event pairings`、`/event standings`、`/event bracket`、`/event why`、`/event log`、`/event export`、`/event evidence`
    ルール：`/ruling`、`/chain`、`/rule`、`/term`
help-asked =
    発動の確認をいつ行うかは、`/duel windows`またはパネルのメニューで選べます：発動できるとき、すべてのタイミング（発動できるカードがなくても）、効果と攻撃のときだけ、必ず答えることだけ。自分のターンまで、またはチェーンが発生するまで、すべてパスすることもできます。
    何を選んだかはほかの人にはわかりません。確認の待ち時間は全員同じなので、待ち時間から発動できるカードの有無はわかりません。
help-managers =
    `/duel settings`：相手に確認する前の待ち時間、持ち時間の方式、1回の選択の秒数、サレンダーがすぐに成立するか
    `/duel list`、`/duel stop`、`/duel hold`、`/duel resume`：このサーバーのデュエルの一覧、中止、中断、再開。理由は両プレイヤーに表示されます（「サーバー管理」または「メンバーをタイムアウト」の権限）
    `/event create`、`/event-admin start`、`/event-admin cancel`、`/event-admin add`、`/event-admin remove`、`/event-admin disqualify`、`/event-admin deck`、`/event-admin correct`、`/event-admin undo`、`/event-admin extend`、`/event-admin call-time`、`/event-admin role`：このサーバーの大会（「サーバー管理」「イベントの管理」、または最後のコマンドで決めたロール）
    `/admin import`：取り込まれたカード、裁定、リミットレギュレーション
    デュエルにはスレッドを使います。公開・非公開スレッドの作成と、スレッドでの発言の権限が必要です。
