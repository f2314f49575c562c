"""Pictures of pegging boards."""

import itertools
import math
import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.errors import FifteentwoError
from fifteentwo.svg import Track, board_svg, usual_skunk_lines
from fifteentwo.svg.layout import BoardLayout, Point
from fifteentwo.svg.pegs import BACK_SCALE, PEG_REACH, SHAPES

SVG = "{http://www.w3.org/2000/svg}"
TRANSLATE = re.compile(r"translate\((\S+) (\S+)\)")

ANN, BEN = Track("Ann", 45, 41), Track("Ben", 38, 30)


@st.composite
def tracks(draw: st.DrawFn) -> list[Track]:
    targets = draw(st.lists(st.sampled_from([61, 121, 181, 47]), min_size=2, max_size=4))
    found = []
    for index, target in enumerate(targets):
        front = draw(st.integers(0, target))
        found.append(Track(f"Player {index + 1}", front, draw(st.integers(0, front)), target))
    return found


def elements(picture: str, class_: str) -> list[ET.Element]:
    """The elements of a class."""
    return [e for e in ET.fromstring(picture).iter() if class_ in e.attrib.get("class", "").split()]


def place_of(peg: ET.Element) -> Point:
    match = TRANSLATE.match(peg.attrib["transform"])
    assert match is not None
    return Point(float(match[1]), float(match[2]))


def near(point: Point) -> object:
    return pytest.approx(tuple(point), abs=0.006)


@given(tracks(), st.booleans(), st.sampled_from([15, 30, 60]))
def test_a_peg_stands_on_the_hole_of_its_score(players: list[Track], upright: bool, street: int) -> None:
    layout = BoardLayout(tuple([player.target or 0 for player in players]), street, upright)

    picture = board_svg(players, upright=upright, street=street)

    for index, player in enumerate(players):
        pegs = elements(picture, f"ft-peg-{index + 1}")
        pegs = [peg for peg in pegs if "ft-peg" in peg.attrib["class"].split()]
        front = layout.hole(index, player.front) if player.front else layout.start(index, 0)
        assert place_of(pegs[-1]) == near(front)
        assert pegs[-1].attrib["data-score"] == str(player.front)
        if player.back == player.front > 0:
            assert len(pegs) == 1
        else:
            back = layout.hole(index, player.back) if player.back else layout.start(index, 1)
            assert place_of(pegs[0]) == near(back)
            assert len(pegs) == 2


@given(tracks(), st.booleans())
def test_no_two_pegs_touch(players: list[Track], upright: bool) -> None:
    picture = board_svg(players, upright=upright)
    pegs = [(place_of(peg), PEG_REACH) for peg in elements(picture, "ft-front")]
    pegs += [(place_of(peg), PEG_REACH * BACK_SCALE) for peg in elements(picture, "ft-last")]

    for (place, reach), (other, other_reach) in itertools.combinations(pegs, 2):
        assert math.dist(place, other) >= reach + other_reach - 0.02


def test_signs_keep_within_their_reach() -> None:
    numbers = [[abs(float(n)) for n in re.findall(r"-?\d+\.?\d*", shape)] for shape in SHAPES]

    assert len(set(SHAPES)) == 4
    assert max(max(found) for found in numbers[:2]) + 0.5 <= PEG_REACH
    assert math.hypot(3.7, 3.7) <= PEG_REACH + 0.01  # the square's corner is rounded by its line
    assert math.hypot(4.4, 3.2) <= PEG_REACH + 0.2  # and so is the triangle's


@pytest.mark.parametrize(("target", "holes"), [(61, 62), (121, 122), (181, 182), (31, 32)])
def test_every_track_has_its_holes_and_a_game_hole(target: int, holes: int) -> None:
    picture = board_svg([Track("Ann"), Track("Ben")], target=target)

    drawn = [path.attrib["d"].count("M") for path in elements(picture, "ft-hole")]

    assert drawn == [holes, holes]  # two start holes and one fewer than the target
    assert len(elements(picture, "ft-game-hole")) == 2


def test_tracks_may_have_targets_of_their_own() -> None:
    picture = board_svg([Track("Captain", 61, 55, 61), Track("The others", 80, 78)])

    assert [path.attrib["d"].count("M") for path in elements(picture, "ft-hole")] == [62, 122]
    assert [e.text for e in elements(picture, "ft-target")] == ["61", "121"]
    assert [e.text for e in elements(picture, "ft-name")] == ["Captain, to 61", "The others, to 121"]
    assert not elements(picture, "ft-skunk-line")


def test_the_board_is_a_sentence_too() -> None:
    root = ET.fromstring(board_svg([ANN, BEN, Track("Cyd")]))

    assert root.findtext(f"{SVG}title") == "Pegging board: Ann 45, Ben 38, Cyd 0"
    assert root.findtext(f"{SVG}desc") == (
        "Ann has 45 of 121 points, with the back peg at 41. Ben has 38 of 121 points, with the back peg at 30. "
        "Cyd has 0 of 121 points. The skunk line is after 90. The double skunk line is after 60."
    )


def test_names_are_escaped_and_shortened_where_there_is_no_room() -> None:
    long_name = "<Bartholomew & the very long name>"

    picture = board_svg([Track(long_name), ANN, BEN])

    names = [e.text or "" for e in elements(picture, "ft-name")]
    assert names[0].endswith("…")
    assert long_name.startswith(names[0][:-1])
    assert names[1:] == ["Ann", "Ben"]
    assert long_name in (ET.fromstring(picture).findtext(f"{SVG}title") or "")


