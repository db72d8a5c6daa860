"""How the table is laid out in Japanese."""

from cards.talk.ja.nouns import PLACES, ZONES
from cards.talk.tongue import BoardWords
from engine.yugioh.language import Counter, Place

LAYOUT = BoardWords(
    heading="ターン{turn} · {whose} · {phase}",
    before_first_turn="最初のターンの前",
    your_turn="あなたのターン",
    their_turn="{player}のターン",
    you="{player}（あなた） · {life}LP",
    player="{player} · {life}LP",
    counts="手札{hand}枚 · デッキ{deck}枚",
    extra_deck="エクストラデッキ{count}枚",
    zones=ZONES,
    no_monsters="モンスターなし",
    no_spells="魔法・罠なし",
    face_down_monster="裏側表示のモンスター",
    set_card="セットカード",
    is_set="セット状態",
    equipped="{card}に装備",
    turns_left="残り{turns}ターン",
    counters={Counter.SPELL: "魔力カウンター{count}"},
    materials="Ｘ素材：{cards}",
    places=PLACES,
    comma="、",
    piles={
        Place.HAND: "公開中の手札{count}枚：{cards}",
        Place.GRAVEYARD: "墓地{count}枚：{cards}",
        Place.BANISHED: "除外{count}枚：{cards}",
        Place.EXTRA_DECK: "エクストラデッキの表側表示{count}枚：{cards}",
    },
    graveyard_empty="墓地にカードなし",
    copies="{card} ×{count}",
    chain="チェーン",
    link="チェーン{number} · {player} · {card}",
    targets="対象：{cards}",
    negated="無効",
    battle="バトル",
    hand="あなたの手札 · {count}枚",
    no_cards="なし",
)
