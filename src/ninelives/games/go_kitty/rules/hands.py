"""How cards move, and what the other seats learn from it."""

from ninelives.core.cards import Card, Hand, add_cards, bits_of, counts_without, remove_card, remove_cards, replace_at
from ninelives.core.game import Seat
from ninelives.games.go_kitty.moves import Keep, Lay
from ninelives.games.go_kitty.pieces import ANY, FACES, LOOKED_AT, MOUSE, MOUSE_FACE, TOKENS, Faces, What, held
from ninelives.games.go_kitty.rules.marks import came, gave_all, has, learn, learn_apart, left
from ninelives.games.go_kitty.state import NOBODY, Backs, Board, Lesson, Under


# not by `but`, as elsewhere below: the most frequent changes must be fast
def _moved(board: Board, hands: tuple[Hand, ...], backs: tuple[Backs, ...]) -> Board:
    return Board(hands, backs, board.laid, board.tokens, board.stock, board.under, board.spent)


def learned(board: Board, seat: Seat, lesson: Lesson, faces: Faces) -> Board:
    """Return the board after everyone learned something about a hand."""
    return _moved(board, board.hands, replace_at(board.backs, seat, learn(board.backs[seat], lesson, faces)))


def with_token(board: Board, seat: Seat, change: int) -> Board:
    """Use a Seek Token or get some back; there are never more than three (G22)."""
    active = min(TOKENS, board.tokens[seat] + change)
    tokens = replace_at(board.tokens, seat, active)
    return Board(board.hands, board.backs, board.laid, tokens, board.stock, board.under, board.spent)


def lay(board: Board, seat: Seat, move: Lay, tokens: int) -> Board:
    """Lay a Clowder face up; so many tokens come back (G22, G40)."""
    backs = board.backs[seat]
    for card in sorted(set(move.cards)):
        backs = learn(backs, left, 1 << card, move.cards.count(card))
    laid = replace_at(board.laid, seat, (*board.laid[seat], move))
    hands = replace_at(board.hands, seat, remove_cards(board.hands[seat], move.cards))
    after = board.but(hands=hands, backs=replace_at(board.backs, seat, backs), laid=laid)
    return with_token(after, seat, tokens)


def give_mouse(board: Board, giver: Seat, taker: Seat) -> Board:
    """Hand over one Mouse, face up."""
    from_ = learn(board.backs[giver], left, MOUSE_FACE)
    to = learn(board.backs[taker], came, MOUSE_FACE)
    return _handed(board, giver, taker, (MOUSE,), (from_, to))


def give_all(board: Board, giver: Seat, taker: Seat, what: What) -> Board:
    """Hand over all cards of a Trait, or all Mice, face up."""
    face = FACES[what]
    cards = held(board.hands[giver], face)
    from_ = learn(board.backs[giver], gave_all, face, len(cards))
    to = learn(board.backs[taker], came, face, len(cards))
    return _handed(board, giver, taker, cards, (from_, to))


def _handed(board: Board, giver: Seat, taker: Seat, cards: Hand, backs: tuple[Backs, Backs]) -> Board:
    """Move cards from one hand to another, with what is known of both afterwards."""
    hands = replace_at(board.hands, giver, remove_cards(board.hands[giver], cards))
    hands = replace_at(hands, taker, add_cards(hands[taker], cards))
    return _moved(board, hands, replace_at(replace_at(board.backs, giver, backs[0]), taker, backs[1]))


def slip(board: Board, giver: Seat, taker: Seat, card: Card, what: What) -> Board:
    """Hand over a card of a Season: only the two seats see its face (G18)."""
    season, face = FACES[what], 1 << card
    from_ = learn_apart(board.backs[giver], left, season, taker, face)
    to = learn_apart(board.backs[taker], came, season, giver, face)
    return _handed(board, giver, taker, (card,), (from_, to))


def spend_mouse(board: Board, seat: Seat, what: What) -> Board:
    """Discard a Mouse, which shows that the seat held what it was asked for (G24)."""
    shown = learn(learn(board.backs[seat], has, FACES[what]), left, MOUSE_FACE)
    hands = replace_at(board.hands, seat, remove_card(board.hands[seat], MOUSE))
    return board.but(hands=hands, backs=replace_at(board.backs, seat, shown), spent=board.spent + 1)


def _received(board: Board, seat: Seat, faces: Faces, knower: Seat, seen: Faces) -> tuple[Backs, ...]:
    """Return what is known after a hand got a card that is among these faces; one seat may know more."""
    before = board.backs[seat]
    if knower in {NOBODY, seat}:
        return replace_at(board.backs, seat, learn(before, came, faces))
    return replace_at(board.backs, seat, learn_apart(before, came, faces, knower, seen))


def draw(board: Board, seat: Seat, card: Card, faces: Faces) -> Board:
    """Draw the next card of the pile; others know only these faces, unless they put it there."""
    knower, stock, under = NOBODY, board.stock, board.under
    if any(stock):
        stock = replace_at(stock, card, stock[card] - 1)
    else:
        knower, under = under[0][1], under[1:]
    hands = replace_at(board.hands, seat, add_cards(board.hands[seat], (card,)))
    backs = _received(board, seat, faces, knower, 1 << card)
    return Board(hands, backs, board.laid, board.tokens, stock, under, board.spent)


def on_top(board: Board) -> tuple[int, tuple[Card, ...]]:
    """Return how many of the cards to look at come from the upper part, and those from below it."""
    upper = min(LOOKED_AT, sum(board.stock))
    return upper, tuple([card for card, _seat in board.under[: LOOKED_AT - upper]])


def take_top(board: Board, cards: Hand) -> Board:
    """Remove the cards that are looked at from the pile."""
    _upper, lower = on_top(board)
    drawn = counts_without([cards.count(card) for card in range(len(board.stock))], lower)
    stock = tuple([board.stock[card] - number for card, number in enumerate(drawn)])
    return board.but(stock=stock, under=board.under[len(lower) :])


def knower(board: Board) -> Seat:
    """Return the seat that put all cards to look at there, and so knows them, or NOBODY."""
    upper, lower = on_top(board)
    owners = {seat for _card, seat in board.under[: len(lower)]}
    return owners.pop() if not upper and len(owners) == 1 else NOBODY


def keep(board: Board, seat: Seat, move: Keep, knower: Seat) -> Board:
    """Keep one card and put the others face down under the pile (G20); who knew them all knows these faces."""
    hands = replace_at(board.hands, seat, add_cards(board.hands[seat], (move.card,)))
    backs = _received(board, seat, ANY, knower, bits_of((move.card, *move.under)))
    under: Under = (*board.under, *[(card, seat) for card in move.under])
    return board.but(hands=hands, backs=backs, under=under)