def test_without_a_legend_the_board_is_lower_and_still_named() -> None:
    with_legend, without = (ET.fromstring(board_svg([ANN, BEN], legend=legend)) for legend in (True, False))

    assert float(without.attrib["height"]) < float(with_legend.attrib["height"])
    assert not elements(board_svg([ANN, BEN], legend=False), "ft-legend")
    assert without.findtext(f"{SVG}desc") == with_legend.findtext(f"{SVG}desc")


@pytest.mark.parametrize(
    ("target", "names"),
    [
        (61, {30: "lurch"}),
        (121, {90: "skunk", 60: "double skunk"}),
        (181, {135: "skunk", 90: "double skunk"}),
    ],
)
def test_usual_skunk_lines(target: int, names: dict[int, str]) -> None:
    assert usual_skunk_lines(target) == tuple(names)
    picture = board_svg([Track("Ann"), Track("Ben")], target=target)
    assert [e.text for e in elements(picture, "ft-line-name")] == list(names.values())


@pytest.mark.parametrize("target", range(31, 260))
def test_skunk_lines_are_the_last_scores_that_are_skunked(target: int) -> None:
    half = max(loser for loser in range(target) if 2 * loser < target)
    three_quarters = max(loser for loser in range(target) if 4 * loser < 3 * target)

    assert usual_skunk_lines(target) == ((three_quarters, half) if target >= 121 else (half,))


def test_skunk_lines_can_be_chosen_or_left_out() -> None:
    chosen = board_svg([ANN, BEN], skunk_lines=(30, 90, 60))

    assert [e.text for e in elements(chosen, "ft-line-name")] == ["skunk", "double skunk", "triple skunk"]
    assert not elements(board_svg([ANN, BEN], skunk_lines=()), "ft-skunk-line")


def boxes(picture: str, *, upright: bool) -> list[tuple[float, float, float, float]]:
    """Left, top, right, bottom of every number and name beside the lanes, for letters as wide as in common fonts."""
    found = []
    for text in elements(picture, "ft-number") + elements(picture, "ft-start") + elements(picture, "ft-line-name"):
        width, height = (
            len(text.text or "") * 0.54 * float(text.attrib["font-size"]),
            0.75 * float(text.attrib["font-size"]),
        )
        if "transform" in text.attrib:
            at = place_of(text)
            left = 0 if text.attrib.get("text-anchor") is None else -width
            found.append(
                (at.x - height / 2, at.y - left - width, at.x + height / 2, at.y - left)
                if upright
                else (at.x + left, at.y - height / 2, at.x + left + width, at.y + height / 2)
            )
        else:
            x, y = float(text.attrib["x"]), float(text.attrib["y"])
            found.append((x - width / 2, y - height, x + width / 2, y))
    return found


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("target", [*range(31, 61), 61, *range(117, 135), 151, 177, 181, 241])
def test_nothing_written_beside_the_lanes_touches(target: int, upright: bool) -> None:
    picture = board_svg([Track("Ann"), Track("Ben")], target=target, upright=upright, legend=False)
    width, height = (float(n) for n in ET.fromstring(picture).attrib["viewBox"].split()[2:])

    found = boxes(picture, upright=upright)

    for left, top, right, bottom in found:
        assert left > 0
        assert top > 0
        assert right < width
        assert bottom < height
    for one, other in itertools.combinations(found, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


def test_most_fives_are_numbered() -> None:
    numbers = [int(e.text or "") for e in elements(board_svg([ANN, BEN]), "ft-number")]

    assert numbers[0] == 121
    assert set(range(5, 121, 5)) - set(numbers) <= {65, 95, 120}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"tracks": [ANN]}, "a board has two to four tracks, not 1"),
        ({"tracks": [ANN] * 5}, "a board has two to four tracks, not 5"),
        ({"target": 30}, "target is a whole number from 31 to 1001, not 30"),
        ({"target": 121.0}, "target is a whole number from 31 to 1001, not 121.0"),
        ({"tracks": [ANN, Track("Ben", 3, 1, 20)]}, "target of 'Ben' is a whole number from 31 to 1001, not 20"),
        ({"tracks": [ANN, Track("Ben", 122, 1)]}, "front peg of 'Ben' is a whole number from 0 to 121, not 122"),
        ({"tracks": [ANN, Track("Ben", -1)]}, "front peg of 'Ben' is a whole number from 0 to 121, not -1"),
        ({"tracks": [ANN, Track("Ben", 4, 5)]}, "back peg of 'Ben' is a whole number from 0 to 4, not 5"),
        ({"tracks": [ANN, Track("Ben", True)]}, "front peg of 'Ben' is a whole number from 0 to 121, not True"),
        ({"street": 28}, "street is a multiple of 5, not 28"),
        ({"street": 65}, "street is a whole number from 10 to 60, not 65"),
        ({"skunk_lines": (90, 121)}, "skunk line is a whole number from 1 to 120, not 121"),
        ({"size": 3}, "size is a width in pixels from 16 to 10000, not 3"),
    ],
)
def test_bad_input_is_named(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(FifteentwoError, match=f"^{re.escape(message)}$"):
        board_svg(**({"tracks": [ANN, BEN]} | arguments))  # type: ignore[arg-type]
