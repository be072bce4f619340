"""The words: the same in every language, every character in the font, and short enough."""

import pytest

from system.languages import ROWS
from ui.fonts import rank7x9, text5x8
from ui.screens.page import wrap
from ui.text import LANGUAGES, words
from ui.theme import Small

COLUMNS = 128 // text5x8.WIDTH
BESIDE_PILES = (128 - Small.SAY_X) // text5x8.WIDTH
PAGE = (128 - 2 * Small.MARGIN) // text5x8.WIDTH
LETTERS = 128 // 8  # of the display's own
LEVEL = 9  # the longest name that the top line holds beside the dealer's mark

# The most characters of each word, by the place where it is shown.
WIDTHS = (
    (
        BESIDE_PILES,
        "SAYS_DRAW SAYS_REFUSE SAYS_KNOCK SAYS_GIN SAYS_BIG_GIN THINKS HIDE BARRED UPCARD VOID",
    ),
    (
        BESIDE_PILES,
        "THEM ASK_KNOCK ASK_GIN ASK_BIG_GIN ASK_BREAK",
    ),
    (BESIDE_PILES - 3, "HINT_DRAW HINT_PUT"),
    # a ten of a suit is 23 pixels wide
    (BESIDE_PILES - 6, "SAYS_TAKE SAYS_PUT"),
    # beside the card, with a number of two digits
    (BESIDE_PILES - 7, "LEAVES"),
    (LEVEL, "LEVELS DO_DRAW DO_TAKE DO_REFUSE DO_PUT DO_HIDE KNOCK BIG_GIN"),
    (4, "YOU"),
    (3, "YES NO GIN"),
    (1, "KEY_A KEY_B LIMIT"),
    (6, "BACK CHOOSE"),
    (9, "CHANGE"),
    (2, "OK"),
    (11, "TITLE"),
    (
        PAGE,
        "THROW_AWAY TROUBLE TROUBLE_ADVICE UNSAVED SET_ASIDE SETTINGS_LOST FROM_NEWER",
    ),
    (PAGE, "BATTERY BATTERY_LOW"),
    (PAGE, "SETTINGS_UNSAVED"),
    (
        PAGE,
        "PAUSE SETTINGS LOOK RESUME HINT QUIT",
    ),
    (PAGE - 7, "PLAY CONTINUE"),
    (PAGE - 10, "LEVEL SORT"),
    (7, "SORTS TALLY"),
    (20, "VOID_STOCK VOID_TURNS YOU_WIN NOBODY_WINS"),
    (9, "A_KNOCK UNDERCUT TIE"),
    (8, "DEADWOOD"),  # beside two digits, before the key
    (5, "SCORE DEAL"),
    (
        3 * PAGE,
        "LEVELS_SAY STYLE_SAYS CUSTOM_SAYS",
    ),  # see test_levels_and_styles_are_told_in_two_lines
    (18, "THEY_WIN PLAYER_WINS"),
    (13, "RANKS"),
    (
        PAGE,
        "CHANGED CLEAR CLEAR_REALLY HAND_OVER NO_DEAL_YET START GUIDE STATISTICS GO_BACK FORGET",
    ),
    (PAGE, "AGAIN LAST_DEAL"),
    (PAGE - 6, "STYLES"),
    (PAGE - 12, "RULES TWO BRIGHTNESS DIM SLEEP SPEED SOUND NEVER SPEEDS BOUNCE"),
    (9, "PLAYERS KINDS"),
    (4, "PLAYERS_SHORT LEVELS_SHORT"),
    (10, "HOLD_IT"),
    (PAGE, "GAME_NUMBER"),
    (6, "SHEET"),
    (5, "NEXT"),
    (10, "UNDO"),
    (7, "CLEAR_KEY"),
    # a label and its figures share a line: see test_statistics_fit
    (2 * PAGE, "GAMES_WON DEALS_WON OUT_OF GINS BEST_DEAL UNDERCUTS UNDERCUT_BOTH STREAK BEST"),
    (13, "MENU"),
)


def names(language):
    return sorted(name for name in vars(words(language)) if name.isupper())


def texts(language, name):
    value = getattr(words(language), name)
    if isinstance(value, dict):
        return tuple(value.values())
    return value if isinstance(value, tuple) else (value,)


def shown(language, text):
    """The text with the longest name in its place."""
    longest = max(words(language).PLAYERS, key=len)
    return text.format(*[longest] * 4)


def test_the_list_of_languages_can_be_shown_at_power_up():
    for code, name, label, told in ROWS:
        assert len(code) == 2
        assert len(name) <= PAGE
        assert len(label) + len(name) < PAGE - 1
        assert not {*name, *label} - set(text5x8.CHARS)
        assert len(told) == len(ROWS[0][3])
        assert all(text.isascii() and len(text) <= LETTERS for text in told)


def test_all_languages_have_the_same_words():
    for language in LANGUAGES:
        assert names(language) == names(LANGUAGES[0])
        for name in names(language):
            assert len(texts(language, name)) == len(texts(LANGUAGES[0], name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(language):
    for name in names(language):
        font = rank7x9 if name == "RANKS" else text5x8
        for text in texts(language, name):
            missing = set(shown(language, text)) - set(font.CHARS)
            assert not missing, (name, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_fits_its_place(language):
    placed = set()
    for most, named in WIDTHS:
        for name in named.split():
            placed.add(name)
            for text in texts(language, name):
                assert len(shown(language, text)) <= most, (name, text, most)
    assert placed >= set(names(language)), set(names(language)) - placed


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_deal_ended_fits_beside_the_score(language):
    said = words(language)
    for kind in (said.A_KNOCK, said.UNDERCUT, said.TIE):
        assert len(f"{kind} 98-10+25 100-100") <= COLUMNS
    for kind in (said.GIN, said.BIG_GIN):
        assert len(f"{kind} 98+31 100-100") <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_styles_are_told_in_two_lines(language):
    said = words(language)
    told = list(said.LEVELS_SAY) + [said.CUSTOM_SAYS, said.STYLE_SAYS.format(25, 25, 25, 100)]
    for text in told:
        lines = wrap(text, PAGE)
        assert len(lines) <= 2, lines
        assert all(len(line) <= PAGE for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_fit(language):
    said = words(language)
    lines = (
        (said.GAMES_WON, said.OUT_OF.format(999, 1000)),
        (said.DEALS_WON, said.OUT_OF.format(9999, 10000)),
        (said.GINS.format(1000), said.BEST_DEAL.format(242)),
        (said.UNDERCUTS, said.UNDERCUT_BOTH.format(999, 999)),
        (said.STREAK, said.BEST.format(99, 100)),
    )
    for label, figures in lines:
        assert len(label) + 1 + len(figures) <= PAGE, (label, figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tally_fits_beside_its_figures(language):
    said = words(language)
    room = Small.SHEET_OWN - Small.MARGIN - 4 * text5x8.WIDTH
    assert all(len(label) * text5x8.WIDTH <= room for label in said.TALLY)
    assert len(said.TALLY[1] + " 9:9 x25") * text5x8.WIDTH <= room
    kinds = Small.SHEET_POINTS - Small.SHEET_KIND - 3 * text5x8.WIDTH
    assert all(len(kind) * text5x8.WIDTH <= kinds for kind in said.KINDS)


def test_fonts_hold_what_they_say():
    for font in (text5x8, rank7x9):
        size = (font.WIDTH + 7) // 8 * font.HEIGHT
        assert len(font.DATA) == size * len(font.CHARS)
        assert len(set(font.CHARS)) == len(font.CHARS)
