"""`tashkalar lab train`: train a net on games of self-play. Needs PyTorch (the extra train), with or without a GPU.

The net corrects what the weights that led the games say about where a turn ends. What it should have said is blended
from how the game ended and from the net's own judgement of what came next (TD lambda); these goals are set anew in
every pass. Inputs are left out by chance while it learns, so that it does not lean on single ones. One game in twenty
is kept aside: how well the net foretells those is printed, and decides nothing.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from .. import extras
from ..bots.values import arrays
from ..bots.values.evaluation import FEATURES
from ..bots.values.net import KIND, LARGEST, Net, table_of
from ..errors import NotAllowed
from ..rules.forms import find_form
from .folders import writable
from .numbers import at_least, positive, share
from .textbook import Textbook, read_textbook

Tensor = Any  # of PyTorch

_ASIDE = 20  # one game in so many is kept aside
_BATCH = 1024
_DECAY = 1e-2
_SLOW = 0.998  # the net that is written is a mean over the last steps


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="+", type=Path, metavar="DIR", help="folders of `tashkalar lab selfplay`")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the net is written there")
    parser.add_argument(
        "--begin", type=Path, metavar="FILE", help="a net to go on with, which says how many and how large; a new one"
    )
    parser.add_argument("--nets", type=at_least(1), default=4, metavar="N", help="nets that are averaged; default: 4")
    parser.add_argument(
        "--hidden", type=at_least(1), nargs=2, default=[64, 16], metavar="N", help="units of each net; default: 64 16"
    )
    parser.add_argument("--gaps", type=share, default=0.25, metavar="P", help="inputs left out; default: 0.25")
    parser.add_argument("--dropout", type=share, default=0.3, metavar="P", help="units left out; default: 0.3")
    parser.add_argument("--epochs", type=at_least(1), default=12, metavar="N", help="passes; default: 12")
    parser.add_argument("--rate", type=positive, default=1e-3, metavar="X", help="how fast it learns; default: 0.001")
    parser.add_argument(
        "--blend", type=share, default=0.5, metavar="P", help="how much of a goal is the later course; default: 0.5"
    )
    parser.add_argument(
        "--trust",
        type=share,
        metavar="P",
        help="how far bots trust the net rather than the weights; default: 0.5, or as the net that is gone on with",
    )
    parser.add_argument(
        "--doubt",
        type=positive,
        metavar="N",
        help="so many deals in which turns are played on weigh as much as the net (see `lab merits`); "
        "default: never, or as the net that is gone on with",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S")


def run(args: argparse.Namespace) -> int:
    """Read the games, train, say how well it went, write the net."""
    try:
        import torch
    except ImportError:
        raise NotAllowed("torch", extras.missing("train", "training", "PyTorch")) from None
    writable(args.out)
    begin = None if args.begin is None else _beginning(args.begin)
    book = read_textbook(args.games, None if begin is None else begin.weights)
    table = table_of(find_form(book.form), book.team)
    before = {} if begin is None else begin.about
    if before.get("table", table) != table:
        raise NotAllowed(
            "train_begin", f"{args.begin} is a net for the table {before['table']!r}, the games are {table!r}"
        )
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    nets, hidden = (args.nets, args.hidden) if begin is None else (begin.nets, [begin.first, begin.second])
    pupil = Pupil(book, nets, hidden, args.gaps, args.dropout, device)
    if begin is not None:
        pupil.go_on(begin)
    print(json.dumps({"games": book.games, "lessons": len(book.value), "device": pupil.device}), flush=True)
    for epoch in range(args.epochs):
        # The first passes of a new net learn results alone: until then its own judgement is none.
        blend = 1.0 if begin is None and epoch < max(1, args.epochs // 4) else args.blend
        told = pupil.learn(blend, args.rate, epoch / args.epochs, (epoch + 1) / args.epochs)
        print(json.dumps({"pass": epoch + 1, **told}), flush=True)
    about = {
        "kind": KIND,
        "table": table,
        "games": book.games,
        "weights": book.weights,
        "settings": {key: getattr(args, key) for key in ("epochs", "rate", "blend", "gaps", "dropout", "seed")},
        "foretold": pupil.foretold(),
        "trust": before.get("trust", 0.5) if args.trust is None else args.trust,
    }
    doubt = before.get("doubt") if args.doubt is None else args.doubt
    if doubt is not None:
        about["doubt"] = doubt
    pupil.write(args.out, about)
    print(json.dumps(about["foretold"]))
    print(f"net written to {args.out}")
    return 0


def _beginning(path: Path) -> Net:
    try:
        about, parts = arrays.read(path)
        if about.get("kind") != KIND:
            raise ValueError("the file holds something else")
        return Net(about, parts)
    except (OSError, ValueError, KeyError) as error:
        raise NotAllowed("train_begin", f"there is no net to begin with in {path}: {error}") from error


class Pupil:
    """Nets that learn from a textbook side by side: the same lessons, each with a beginning and lapses of its own."""

    def __init__(self, book: Textbook, nets: int, hidden: list[int], gaps: float, dropout: float, device: str) -> None:
        import numpy
        import torch

        self.book, self.nets, self.hidden, self.device = book, nets, hidden, device
        self.gaps, self.dropout = gaps, dropout
        self._numpy, self._torch = numpy, torch
        first, second = hidden
        size = len(book.inputs)

        def to(rows: Any, kind: Any = torch.float32) -> Tensor:
            return torch.as_tensor(rows, dtype=kind).to(device)

        scale = book.features.std(axis=0)
        self._scale = to(numpy.where(scale > 0.05, scale, 1.0))
        self._on = to(book.on, torch.int32)
        self._features = to(book.features) / self._scale
        self._value = to(book.value).clamp(-LARGEST, LARGEST)

        def part(*shape: int, spread: float) -> Tensor:
            return torch.nn.Parameter(torch.randn(*shape, device=device) * spread)

        self.rows = part(size + 1, nets * first, spread=0.05)
        self.dense = part(len(FEATURES), nets * first, spread=0.1)
        self.bias = part(nets * first, spread=0.1)
        self.second = part(nets, second, first, spread=first**-0.5)
        self.second_bias = part(nets, second, spread=0.1)
        # It begins as what the weights say: nothing is added.
        self.last = part(nets, second, spread=0.0)
        self.ends = torch.nn.Parameter(torch.tensor([0.0, book.scale], device=device))
        self._parts = [self.rows, self.dense, self.bias, self.second, self.second_bias, self.last, self.ends]
        self._mean = [part.detach().clone() for part in self._parts]
        self._optimizer = torch.optim.AdamW(self._parts, weight_decay=_DECAY)
        self._aside = numpy.flatnonzero(book.known & (book.game % _ASIDE == 0))
        self._taught = to(numpy.flatnonzero(book.taught & (book.game % _ASIDE != 0)), torch.int64)

    def go_on(self, net: Net) -> None:
        """Begin with what a net knows; inputs and features that it has not met count for nothing yet."""
        torch = self._torch
        known = net.inputs
        rows = [
            net.rows[known.find(name)] if known.find(name) >= 0 else [0.0] * len(net.bias) for name in self.book.inputs
        ]
        parts = [
            torch.tensor([*map(list, rows), [0.0] * len(net.bias)]),
            torch.tensor([list(row) for row in net.features]) * self._scale[:, None].cpu(),
            torch.tensor(list(net.bias)),
            torch.tensor([list(row) for row in net.deep]).reshape(self.second.shape),
            torch.tensor(list(net.deep_bias)).reshape(self.second_bias.shape),
            torch.tensor(list(net.last)).reshape(self.last.shape),
            torch.tensor([net.last_bias, net.factor]),
        ]
        with torch.no_grad():
            self._set([part.to(self.device) for part in parts])
            for mean, part in zip(self._mean, self._parts, strict=True):
                mean.copy_(part)

    def _forward(self, which: Tensor, learning: bool) -> Tensor:
        torch = self._torch
        on, nothing = self._on[which], len(self.book.inputs)
        if learning:
            on = on.masked_fill(torch.rand(on.shape, device=self.device) < self.gaps, nothing)
        sums = torch.nn.functional.embedding_bag(on, self.rows, mode="sum", padding_idx=nothing)
        if learning:
            sums = sums / (1 - self.gaps)
        hidden = torch.relu(sums + self._features[which] @ self.dense + self.bias)
        if learning:
            hidden = torch.nn.functional.dropout(hidden, self.dropout)
        hidden = hidden.reshape(len(which), self.nets, -1)
        deep = torch.relu(torch.einsum("bnf,nsf->bns", hidden, self.second) + self.second_bias)
        added = (deep * self.last).sum(2)
        value = self.ends[0] + self.ends[1] * self._value[which]
        return (added if learning else added.mean(1, keepdim=True)) + value[:, None]

    def learn(self, blend: float, rate: float, begin: float, end: float) -> dict[str, float]:
        """One pass, from one part of the whole training to another: it learns more slowly towards the end."""
        torch = self._torch
        goals = torch.as_tensor(self.book.goals(self.chances(), blend), dtype=torch.float32).to(self.device)
        order = self._taught[torch.randperm(len(self._taught), device=self.device)]
        batches = order.split(_BATCH)
        total = torch.zeros((), device=self.device)
        for number, which in enumerate(batches):
            at = begin + (end - begin) * number / len(batches)
            for group in self._optimizer.param_groups:
                group["lr"] = rate * max(0.02, min(1.0, 20 * at + 0.1) * (1 - at))
            told = self._forward(which, True)
            goal = goals[which, None].expand_as(told)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(told, goal)
            self._optimizer.zero_grad()
            loss.backward()
            self._optimizer.step()
            with torch.no_grad():
                for mean, part in zip(self._mean, self._parts, strict=True):
                    mean.lerp_(part, 1 - _SLOW if at > 0.1 else 0.5)
            total += loss.detach() * len(which)
        return {"loss": round(total.item() / len(order), 4), **self.foretold()}

    def logits(self, which: Any) -> Any:
        """What the mean of the net says about some lessons."""
        torch = self._torch
        with torch.no_grad():
            kept = [part.clone() for part in self._parts]
            self._set(self._mean)
            chosen = torch.as_tensor(which, dtype=torch.int64).to(self.device)
            parts = [self._forward(some, False)[:, 0] for some in chosen.split(32 * _BATCH)]
            self._set(kept)
            return torch.cat(parts).cpu().numpy() if parts else self._numpy.zeros(0)

    def _set(self, values: list[Tensor]) -> None:
        for part, value in zip(self._parts, values, strict=True):
            part.copy_(value)

    def chances(self) -> Any:
        """The chance to win of every lesson as the net judges it."""
        return 1.0 / (1.0 + self._numpy.exp(-self.logits(self._numpy.arange(len(self.book.value)))))

    def foretold(self) -> dict[str, float]:
        """Log loss on the games kept aside: by the weights at their best scale, by the net."""
        results = self.book.result[self._aside]
        weights = self.book.scale * self.book.value[self._aside].clip(-LARGEST, LARGEST)
        return {
            "weights": round(self._loss(weights, results), 4),
            "net": round(self._loss(self.logits(self._aside), results), 4),
        }

    def _loss(self, logits: Any, results: Any) -> float:
        if not len(results):
            return 0.0
        numpy = self._numpy
        return float(numpy.mean(numpy.logaddexp(0.0, logits) - results * logits))

    def write(self, path: Path, about: dict[str, Any]) -> None:
        """The net as a file that bots read."""
        with self._torch.no_grad():
            self._set(self._mean)
            dense = self.dense / self._scale[:, None]

        def flat(part: Tensor) -> list[float]:
            found: list[float] = part.detach().reshape(-1).tolist()
            return found

        arrays.write(
            path,
            {**about, "nets": self.nets, "hidden": self.hidden, "features": list(FEATURES), "inputs": self.book.inputs},
            {
                "inputs": ("e", flat(self.rows[:-1])),
                "features": ("f", flat(dense)),
                "bias": ("f", flat(self.bias)),
                "second": ("f", flat(self.second)),
                "second_bias": ("f", flat(self.second_bias)),
                "last": ("f", flat(self.last)),
                "ends": ("f", flat(self.ends)),
            },
        )
