"""Examples that are of single messages, where a fact means something else than elsewhere."""

from collections.abc import Mapping
from typing import TypeAlias

from cards.messages import Value

Example: TypeAlias = Value | tuple[str, str, str]
"""The same in all languages, or one for each."""

MAGICIAN = ("Dark Magician", "ブラック・マジシャン", "黑魔导")
MINUTES = ("5 minutes", "5分", "5分钟")
KEPT = ("30 days", "30日間", "保存30天")
SEVERAL = ("Yugi, Kaiba, Mai", "Yugi、Kaiba、Mai", "Yugi、Kaiba、Mai")
OTHER_EVENT = "Saturday Cup"
EASY = ("easy", "よわい", "简单")
MAGICIAN_NOUN = ("Dark Magician", "「ブラック・マジシャン」", "“黑魔导”")
OF_YOURS = ("your Marauding Captain", "あなたの「切り込み隊長」", "你的“冲锋队长”")
WAYS = ("fusion", "ritual", "synchro", "xyz", "link")
GOES = ("Banished", "除外", "除外")
BECOMES = ("the result becomes 2–1.", "結果を2–1とします。", "结果改为2–1。")

OF_KEYS: Mapping[str, Mapping[str, Example]] = {
    "again-begins": {"level": EASY},
    "agreed-clock-": {"time": MINUTES},
    "agreed-first": {"name": "Kaiba"},
    "card-": {
        "name": MAGICIAN,
        "names": ("Magician", "マジシャン", "魔术师"),
        "other": "日本語",
    },
    "cards-changed": {"name": "ATK"},
    "control-taken": {
        "whose-card": ("Mai's Gemini Elf", "Maiの「ヂェミナイ・エルフ」", "Mai的“双生精灵”")
    },
    "copies": {"card": MAGICIAN},
    "clock-bank": {"minutes": "7", "seconds": "05"},
    "clock-rules-": {"time": MINUTES},
    "clock-rules-casual-many": {"window": 30},
    "clock-rules-correspondence-many": {"window": 12},
    "chain-": {"card": MAGICIAN, "cards": MAGICIAN},
    "deck-": {"name": "Junk Synchro", "first": 40},
    "deck-compared": {"second": "Junk 2", "first": "Junk Synchro"},
    "deck-compared-lists": {"first": "2026.07", "second": "2026.10"},
    "deck-compared-part": {"first": 40, "second": 41},
    "deck-deleted": {"name": "Junk Synchro"},
    "deck-edit-in-event": {"events": "Friday Night"},
    "deck-is-private": {"name": "Kaiba"},
    "deck-no-longer-allowed": {"name": "Kaiba"},
    "deck-of": {"name": "Kaiba"},
    "deck-shared": {"owner": "Kaiba"},
    "deck-unshared": {"owner": "Kaiba"},
    "draw-": {"name": "Kaiba"},
    "ended-cards": {"cards": MAGICIAN_NOUN},
    "event-": {
        "name": "Friday Night",
        "place": 3,
        "number": 4,
        "page": 1,
        "first": "Yugi",
        "second": "Mai",
    },
    "event-agreed": {"name": "Kaiba", "what": BECOMES},
    "event-also-joined": {"names": OTHER_EVENT},
    "event-plays-also": {"names": OTHER_EVENT},
    "event-table-also": {"name": "Kaiba", "where": OTHER_EVENT},
    "event-table-changed": {"former": "1–2"},
    "event-table-waits": {"name": "Kaiba", "where": OTHER_EVENT},
    "event-not-agreed": {"name": "Kaiba", "what": BECOMES},
    "event-own-match-asked": {"name": "Kaiba"},
    "event-player-dropped": {"name": "Kaiba"},
    "event-bye": {"name": "Kaiba"},
    "event-deck-of": {"name": "Kaiba"},
    "event-log-by": {"name": "Mai"},
    "event-log-line": {"round": 2},
    "event-no-deck-of": {"name": "Kaiba"},
    "event-table": {"name": "Kaiba"},
    "event-table-duel": {"place": "#table-3"},
    "event-table-thread": {"round": 2},
    "event-call-player": {"name": "Kaiba"},
    "event-why-": {"name": "Kaiba"},
    "event-why-title": {"name": "Friday Night"},
    "exchange-so-far": {"taken": 1},
    "hand-over-": {"to": "Mai"},
    "judged-line": {
        "when": "20:15",
        "act": ("let it go on", "再開", "恢复"),
    },
    "judged-whose-time": {"seconds": 60},
    "judge-": {"seconds": 60},
    "desk-done-clock": {"seconds": 60},
    "library-source": {"name": "cards.cdb"},
    "fault-": {
        "card": MAGICIAN,
        "count": ("43 cards", "43枚", "43张"),
        "extra": ("Extra Deck", "エクストラデッキ", "额外牌组"),
        "most": 40,
        "least": 40,
    },
    "fault-limited": {"count": ("3 cards", "3枚", "3张"), "most": 1},
    "fault-too-few": {"count": ("38 cards", "38枚", "38张")},
    "fault-too-many-copies": {"count": ("4 cards", "4枚", "4张"), "times": 4, "most": 3},
    "ask-": {"count": ("1 card", "1枚", "1张卡"), "number": 1},
    "ask-act": {"phase": ("Your Main Phase 1", "あなたのメインフェイズ1", "你的主要阶段1")},
    **{f"hand-{way}-summon": {"materials": OF_YOURS, "way": GOES} for way in WAYS},
    "in-hand": {"card": MAGICIAN},
    "menu-": {"least": 2, "most": 3, "total": 40},
    "menu-part": {"what": ("Choose 1", "1件選択", "选择1项"), "first": 1, "last": 25},
    "replay-": {"part": "Yugi", "gone": "8000 LP", "new": "7000 LP"},
    "phase-is": {"phase": ("Your Battle Phase", "あなたのバトルフェイズ", "你的战斗阶段")},
    "materials": {"cards": MAGICIAN},
    "pile-of": {"cards": MAGICIAN},
    "rulings-second": {"effect": "①"},
    "event-was-won": {"names": "Yugi"},
    "event-are-here": {"count": 8},
    "event-is-played": {"tables": 8, "over": 1},
    "event-evidence": {"number": 2},
    "event-field": {"least": 3, "most": 9},
    "event-no-number": {"least": 3, "most": 9},
    "event-round": {"number": 2},
    "event-bracket-described": {
        "rounds": ("semi-finals: Yugi – Mai", "準決勝：Yugi – Mai", "半决赛：Yugi – Mai")
    },
    "link-described": {
        "name": ("Link Spider", "リンク・スパイダー", "连接蜘蛛"),
        "facts": ("Link-1 · ATK 1000", "リンク1・攻撃力1000", "连接1・攻击力1000"),
        "arrows": ("down", "下", "下"),
    },
    "match-score": {"other": "Kaiba"},
    "score-until-then": {"first": "Yugi", "second": "Kaiba", "score": "0–1"},
    "aims-at": {"targets": OF_YOURS},
    "no-such-deck": {"name": "Junk Synchro"},
    "plays-deck": {"name": "Kaiba"},
    "practice-rival": {"name": ("CPU", "CPU", "电脑"), "level": EASY},
    "practice-begins": {
        "level": ("normal", "ふつう", "普通"),
        "other": ("Fiends", "悪魔族", "恶魔族"),
    },
    "rematch-kept-deck": {"owner": "Mai"},
    "result-": {"names": SEVERAL},
    "seat-handed-over": {"left": "Yugi", "name": "Mai"},
    "seat-you-left": {"name": "Mai"},
    "table-begun": {"names": SEVERAL},
    "table-open": {"least": 3, "most": 6},
    "table-how": {"least": 3},
    "table-who": {"number": 2},
    "thread-name-many": {"names": SEVERAL},
    "quiet-are": {"from": 22, "to": 7},
    "said-of": {"what": MAGICIAN, "text": ("Forbidden", "禁止", "禁止")},
    "privacy-backups": {"backups": KEPT},
    "privacy-duels": {"practice": KEPT, "duels": KEPT},
    "privacy-offers": {"offers": KEPT},
    "search-asked-limit": {"status": ("Limited (1)", "制限（1枚）", "限制（1张）")},
    "search-asked": {"name": ("Magician", "マジシャン", "魔术师"), "least": 1500, "most": 2500},
    "aside": {"text": ("Traps", "罠", "陷阱"), "aside": 10},
    "deck-told": {"what": ("Traps (10)", "罠（10）", "陷阱（10）"), "told": MAGICIAN},
    "search-limit": {"status": ("Limited", "制限", "限制")},
    "score-life": {"first": 8000, "second": 0, "turn": 10},
    "unknown-in-zone": {"card": ("the Set card", "セットされたカード", "放置的卡")},
    "which-next": {"place": 4},
}
"""Where the keys that begin so mean something else by a fact; the longest beginning counts."""
