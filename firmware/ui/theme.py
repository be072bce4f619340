"""Sizes and places for each class of display; screens know no numbers of their own.

All places are pixels from the top left corner. A class of display is a class here, and its
attributes are the only thing that differs between displays.
"""

from ui.fonts import rank7x9, suit7x7, text5x8, title10x13


class Small:
    """128x64: the OLEDs."""

    FORMAT = 0  # framebuf.MONO_VLSB, which only MicroPython has
    PAPER = 0
    INK = 1
    PAPER_BYTE = 0  # a byte of pixels of paper

    # fonts
    TEXT = text5x8.FONT
    TITLE = title10x13.FONT
    RANK = rank7x9.FONT
    SUIT = suit7x7.FONT
    TITLE_Y = 4
    SUBTITLE_Y = 18
    TITLE_ITEMS_Y = 28

    # pages and menus: a heading, lines, and what the buttons do
    MARGIN = 3
    HEADING_Y = 0
    LINES_Y = 11
    LINE = 9
    FOOT_Y = 56

    # what the chosen item of a menu means, and the keys A and B where all three are told
    ANSWER_Y = 42  # yes and no below a question
    MEANING_Y = 39
    MEANING_LINE = 8
    KEY_A_X = 50
    KEY_B_X = 88

    # a card, and the places of rank and suit on it
    CARD_W = 9
    CARD_H = 19
    RANK_X = 1
    RANK_Y = 1
    SUIT_X = 1
    SUIT_Y = 11
    NARROW = 1  # rank and suit move left by so much where cards overlap

    # table: the opponent's line
    OTHER_Y = 0
    NAME_X = 1
    NAME_GAP = 3  # from a name to its number
    BACKS_X = 49
    BACK_W = 2
    BACK_H = 6
    SCORE_X = 83
    # table: the dealer's mark, stock, discard pile, and what is said beside them
    DEALER_X = 0
    DEALER_OTHER_Y = 9
    DEALER_OWN_Y = 24
    STOCK_X = 8
    PILE_X = 41
    PILES_Y = 10
    COUNT_X = 20
    COUNT_Y = 16
    POINTER = 7  # so far left of what is chosen
    SAY_X = 57
    SAY_Y = 7
    SAY_LINE = 8
    OFFER_Y = 23
    # table: the player's line and hand
    OWN_Y = 32
    KEY_X = 57
    HAND_Y = 43
    LIFT = 3
    UNDERLINE_Y = 63
    MARK_ABOVE = 40
    MARK_BELOW = 60
    GROUP_GAP = 5  # more between groups, where there is room

    # the end of a deal: both hands
    DEED_Y = 0
    TOP_HAND_Y = 9
    LOW_HAND_Y = 32
    SUM_Y = 56

    # the score sheet: a deal's number ends, its kind begins, the other columns end here
    SHEET_NUMBER = 12
    SHEET_KIND = 16
    SHEET_POINTS = 81
    SHEET_OWN = 101
    SHEET_OTHER = 125

    # between two people's turns
    COVER_Y = 3
    COVER_NAME_Y = 28


def pick(width, height):
    """The theme for a display of `width` x `height` pixels; ValueError where there is none yet."""
    if (width, height) == (128, 64):
        return Small
    raise ValueError(f"no screens for a display of {width}x{height} pixels yet")
