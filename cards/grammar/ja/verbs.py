"""How a Japanese phrase ends: the forms its last verb takes in a sentence."""

ENDINGS = {
    "れる": ("れ", "れて", "れられる"),
    "てる": ("て", "てて", "てられる"),
    "ける": ("け", "けて", "けられる"),
    "げる": ("げ", "げて", "げられる"),
    "える": ("え", "えて", "えられる"),
    "得る": ("得", "得て", "得られる"),
    "した": ("し", "して", "した"),
    "である": ("であり", "であって", "であってよい"),
    "する": ("し", "して", "できる"),
    "きる": ("き", "きて", "きる"),
    "せる": ("せ", "せて", "せる"),
    "なる": ("なり", "なって", "なれる"),
    "しない": ("せず", "しなくて", "しなくてよい"),
    "ない": ("ず", "なくて", "なくてよい"),
    "い": ("く", "くて", "くてよい"),
    "す": ("し", "して", "せる"),
    "った": ("い", "って", "える"),
    "る": ("り", "って", "れる"),
    "く": ("き", "いて", "ける"),
    "う": ("い", "って", "える"),
}
"""For the end of a dictionary form: its continuing, its joining and its potential form."""

PAST = (
    ("れた", "れる"),
    ("受けた", "受ける"),
    ("した", "する"),
    ("えた", "える"),
    ("った", "る"),
)


def _form(phrase: str, form: int) -> str:
    if phrase.endswith("）"):  # what is added in brackets stays as it is
        said, mark, added = phrase.rpartition("（")
        return f"{_form(said, form)}{mark}{added}"
    for ending, forms in ENDINGS.items():
        if phrase.endswith(ending):
            return phrase.removesuffix(ending) + forms[form]
    raise ValueError(f"no form is known for the end of {phrase}")


def going_on(phrase: str) -> str:
    """The phrase as another follows it: 破壊する → 破壊し."""
    return _form(phrase, 0)


def joining(phrase: str) -> str:
    """The phrase as what is done to do what follows: 捨てる → 捨てて."""
    return _form(phrase, 1)


def done(phrase: str) -> str:
    """The phrase as what has been done: 捨てる → 捨てた."""
    if phrase.endswith("）"):
        said, mark, added = phrase.rpartition("（")
        return f"{done(said)}{mark}{added}"
    joined = joining(phrase)
    return joined[:-1] + {"て": "た", "で": "だ"}[joined[-1]]


def possible(phrase: str) -> str:
    """The phrase as what can be done: セットする → セットできる."""
    return _form(phrase, 2)


def present(phrase: str) -> str:
    """The phrase as it happens, not as it has happened: 破壊された → 破壊される."""
    for past, now in PAST:
        if phrase.endswith(past):
            return phrase.removesuffix(past) + now
    return phrase
