# 入力された名前と、それに当たるカード。
card-for = 「{ $typed }」の検索結果
card-nearest = 「{ $typed }」と完全に一致するカード名はありません。近いカード：
card-unknown = 「{ $typed }」に近い名前のカードは見つかりませんでした。
