"""``fifteentwo stats``: exact distributions of hands and cribs, and all choices of one deal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from fifteentwo.rules import RuleSet
    from fifteentwo.stats import Choice, Deal, Distribution, Role

app = typer.Typer(help="Show exact distributions: hands, cribs, both, or one deal.", no_args_is_help=False)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw a picture, .png or .svg.")]
Rules = Annotated[str | None, typer.Option("--rules", "-r", help='The rules to count by, such as "five_card".')]
Cards = Annotated[
    str | None, typer.Argument(metavar="[CARDS]", help="One hand over the starters it leaves, in place of all hands.")
]


@app.command()
def hand(cards: Cards = None, rules: Rules = None, plot: Plot = None, as_json: AsJson = False) -> None:
    """Show what all hands score, or what one hand scores over its starters."""
    _show_one(cards, crib=False, rules=rules, plot=plot, as_json=as_json)


@app.command()
def crib(cards: Cards = None, rules: Rules = None, plot: Plot = None, as_json: AsJson = False) -> None:
    """Show what all cribs score, or what one crib scores over its starters."""
    _show_one(cards, crib=True, rules=rules, plot=plot, as_json=as_json)


@app.command()
def both(rules: Rules = None, plot: Plot = None, as_json: AsJson = False) -> None:
    """Show what hand and crib score together when all their cards are dealt at random."""
    from fifteentwo.rules import RuleSet
    from fifteentwo.stats import hand_plus_crib_distribution

    given = RuleSet.parse(rules or "six_card")
    distribution = hand_plus_crib_distribution(held=_held(given), rules=given)
    _show("All hands with cribs", {"rules": str(given)}, distribution, plot=plot, as_json=as_json)


@app.command()
def deal(
    cards: Annotated[str, typer.Argument(metavar="CARDS", help='The cards dealt: "5H 6H 7C 8D JS KC".')],
    dealer: Annotated[bool, typer.Option("--dealer", help="Show the choices of a dealer only.")] = False,
    pone: Annotated[bool, typer.Option("--pone", help="Show the choices of a pone only.")] = False,
    random: Annotated[
        bool, typer.Option("--random", help="Let the other player throw any two cards, not the best.")
    ] = False,
    rules: Rules = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Show every way to throw: the average hand and crib, and in JSON their full distributions.

    Of five cards two are thrown as in the five-card game, or one with --rules three_hand or four_hand.
    """
    from fifteentwo.stats import deal_statistics
    from fifteentwo.stats.discards import ROLES

    found = deal_statistics(cards, rules=rules, opponent="random" if random else "equilibrium")
    roles = [role for role, wanted in zip(ROLES, (dealer, pone), strict=True) if wanted] or list(ROLES)
    if plot:
        from fifteentwo.cards import format_cards
        from fifteentwo.stats.plot import save_plot

        best = {role: found.ranked(role)[0] for role in roles}
        drawn = [(f"{role}: {kind}", parts) for role in roles for kind, parts in _parts(best[role], role)]
        save_plot(plot, f"{format_cards(found.cards)}: hand and crib of the best choice", drawn)
    if as_json:
        _print_deal_json(found, roles)
    else:
        _print_deal(found, roles)


def _held(rules: RuleSet) -> Literal[3, 4]:
    """Returns how many cards a hand has under some rules."""
    return 3 if rules.cards_dealt - rules.discard_count == 3 else 4


def _parts(choice: Choice, role: Role) -> list[tuple[str, Distribution]]:
    return [("hand", choice.hand), ("crib", choice.cribs[role])]


def _show_one(cards: str | None, *, crib: bool, rules: str | None, plot: Path | None, as_json: bool) -> None:
    """Shows all hands or cribs, or one."""
    from fifteentwo.rules import RuleSet
    from fifteentwo.stats import given_hand_distribution, hand_distribution

    given = RuleSet.parse(rules or "six_card")
    what = "crib" if crib else "hand"
    if cards is not None:
        distribution = given_hand_distribution(cards, crib=crib, rules=given)
        title = f"The {what} {cards} over its starters"
    else:
        held = 4 if crib else _held(given)
        distribution = hand_distribution(crib, held=held, rules=given)
        title = f"All {what}s of {'three' if held == 3 else 'four'} cards"
    _show(title, {"cards": cards, "crib": crib, "rules": str(given)}, distribution, plot=plot, as_json=as_json)


def _show(title: str, asked: dict[str, Any], distribution: Distribution, *, plot: Path | None, as_json: bool) -> None:
    """Prints a distribution, and draws it if wished."""
    from rich.console import Console

    from fifteentwo.cli.histogram import print_distribution
    from fifteentwo.cli.json_form import print_json
    from fifteentwo.cli.look import Look

    if plot:
        from fifteentwo.stats.plot import save_plot

        save_plot(plot, title, [(title, distribution)])
    if as_json:
        print_json({**asked, **distribution.as_dict()})
    else:
        console = Console(highlight=False)
        print_distribution(console, Look.of(console), title, distribution)


def _print_deal_json(found: Deal, roles: list[Role]) -> None:
    from fifteentwo.cli.json_form import print_json

    choices = [
        {
            "kept": choice.kept,
            "thrown": choice.thrown,
            "hand": choice.hand.as_dict(),
            "crib": {role: choice.cribs[role].as_dict() for role in roles},
            "net": {role: float(choice.net(role)) for role in roles},
        }
        for choice in found.ranked(roles[0])
    ]
    print_json({"cards": found.cards, "roles": roles, "choices": choices})


def _print_deal(found: Deal, roles: list[Role]) -> None:
    from rich.console import Console
    from rich.table import Table

    from fifteentwo.cli.look import Look

    console = Console(highlight=False)
    look = Look.of(console)
    for role in roles:
        sign = "plus" if role == "dealer" else "less"
        table = Table(title=f"As {role}: hand {sign} crib", title_justify="left", title_style="bold", box=None)
        for name in ("keep", "throw"):
            table.add_column(name)
        for name in ("hand", "crib", "net"):
            table.add_column(name, justify="right")
        for choice in found.ranked(role):
            averages = (choice.hand.mean, choice.cribs[role].mean, float(choice.net(role)))
            cards = (look.text(look.cards(choice.kept)), look.text(look.cards(choice.thrown)))
            table.add_row(*cards, *(f"{average:.3f}" for average in averages))
        console.print(table)
