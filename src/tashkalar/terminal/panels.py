"""The panels of the screen: seats and scores, tasks, hand, choices. Each is a list of lines."""

from collections.abc import Sequence
from typing import Any

from ..rules.action import Option
from ..rules.card import CARDS, TASKS, Being, Flare
from . import board
from .style import Style, beside, in_columns, width, wrapped
from .voice import Voice

Lines = list[str]
MOST_SHOWN = 60
"""Choices listed without being asked; `options` lists all."""


class Panels:
    """Draws what a view and its companions say, in one style and language."""

    def __init__(self, style: Style, voice: Voice, columns: int) -> None:
        self.style = style
        self.voice = voice
        self.columns = max(60, columns)

    def title(self, view: dict[str, Any]) -> str:
        names = self.voice.names
        form = names.forms[view["form"]] + (f" ({names.forms['team']})" if view["team"] else "")
        return self.style.bold(self.voice("title", form=form, turn=view["turn"], target=view["target"]))

    # -- seats ---------------------------------------------------------------------------------------------------------
    def seats(self, view: dict[str, Any]) -> Lines:
        """Every seat with its points, stones and cards, then how the turn stands."""
        voice, style = self.voice, self.style
        lines: Lines = [self.title(view), ""]
        for school in view["schools"]:
            colour = view["colours"][school]
            mark = style.lit(style.sign("▶", ">")) if school == view["to_move"] else " "
            number = view["points"][school]
            points = voice("point" if number == 1 else "points", n=number)
            lines.append(f"{mark} {style.stone(colour, 'common')} {style.bold(voice.school(school))}  {points}")
            hand, stock = view["held"][school], view["stock"][colour]
            lines.append(
                f"     {voice('stock', **stock)}, {voice('cards', **hand)}, {voice('deck', n=view['decks'][school])}"
            )
            if isinstance(view["scores"].get(colour), dict):
                tracks = ", ".join(f"{self._colour(other)} {n}" for other, n in view["scores"][colour].items())
                lines.append(f"     {tracks}")
        lines += ["", *self._turn(view)]
        return lines

    def _colour(self, colour: str) -> str:
        return self.voice.names.colours[colour]

    def _turn(self, view: dict[str, Any]) -> Lines:
        voice = self.voice
        lines: Lines = []
        if not view["over"]:
            lines.append(voice("actions", n=view["actions"]))
        if view["destroyed"]:
            lines.append(voice("destroyed", what=self._counts(view["destroyed"])))
        lines += [voice("pending", card=voice.card(card)) for card in view["pending"].values()]
        for card in view["frozen"].values():
            lines += wrapped(voice("in_play", card=voice.card(card)), self.columns)
            lines += wrapped(voice("frozen", text=voice.names.cards[card].frozen), self.columns - 2, "  ")
        if view["removed"]:
            lines.append(voice("removed", what=self._counts(view["removed"])))
        if view["slowed"]:
            lines.append(voice("slowed", schools=", ".join(map(voice.school, view["slowed"]))))
        if view["merchant"]:
            lines.append(
                voice("merchant", stone=self.style.stone(view["merchant"]["colour"], view["merchant"]["rank"]))
            )
        lines += [
            voice("gateway", sign=self.style.sign(*board.GATE), square=square) for square in view["gateway"].values()
        ]
        if view["possessed"]:
            lines.append(voice("possessed", colour=self._colour(view["possessed"])))
        if view["turns_left"] is not None and not view["over"]:
            lines.append(self.style.bad(voice("last", n=view["turns_left"])))
        return lines

    def _counts(self, pieces: dict[str, dict[str, int]]) -> str:
        """Pieces by colour and rank."""
        ranks = self.voice.names.ranks
        return ", ".join(
            f"{self._colour(colour)} " + " ".join(f"{n} {ranks[rank]}" for rank, n in counts.items())
            for colour, counts in pieces.items()
        )

    # -- tasks ---------------------------------------------------------------------------------------------------------
    def tasks(self, tasks: list[dict[str, Any]]) -> Lines:
        if not tasks:
            return []
        lines = [self.style.bold(self.voice("tasks"))]
        for task in tasks:
            lines += self._task(task)
        return lines

    def _task(self, task: dict[str, Any]) -> Lines:
        voice, style = self.voice, self.style
        parts = "  ".join(f"{min(part['have'], part['need'])}/{part['need']}" for part in task["parts"])
        state = style.good(voice("met")) if task["met"] else parts
        head = f"{voice.task(task['name'])}, {voice('worth', n=TASKS[task['name']].points)}  {state}"
        if task["next"]:
            head = style.dim(f"{voice('next')}: {head}")
        text = voice.names.tasks[task["name"]].text
        return ["  " + head, *map(style.dim, wrapped(text, self.columns - 2, "      "))]

    # -- hand ----------------------------------------------------------------------------------------------------------
    def hand(self, hand: list[str], prospects: list[dict[str, Any]], flares: list[dict[str, Any]]) -> Lines:
        """The cards of a hand; two columns where there is room."""
        lines = [self.style.bold(self.voice("hand"))]
        if not hand and not prospects:
            return [*lines, "  " + self.voice("empty_hand")]
        two = self.columns >= 110
        columns = (self.columns - 3) // 2 if two else self.columns
        where = {prospect["card"]: prospect for prospect in prospects}
        # A pending being is not in the hand but summoned as if it were.
        names = [*hand, *(card for card in where if card not in hand)]
        blocks = [self.card(name, columns, where.get(name), flares) for name in names]
        if not two:
            return [*lines, *(line for block in blocks for line in block)]
        for left, right in zip(blocks[::2], [*blocks[1::2], []], strict=False):
            lines += beside([line + " " * (columns - width(line)) for line in left], right)
        return lines

    def card(
        self, name: str, columns: int, prospect: dict[str, Any] | None = None, flares: Sequence[dict[str, Any]] = ()
    ) -> Lines:
        """A card: its figure at the left, the rest at the right."""
        card = CARDS[name]
        if isinstance(card, Flare):
            return self._flare(card, columns, flares)
        assert isinstance(card, Being)
        voice, style = self.voice, self.style
        texts = voice.names.cards[name]
        rank = voice.names.ranks[("common", "heroic", "legendary")[card.rank]]
        room = columns - 14
        right = [f"{style.bold(voice.card(name))}, {rank}"]
        if prospect is not None:
            right += self._where(prospect, room)
        right += wrapped(texts.text, room)
        if texts.warp:
            right += wrapped(voice("warp", text=texts.warp), room)
        if texts.frozen:
            right += wrapped(voice("frozen", text=texts.frozen), room)
        drawing = ["  " + line for line in board.figure(name, style)]
        return beside([line.ljust(12) for line in drawing] or [" " * 12], right, 2)

    def _where(self, prospect: dict[str, Any], room: int) -> Lines:
        if prospect["squares"]:
            text = self.voice("places", squares=" ".join(prospect["squares"]))
            return [self.style.good(line) for line in wrapped(text, room)]
        return [self.style.bad(line) for line in wrapped(self._missing(prospect), room)]

    def _missing(self, prospect: dict[str, Any]) -> str:
        """What is nearest; one piece short has all the places where it could stand."""
        number = prospect["reason"]["params"].get("number")
        nearest = [[_place(missing) for missing in part["missing"]] for part in prospect["nearest"]]
        if number is None or not nearest:
            return self.voice.reason(prospect["reason"])
        if number == 1:
            return self.voice("one_short", squares=" ".join(dict.fromkeys(places[0] for places in nearest)))
        return self.voice("short", n=number, squares=" ".join(nearest[0]))

    def _flare(self, card: Flare, columns: int, flares: Sequence[dict[str, Any]]) -> Lines:
        """Both halves; how near they are is said for each opponent."""
        voice, style = self.voice, self.style
        texts = voice.names.flares[card.name]
        lines = ["  " + style.bold(texts.name)]
        mine = [flare for flare in flares if flare["id"] == card.name]
        for half, need, text in (("upper", card.upper.need, texts.upper), ("lower", card.lower.need, texts.lower)):
            now = ", ".join(self._standing(flare, half, len(mine) > 1) for flare in mine) or "-"
            met = any(flare[half]["met"] for flare in mine)
            shown = wrapped(voice(half, need=need, have=now, text=text), columns - 4, "    ")
            lines += [style.good(line) for line in shown] if met else shown
        return lines

    def _standing(self, flare: dict[str, Any], half: str, several: bool) -> str:
        number = str(max(0, flare[half]["have"]))
        return f"{self._colour(flare['against'])} {number}" if several else number

    # -- choices -------------------------------------------------------------------------------------------------------
    def choices(self, options: Sequence[Option], question: dict[str, Any] | None, everything: bool = False) -> Lines:
        """The choices by number. Placements stand last and, unless everything is wanted, as one line."""
        voice, style = self.voice, self.style
        lines = [style.bold(voice("choices")) + self._asked(question)]
        ordered = numbered(options)
        listed = [o for o in ordered if everything or o.kind != "place"]
        shown = listed if everything else listed[:MOST_SHOWN]
        items = [f"{index:>3}  {option}" for index, option in enumerate(shown, start=1)]
        lines += ["  " + line for line in in_columns(items, self.columns - 2)]
        if len(shown) < len(listed):
            lines.append(f"       {style.sign('…', '...')} {len(listed)}: options")
        placements = [] if everything else [o for o in ordered if o.kind == "place"]
        if placements:
            first = placements[0].describe()
            key = "placements_from" if "from" in first else "placements"
            lines.append("       " + voice(key, n=len(placements), square=first["square"], origin=first.get("from")))
        return lines

    def _asked(self, question: dict[str, Any] | None) -> str:
        if question is None:
            return ""
        text = self.voice.asked(question)
        if question["card"] is not None:
            text = f"{self._running(question)}: {text}"
            if question["steps"]:
                text += f" ({question['step']}/{question['steps']})"
            if question["optional"]:
                text += f" ({self.voice('optional')})"
        return f": {text}"

    def _running(self, question: dict[str, Any]) -> str:
        """The card whose effect runs; warp and frozen effects are called so, a copied one with its own card."""
        names, card = self.voice.names, question["card"]
        if question["effect"] not in ("warp", "frozen"):
            return names.card_name(card)
        named = self.voice(question["effect"], text=names.card_name(question["text_of"]))
        return named if question["text_of"] == card else f"{names.card_name(card)}, {named}"


def numbered(options: Sequence[Option]) -> list[Option]:
    """The options in the order of their numbers: placements last, because there are many."""
    return [*(o for o in options if o.kind != "place"), *(o for o in options if o.kind == "place")]


def _place(missing: dict[str, str]) -> str:
    """A missing piece as in a stone list."""
    return missing["square"] + ("*" if missing["rank"] == "heroic" else "")
