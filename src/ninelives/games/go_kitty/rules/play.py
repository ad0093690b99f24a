"""The effects of moves, and the end of a match."""

from ninelives.core.cards import counts_without
from ninelives.core.game import TABLE, Actor, Outcome, Refusal, Seat, rank_places
from ninelives.core.language import gettext_lazy, gettext_noop
from ninelives.games.go_kitty.moves import (
    Ask,
    Deal,
    DrawCard,
    Drawn,
    End,
    First,
    GiveCard,
    Given,
    Keep,
    Lay,
    Look,
    Move,
    NoKitty,
    Reverse,
    Skip,
    Top,
    points,
)
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import (
    ANY,
    DECK,
    FACES,
    KITTIES,
    TOKENS,
    YEAR,
    held,
    is_season,
    is_trait,
)
from ninelives.games.go_kitty.rules import hands, table
from ninelives.games.go_kitty.rules.answers import by_later_names
from ninelives.games.go_kitty.rules.marks import has, lacks, may_ask
from ninelives.games.go_kitty.rules.reasons import TABLE_DOES, lays_anytime, must_draw, no_move
from ninelives.games.go_kitty.rules.turn import to_act
from ninelives.games.go_kitty.state import (
    CLOSING,
    DREW,
    FRESH,
    GOES_ON,
    LAID,
    NOT_YET,
    Acting,
    Asked,
    Backs,
    Board,
    Dealing,
    Drawing,
    Keeping,
    Known,
    Looking,
    Opening,
    Over,
    Paying,
    Phase,
    Picking,
    Playing,
    State,
    TurnClock,
)


def refuse(state: State, actor: Actor, move: Move) -> Refusal | None:
    refusal = table.refuse(state, move) if actor == TABLE else _refuse_seat(state, actor, move)
    return by_later_names(refusal) if refusal is not None and state.setup.later_names else refusal


def _refuse_seat(state: State, actor: Seat, move: Move) -> Refusal | None:
    if actor not in range(state.setup.seats):
        return Refusal("G12", gettext_lazy("There is no seat {seat} at this table.", seat=actor))
    awaited = to_act(state)
    if not isinstance(state, Playing) or TABLE in awaited:
        return TABLE_DOES
    if not awaited:
        return Refusal("G28", "The match is over.")
    if actor not in awaited:
        return _not_awaited(state, actor)
    return no_move(state, actor, move)


def _not_awaited(state: Playing, actor: Actor) -> Refusal:
    if isinstance(state.phase, Asked) and actor == state.clock.turn:
        return Refusal("G24", "Wait for the answer of the player who was asked.")
    return Refusal("A3", "It is not your turn. Turns go to the left, seat by seat.")


def apply(state: State, actor: Actor, move: Move) -> State:
    if isinstance(state, Playing):
        return _apply_seat(state, actor, move) if actor != TABLE else _apply_table(state, move)
    if isinstance(state, Dealing) and isinstance(move, Deal):
        return _dealt(state, move)
    if isinstance(state, Opening) and isinstance(move, First):
        return Dealing(state.setup, move.seat)
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


def _dealt(state: Dealing, move: Deal) -> Playing:
    seats = state.setup.seats
    board = Board(
        hands=move.hands,
        backs=(Backs(Known((KITTIES,) * state.setup.dealt), ()),) * seats,
        laid=((),) * seats,
        tokens=(TOKENS,) * seats,
        stock=tuple(counts_without(DECK, *move.hands)),
        under=(),
        spent=0,
    )
    return Playing(state.setup, board, TurnClock(turn=state.first, turns=0, quiet=0, last=NOT_YET), Acting(FRESH))


def _apply_seat(state: Playing, seat: Seat, move: Move) -> State:
    board, phase = state.board, state.phase
    if isinstance(move, Ask):
        return _ask(state, seat, move)
    if isinstance(phase, Asked):
        return _answer(state, phase, move)
    if isinstance(move, Lay) and isinstance(phase, Acting):
        stage = LAID if phase.stage == FRESH else phase.stage
        tokens = state.setup.year_tokens if move.clowder == YEAR else 1
        return _go_on(state, hands.lay(board, seat, move, tokens), Acting(stage))
    if isinstance(move, DrawCard) and isinstance(phase, Acting):
        first = must_draw(state.setup, phase.stage, board.hands[seat], board.pile)
        return _go_on(state, board, Drawing(None, first=first))
    if isinstance(move, Look):
        return _go_on(state, hands.with_token(board, seat, -1), Looking())
    if isinstance(move, Skip) and isinstance(phase, Acting):
        return _skip(state, seat, phase.stage)
    if isinstance(move, End):
        return _next_turn(state, board, 0)
    if isinstance(move, Keep) and isinstance(phase, Keeping):
        return _close(state, hands.keep(board, seat, move, phase.knower))
    if isinstance(move, GiveCard) and isinstance(phase, Paying):
        return _close(state, hands.slip(board, seat, phase.target, move.card, phase.what))
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


def _skip(state: Playing, seat: Seat, stage: int) -> State:
    """Turn a token back; a skip that turns none, in a turn without Clowders, is a quiet turn (G32)."""
    board = state.board
    quiet = stage == FRESH and board.tokens[seat] == TOKENS
    return _next_turn(state, hands.with_token(board, seat, 1), state.clock.quiet + 1 if quiet else 0)


def _go_on(state: Playing, board: Board, phase: Phase) -> Playing:
    return Playing(state.setup, board, state.clock, phase)


