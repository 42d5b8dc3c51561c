"""A small agent that learns the game by watching adepts, with PyTorch: `python train.py` (extras lab and train).

It sees what a seat sees (`tashkalar.env.observation`) and says the words a seat may say (`tashkalar.env.Table`). First
adepts play, and every word they say is kept with what they saw. Then a net with one hidden layer learns to foretell the
word. At last it plays against `random`.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import numpy
import torch

from tashkalar.bots import Clock, Sight, make_bot
from tashkalar.env import SIZE, Table
from tashkalar.env.observation import LENGTH, Observer
from tashkalar.rules.forms import find_form

Chooser = Callable[[Table], None]  # makes the next choice, or says a word of it
Shown = list[tuple[Any, Any, int]]  # what was seen, which words were allowed, and which one was said


# -- watching ----------------------------------------------------------------------------------------------------------
class Watched(Table):
    """A table at which every word is noted that might have been another."""

    shown: Shown
    observer: Observer

    def say(self, word: int) -> None:
        if len(self.allowed) > 1:
            seen = self.observer.look(self, self.seat).astype(numpy.float16)
            self.shown.append((seen, mask(self), word))
        super().say(word)


def mask(table: Table) -> Any:
    allowed = numpy.zeros(SIZE, bool)
    allowed[table.allowed] = True
    return allowed


def bot(level: str, seed: int, nodes: int = 1) -> Chooser:
    """A bot of a level as a chooser, with so many positions a turn."""
    inner, chance, turn, clock = make_bot(level), Random(seed), -1, Clock(nodes=nodes)

    def choose(table: Table) -> None:
        nonlocal turn, clock
        if table.game.position.turn != turn:
            turn, clock = table.game.position.turn, Clock(nodes=nodes)
        table.choose(str(inner.choose(Sight(table.game, rng=chance), clock)))

    return choose


def play(table: Table, seats: list[Chooser]) -> list[float]:
    while not table.over:
        seats[table.seat](table)
    return table.returns


def watch(form: str, games: int, nodes: int, seed: int) -> Shown:
    """What adepts do."""
    shown, observer, rng = Shown(), Observer(), Random(seed)
    for _ in range(games):
        table = Watched.new(form, rng.sample(find_form(form).schools, 2), rng.getrandbits(48))
        assert isinstance(table, Watched)
        table.shown, table.observer = shown, observer
        play(table, [bot("adept", rng.getrandbits(32), nodes) for _ in range(2)])
    return shown


# -- learning ----------------------------------------------------------------------------------------------------------
def learn(shown: Shown, epochs: int, seed: int) -> Any:
    """A net that gives every word a value; those that are not allowed do not count."""
    torch.manual_seed(seed)
    net = torch.nn.Sequential(
        torch.nn.Linear(LENGTH, 192), torch.nn.ReLU(), torch.nn.Dropout(0.2), torch.nn.Linear(192, SIZE)
    )
    best = torch.optim.Adam(net.parameters(), lr=1e-3)
    seen = torch.from_numpy(numpy.stack([one[0] for one in shown]))
    allowed = torch.from_numpy(numpy.stack([one[1] for one in shown]))
    said = torch.tensor([one[2] for one in shown])
    for epoch in range(epochs):
        total = right = 0.0
        for some in torch.randperm(len(said)).split(128):
            values = net(seen[some].float()).masked_fill(~allowed[some], -1e9)
            loss = torch.nn.functional.cross_entropy(values, said[some])
            best.zero_grad()
            loss.backward()
            best.step()
            total += float(loss.detach()) * len(some)
            right += float((values.argmax(1) == said[some]).sum())
        print(f"epoch {epoch + 1}: loss {total / len(said):.3f}, as an adept {right / len(said):.1%}", flush=True)
    return net.eval()


def learned(net: Any) -> Chooser:
    """The word with the highest value."""
    observer = Observer()

    def choose(table: Table) -> None:
        with torch.no_grad():
            seen = torch.from_numpy(observer.look(table, table.seat)).float()
            values = net(seen[None])[0].masked_fill(~torch.from_numpy(mask(table)), -1e9)
        table.say(int(values.argmax()))

    return choose


def measure(net: Any, form: str, games: int, seed: int) -> float:
    """The share of games it wins against `random`, on either seat."""
    rng, won, agent = Random(seed), 0.0, learned(net)
    for number in range(games):
        table = Table.new(form, rng.sample(find_form(form).schools, 2), rng.getrandbits(48))
        other = bot("random", rng.getrandbits(32))
        mine = number % 2
        won += (play(table, [agent, other] if mine == 0 else [other, agent])[mine] + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent and let it play against random.")
    parser.add_argument("--form", default="duel", help="of two players (default: duel)")
    parser.add_argument("--games", type=int, default=150, help="of adepts to learn from (default: 150)")
    parser.add_argument("--nodes", type=int, default=20, help="positions an adept looks at in a turn (default: 20)")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--against", type=int, default=60, help="games against random (default: 60)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = perf_counter()
    shown = watch(args.form, args.games, args.nodes, args.seed)
    print(f"{perf_counter() - began:.0f} s: {len(shown)} words of {args.games} games", flush=True)
    net = learn(shown, args.epochs, args.seed)
    print(f"{perf_counter() - began:.0f} s: trained", flush=True)
    won = measure(net, args.form, args.against, args.seed + 1)
    print(f"{perf_counter() - began:.0f} s: wins {won:.1%} of {args.against} games against random")


if __name__ == "__main__":
    main()
