# ヘルプ。
help-description = デュエルのしかたとコマンドの説明
help-first-button = 遊び方
help-commands-button = コマンド
help-asked-button = いつ確認される？
help-managers-button = 管理者向け
help-commands =
    デュエル：`/duel practice`（CPU戦）、`/duel challenge`（対人戦）、`/puzzle`（詰めデュエル）、`/duel status`、`/duel watch`、`/duel draw`、`/duel pause`、`/duel hand-over`、`/duel surrender`、`/duel history`、`/replay show`、`/replay verify`、`/record`、`/ladder`
    遊び方の設定：`/duel windows`、`/duel zones`、`/duel guard`、`/duel quiet`、`/duel calls`、`/duel picture`、`/privacy`
    デッキ：`/deck import`、`/deck list`、`/deck view`、`/deck hand`、`/deck check`、`/deck compare`、`/deck show`、`/deck edit`、`/deck rename`、`/deck share`、`/deck delete`
    カード：`/card`、`/search`、メッセージのメニューの「このメッセージのカード」
    大会：`/event list`、`/event show`、`/event join`、`/event deck`、`/event drop`、`/event report`、`/event pairings`、`/event standings`、`/event bracket`、`/event why`、`/event log`、`/event export`、`/event evidence`
    ルール：`/ruling`、`/chain`、`/rule`、`/term`
    ボットの状態：`/status`
help-asked =
    発動の確認をいつ行うかは、`/duel windows`またはパネルのメニューで選べます：発動できるとき、すべてのタイミング（発動できるカードがなくても）、効果と攻撃のときだけ、必ず答えることだけ。自分のターンまで、またはチェーンが発生するまで、すべてパスすることもできます。
    何を選んだかはほかの人には分かりません。確認の待ち時間は全員同じなので、待ち時間から発動できるカードの有無は分かりません。
help-managers =
    `/duel-admin settings`：相手に確認する前の待ち時間、持ち時間の方式、1回の選択の秒数、サレンダーがすぐに成立するか、観戦の遅延
    `/duel-admin ladder`：大会のデュエルをこのサーバーのランキングに数えるかどうか（「サーバー管理」の権限）
    `/duel-admin moderators`：デュエルの「モデレーターを呼ぶ…」で呼ばれる人を決める（「サーバー管理」の権限）
    `/duel-admin list`、`/duel-admin stop`、`/duel-admin hold`、`/duel-admin resume`、`/duel-admin desk`：このサーバーのデュエルの一覧、中止、中断、再開、ジャッジ席。理由はプレイヤーに表示されます（「サーバー管理」または「メンバーをタイムアウト」の権限）
    `/duel-admin reports`：処理の誤りが報告されたカードの一覧と、処理を元に戻すこと
    `/event-admin create`、`/event-admin start`、`/event-admin cancel`、`/event-admin add`、`/event-admin remove`、`/event-admin disqualify`、`/event-admin reinstate`、`/event-admin deck`、`/event-admin correct`、`/event-admin undo`、`/event-admin extend`、`/event-admin call-time`、`/event-admin role`：このサーバーの大会（「サーバー管理」「イベントの管理」、または最後のコマンドで決めたロール）
    `/admin import`：取り込まれたカード、裁定、リミットレギュレーション
    デュエルにはスレッドを使います。公開・非公開スレッドの作成と、スレッドでの発言の権限が必要です。