def _ask(state: Playing, seat: Seat, move: Ask) -> Playing:
    board = state.board
    if move.token:
        board = hands.with_token(board, seat, -1)
    elif not (is_season(move.what) and state.setup.free_seasons):
        board = hands.learned(board, seat, may_ask, move.what)
    return _go_on(state, board, Asked(move.target, move.what, move.token))


def _answer(state: Playing, asked: Asked, move: Move) -> State:
    board, asker = state.board, state.clock.turn
    if isinstance(move, NoKitty):
        return _missed(state, asked)
    if isinstance(move, Reverse):
        return _reversed(state, asked)
    if isinstance(move, GiveCard):
        return _succeeded(state, hands.slip(board, asked.target, asker, move.card, asked.what), asked)
    if is_season(asked.what):
        return _go_on(state, hands.learned(board, asked.target, has, FACES[asked.what]), Picking(asked))
    if is_trait(asked.what) or state.setup.seek_all_mice:
        return _succeeded(state, hands.give_all(board, asked.target, asker, asked.what), asked)
    return _succeeded(state, hands.give_mouse(board, asked.target, asker), asked)


def _missed(state: Playing, asked: Asked) -> State:
    """Draw a card after an ask, if there is one (G9, G17); an ask with a Seek Token draws nothing (G19)."""
    board = hands.learned(state.board, asked.target, lacks, FACES[asked.what])
    if asked.token or not board.pile:
        return _close(state, board)
    return _go_on(state, board, Drawing(asked.what))


def _reversed(state: Playing, asked: Asked) -> State:
    """Reverse the ask: all cards of a Trait at once, or one card of a Season that the asker picks (G24)."""
    asker = state.clock.turn
    board = hands.spend_mouse(state.board, asked.target, asked.what)
    if is_trait(asked.what):
        return _close(state, hands.give_all(board, asker, asked.target, asked.what))
    if held(board.hands[asker], FACES[asked.what]):
        return _go_on(state, hands.learned(board, asker, has, FACES[asked.what]), Paying(asked.target, asked.what))
    # a seat that asks for a Season without a token and holds none of it holds only Mice (G11)
    only_mice = not asked.token and not state.setup.free_seasons
    return _close(state, hands.learned(board, asker, lacks, KITTIES if only_mice else FACES[asked.what]))


def goes_on(setup: Setup, ask: Ask | Asked) -> bool:
    """Return whether a turn goes on after a successful ask: for a Trait (G9, G10); a Seek Token may differ (G19)."""
    after_trait = is_trait(ask.what)
    if ask.token:
        return setup.seek_goes_on or (after_trait and not setup.seek_ends)
    return after_trait


def _succeeded(state: Playing, board: Board, asked: Asked) -> State:
    return _go_on(state, board, Acting(GOES_ON)) if goes_on(state.setup, asked) else _close(state, board)


def _apply_table(state: Playing, move: Move) -> State:
    phase, seat = state.phase, state.clock.turn
    if isinstance(move, Drawn) and isinstance(phase, Drawing):
        return _drawn(state, phase, move)
    if isinstance(move, Top):
        return _go_on(state, hands.take_top(state.board, move.cards), Keeping(move.cards, hands.knower(state.board)))
    if isinstance(move, Given) and isinstance(phase, Picking):
        asked = phase.asked
        return _succeeded(state, hands.slip(state.board, asked.target, seat, move.card, asked.what), asked)
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


def _drawn(state: Playing, phase: Drawing, move: Drawn) -> State:
    board, seat = state.board, state.clock.turn
    if phase.what is None:
        board = hands.draw(board, seat, move.card, ANY)
        if state.setup.empty_ends:
            return _close(state, board)
        return _go_on(state, board, Acting(LAID if phase.first else DREW))  # the turn only begins then (G36)
    if not state.setup.lucky:
        return _close(state, hands.draw(board, seat, move.card, ANY))
    wanted = FACES[phase.what]
    if wanted >> move.card & 1:  # shown to all: the turn goes on (G16)
        return _go_on(state, hands.draw(board, seat, move.card, 1 << move.card), Acting(GOES_ON))
    return _close(state, hands.draw(board, seat, move.card, ANY & ~wanted))


def _close(state: Playing, board: Board) -> State:
    """End the turn; where Clowders may be laid at any time, allow it first, even to a hand without one (G29)."""
    if lays_anytime(state.setup, state.clock, board.pile):
        return _go_on(state, board, Acting(CLOSING))
    return _next_turn(state, board, 0)


def _next_turn(state: Playing, board: Board, quiet: int) -> State:
    setup, clock = state.setup, state.clock
    turn = (clock.turn + 1) % setup.seats
    turns = clock.turns + 1
    last = _last_turns(state, board, quiet)
    return Playing(setup, board, TurnClock(turn, turns, quiet, last), Acting(FRESH) if last else Over())


def _last_turns(state: Playing, board: Board, quiet: int) -> int:
    """Return the last turns to come; they start when the pile is empty (G28) or the match is stuck (G32)."""
    setup, clock = state.setup, state.clock
    if clock.last != NOT_YET:
        return clock.last - 1
    endless = quiet >= setup.most_quiet or clock.turns + 1 >= setup.most_turns
    return setup.last_turns if not board.pile or endless else NOT_YET


def outcome(state: State) -> Outcome | None:
    """Return ranks by points, then by active tokens; seats that are still tied share a rank (G31)."""
    if not isinstance(state, Playing) or not isinstance(state.phase, Over):
        return None
    board = state.board
    scores = [points(laid, growing=state.setup.growing) for laid in board.laid]
    places = [(score, board.tokens[seat]) for seat, score in enumerate(scores)]
    return Outcome(rank_places(places), tuple(scores), gettext_noop("the last turns are over"))
