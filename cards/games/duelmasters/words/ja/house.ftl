# テーブルで変えられるデュエパーティーのハウスルール。
house-shields = シールド{ $setting }枚
house-hand = 手札{ $setting }枚
house-void-wins = 勝利する効果を有効にする
house-void-turns = 追加ターンを有効にする
house-once-a-name = 同名カードを1ターンに何度でも使える
