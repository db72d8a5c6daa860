# リプレイ：終わったデュエルを見返す。
replay-description = 終わったデュエルを見返す
replay-show-description = デュエルを1手ずつ見返す
replay-number-option = デュエルの番号（自分のデュエルの一覧に出ます）
option-replay-show-number = 番号
replay-title = デュエル{ $number }：{ $names }
replay-step = { $steps }手中{ $step }手目
replay-seen-by-all = 全員に見えていた内容
replay-seen-by = { $name }に見えていた内容
replay-nothing-told = 見えるものに変化はありません。
replay-changed = { $part }：{ $gone } → { $new }
replay-new = { $part }に追加：{ $new }
replay-gone = { $part }から減少：{ $gone }
replay-cut = ルールまたはカードがその後変わったため、この続きは再現できません。
replay-turn-back = 前のターン
replay-back = 前へ
replay-on = 次へ
replay-turn-on = 次のターン
replay-turns = ターンを選んで移動
replay-views = 視点を選ぶ
replay-file-text = テキストファイル
replay-file-page = ウェブページ
replay-file-json = データ（JSON）
replay-share = ここで公開
replay-watch = 見返す
replay-none = その番号で見られるデュエルはありません。見られるのは、終わったデュエルのうち、自分が参加したものか、このサーバーで公開されたものだけです。番号を確認してください。
replay-not-yours = その視点では見られません。
replay-share-on-server = リプレイを公開できるのは、サーバーのチャンネルだけです。
replay-shared = このサーバーの誰でも見られるようになりました。リンク：{ $link } `/replay show`に番号{ $number }を入れても開けます。
replay-seen-open = すべての手札を公開
replay-play = 再生
replay-stop = 停止
replay-as-picture = 画像で表示
replay-as-words = 文字で表示
replay-side = 自分の手札を公開する
replay-side-is-open = このデュエルを見られる人は、あなたの視点からも見られるようになりました。
replay-verify-description = デュエルのシャッフルが操作されていないことを確かめる
option-replay-verify-number = 番号
replay-verified = シャッフルは正しいと確かめられました。このデュエルのランダムな結果はすべて次の数で決まり、そのハッシュ値（SHA-256）は最初のドローの前に決まっていました。確かめたシャッフル：{ $count }回
 数：`{ $seed }`
 ハッシュ値：`{ $fingerprint }`
replay-verify-wrong = このデュエルのシャッフルが、一緒に保存された数と一致しません。ボットの運営者に知らせてください。
 数：`{ $seed }`
 ハッシュ値：`{ $fingerprint }`
replay-verify-none = このリプレイはシャッフルの記録が始まる前のものなので、ここでは確かめられません。フィールドの下の「シャッフルの確認」で数とハッシュ値を見られます。
replay-keys = Enter：次へ · b：前へ · t：次のターン · p：前のターン · 数字：その手 · q：終了 ›
replay-else = ほかに何ができた？
