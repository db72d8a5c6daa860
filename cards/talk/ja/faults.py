"""What can be wrong with a deck, in Japanese."""

PARTS = {"main": "メインデッキ", "extra": "エクストラデッキ", "side": "サイドデッキ"}
FAULTS = {
    "unknown_card": "カードナンバー{code}のカードはまだ使えません。デッキから外してください。",
    "unknown_named": "「{card}」はまだ使えません。デッキから外してください。",
    "is_a_token": "「{card}」はトークンで、デッキに入れられません。デッキから外してください。",
    "too_few": "{part}は{count}です。{least}枚以上必要です。{difference}加えてください。",
    "too_many": "{part}は{count}です。{most}枚までです。{difference}外してください。",
    "belongs_in_main": "「{card}」はメインデッキのカードです。メインデッキに移してください。",
    "belongs_in_extra": "「{card}」はエクストラデッキのカードです。エクストラデッキに移してください。",
    "too_many_copies": (
        "「{card}」が{count}入っています。同名カードはメイン・エクストラ・サイドを合わせて"
        "{most}枚までです。{difference}外してください。"
    ),
    "dated": "{list}（{since}）",
    "forbidden": "「{card}」は{list}の禁止カードです。デッキから外してください。",
    "limited": (
        "「{card}」が{count}入っています。{list}ではメイン・エクストラ・サイドを"
        "合わせて{most}枚までです。{difference}外してください。"
    ),
}
