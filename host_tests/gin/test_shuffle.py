"""The shuffle: fair, repeatable, the same on every Python."""

from gin.shuffle import Generator, fresh_deck, shuffle

NEXT_OF_KNOCKGIN = [37738, 3540, 38604, 9059]
NUMBERS_CHECKSUM = 637015
DEALS_CHECKSUM = 7642


def _seed(i):
    return bytes([i & 255, i >> 8, 7, 0, 0, 0, 0, 0])


def _checksum(numbers):
    total = 0
    for number in numbers:
        total = (total * 31 + number) % 1000003
    return total


def test_the_same_seed_gives_the_same_numbers():
    one, two = Generator(b"12345678"), Generator(b"12345678")
    assert [one.next() for _ in range(100)] == [two.next() for _ in range(100)]
    two.seed(b"12345678")
    assert two.next() == Generator(b"12345678").next()


def test_every_bit_of_the_seed_matters():
    first = set()
    for bit in range(64):
        seed = bytearray(8)
        seed[bit // 8] = 1 << bit % 8
        generator = Generator(seed)
        first.add(tuple([generator.next() for _ in range(4)]))
    assert len(first) == 64


def test_a_seed_of_another_length_is_refused():
    for seed in (b"", b"1234567", b"123456789"):
        try:
            Generator(seed)
        except ValueError as error:
            assert "8 bytes" in str(error)
        else:
            raise AssertionError("taken")


def test_numbers_are_known():
    """Pinned: a save file, a shared seed and a replay depend on them for ever."""
    generator = Generator(b"knockgin")
    numbers = [generator.next() for _ in range(5000)]
    assert numbers[:4] == NEXT_OF_KNOCKGIN
    assert _checksum(numbers) == NUMBERS_CHECKSUM
    assert max(numbers) <= 65535 and min(numbers) >= 0


def test_deals_are_known():
    generator = Generator(b"knockgin")
    deck = bytearray(52)
    total = 0
    for _ in range(300):
        fresh_deck(deck)
        shuffle(deck, generator)
        assert sorted(deck) == list(range(52))
        total = (total * 31 + _checksum(deck)) % 1000003
    assert total == DEALS_CHECKSUM


def test_below_is_fair():
    """Chi-square, 99.9 % point for n - 1 degrees of freedom."""
    for n, limit in ((2, 10.9), (3, 13.9), (10, 27.9), (52, 90.6)):
        generator = Generator(_seed(n))
        counts = [0] * n
        for _ in range(n * 300):
            counts[generator.below(n)] += 1
        assert _chi_square(counts, 300) < limit, n


def test_below_throws_the_unfair_tail_away():
    """Of 65536 numbers the last 65536 % 60000 would favour the small ones: half of all draws
    below 30000 is the mark of a fair one, not 54 %."""
    generator = Generator(_seed(1))
    low = 0
    for _ in range(20000):
        low += generator.below(60000) < 30000
    assert 9700 < low < 10300


def test_every_card_reaches_every_place_equally_often():
    """Chi-square over the 52 x 52 table of card and place; 99.9 % point for 51 x 51 degrees of
    freedom by the Wilson-Hilferty formula."""
    generator = Generator(_seed(3))
    deck = bytearray(52)
    rounds = 2600
    counts = [[0] * 52 for _ in range(52)]
    for _ in range(rounds):
        fresh_deck(deck)
        shuffle(deck, generator)
        for place in range(52):
            counts[place][deck[place]] += 1
    total = sum([_chi_square(row, rounds / 52) for row in counts])
    assert 2380 < total < 2830, total


def test_every_order_of_a_few_is_as_likely():
    generator = Generator(_seed(4))
    counts = {}
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        shuffle(items, generator)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert _chi_square(list(counts.values()), 200) < 49.7


def _chi_square(counts, expected):
    return sum([(count - expected) ** 2 / expected for count in counts])
