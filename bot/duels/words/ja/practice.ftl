# The practice opponent: how well it plays, and with which deck.
duel-option-opponent-deck = CPUのデッキ：用意されたもの、自分のもの、自分と同じもの、枚数の近いものからランダム
duel-option-level = CPUの強さ（省略すると「ふつう」）
level-easy = よわい
level-normal = ふつう
level-hard = つよい
practice-rival = { $name }（{ $level }）
opponent-deck-any = ランダム（枚数の近い用意されたデッキ）
opponent-deck-mirror = 自分と同じデッキ
opponent-deck-same = 同じデッキ
practice-begins = DMで練習が始まりました：{ $place }
    { $format } · 強さ：{ $level } · あなたは「{ $own }」、CPUは「{ $other }」を使用
practice-begins-in-thread = あなただけに見えるスレッドで練習が始まりました：{ $place }。そこで「自分の手札」を押してください。
    { $format } · 強さ：{ $level } · あなたは「{ $own }」、CPUは「{ $other }」を使用
