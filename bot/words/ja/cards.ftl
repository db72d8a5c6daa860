# カードを調べる。
card-description = カードの情報とテキストを表示します
card-option = カード名（英語・日本語・中国語）またはパスコード
card-passcode = パスコード：{ $code }
card-unknown = 「{ $name }」というカードは、まだ登録されていません。
card-nearest = お探しのカードはこちらですか？
card-show = カードを選んで表示
card-gone = このカードは現在登録されていません。
