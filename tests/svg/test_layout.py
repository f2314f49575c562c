"""The places on a board."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.svg.layout import HOLE_STEP, LANE_END, LANE_STEP, BoardLayout, Point
from fifteentwo.svg.pegs import BACK_SCALE, PEG_REACH

layouts = st.builds(
    BoardLayout,
    st.lists(st.one_of(st.sampled_from([61, 121, 181]), st.integers(31, 260)), min_size=2, max_size=4).map(tuple),
    st.integers(2, 12).map(lambda fives: 5 * fives),
    st.booleans(),
)


def places(layout: BoardLayout) -> dict[tuple[int, int], Point]:
    """All holes by track and score; -1 and 0 are the two start holes."""
    found = {}
    for track, target in enumerate(layout.targets):
        found[track, -1], found[track, 0] = layout.start(track, 1), layout.start(track, 0)
        found |= {(track, score): layout.hole(track, score) for score in range(1, target + 1)}
    return found


@given(layouts)
def test_no_two_holes_are_nearer_than_a_front_and_a_back_peg_reach(layout: BoardLayout) -> None:
    nearest = PEG_REACH * (1 + BACK_SCALE)
    cells: dict[tuple[int, int], list[Point]] = {}
    for place in places(layout).values():
        cell = (math.floor(place.x / nearest), math.floor(place.y / nearest))
        for dx, dy in itertools.product((-1, 0, 1), repeat=2):
            for other in cells.get((cell[0] + dx, cell[1] + dy), ()):
                assert math.dist(place, other) >= nearest
        cells.setdefault(cell, []).append(place)


@given(layouts)
def test_everything_is_on_the_board(layout: BoardLayout) -> None:
    width, height = layout.size
    for x, y in places(layout).values():
        assert LANE_END < x < width - LANE_END
        assert LANE_END < y < height - LANE_END
    for track, target in enumerate(layout.targets):
        for street in range(layout.street_of(track, target)):
            reach = LANE_END + layout.turn_reach(track, street)
            along = layout.length + reach if layout.direction(street) > 0 else -reach
            point = layout.point(along, layout.across(track, street))
            assert 2 < point.x < width - 2
            assert 2 < point.y < height - 2


@given(layouts)
def test_a_step_is_a_hole_on_and_fives_stand_apart(layout: BoardLayout) -> None:
    for track, target in enumerate(layout.targets):
        for score in range(1, target - 1):
            step = math.dist(layout.hole(track, score), layout.hole(track, score + 1))
            if score % layout.street_holes == 0:
                assert step >= layout.street_step - (len(layout.targets) - 1) * LANE_STEP - 1e-9
            elif score % 5 == 0:
                assert step == pytest.approx(1.5 * HOLE_STEP)
            else:
                assert step == pytest.approx(HOLE_STEP)


@given(layouts)
def test_turns_of_the_same_end_do_not_cross(layout: BoardLayout) -> None:
    for street in range(layout.streets - 1):
        turning = [t for t in range(len(layout.targets)) if layout.street_of(t, layout.targets[t]) > street]
        gap = {t: layout.across(t, street + 1) - layout.across(t, street) for t in turning}
        inner_first = sorted(turning, key=lambda t: gap[t])
        reaches = [layout.turn_reach(track, street) for track in inner_first]
        assert all(outer - inner >= 4 for inner, outer in itertools.pairwise(reaches))


def test_a_usual_board_has_four_streets_from_the_lower_left() -> None:
    layout = BoardLayout((121, 121), 30, upright=False)
    holes = [layout.hole(0, score) for score in range(1, 122)]

    assert layout.streets == 4
    assert [sum(place.y == y for place in holes) for y in sorted({place.y for place in holes}, reverse=True)] == [
        30, 30, 30, 31,
    ]  # fmt: skip
    assert holes[0].x == min(place.x for place in holes[:120])
    assert holes[29].x > holes[0].x
    assert holes[30].x == holes[29].x
    assert holes[120].x < holes[119].x == holes[0].x
    assert layout.start(0, 1).x < layout.start(0, 0).x < holes[0].x


def test_an_upright_board_begins_at_the_lower_left() -> None:
    layout = BoardLayout((61, 121), 30, upright=True)

    assert layout.hole(0, 1).y > layout.hole(0, 30).y
    assert layout.hole(1, 31).x > layout.hole(1, 30).x
    assert layout.start(0, 0).y > layout.hole(0, 1).y


def test_lanes_change_order_with_every_turn_as_on_wooden_boards() -> None:
    layout = BoardLayout((121, 121, 121), 30, upright=False)

    assert [layout.across(0, street) < layout.across(2, street) for street in range(4)] == [True, False, True, False]
