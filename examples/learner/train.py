"""A small agent that learns duels from rewards, with MaskablePPO: `python train.py` (extras lab and train).

It has one seat of an environment of Gymnasium (`tashkalar.env.single.Seat`) and says the words that are allowed; the
other seat is played by chance. The reward is 1 or -1 at the end. Games of beginners are long and hardly decided by
anything they do, so on the way it is told what each word gained: points and pieces, its own less the other's. Then it
plays against the bot `random`.
"""

import argparse
from random import Random
from time import perf_counter
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from tashkalar.bots import Clock, Sight, make_bot
from tashkalar.env import Table
from tashkalar.env.single import Seat, standing
from tashkalar.env.words import BLOCKS
from tashkalar.lab.matches import wilson

# Enough to play by, and a third of what there is to see: fewer numbers are learned from sooner.
PIECES = ("stones", "stock", "hand", "held", "schools", "points", "asked", "flags", "numbers", "said")


class Words(torch.nn.Module):  # type: ignore[misc]
    """How likely each word is: a value of its own, and one of its kind (`place ...`, `summon ...`).

    There are 320 beings to summon and few summonings in a game. That summoning is good is learned of all at once.
    """

    def __init__(self, single: Any) -> None:
        super().__init__()
        kinds = [number if name == "single" else name for name, ids in BLOCKS.items() for number in ids]
        places = {kind: place for place, kind in enumerate(dict.fromkeys(kinds))}
        self.single = single
        self.kind = torch.nn.Linear(single.in_features, len(places))
        torch.nn.init.zeros_(self.kind.weight)
        torch.nn.init.zeros_(self.kind.bias)
        self.register_buffer("kind_of", torch.tensor([places[kind] for kind in kinds]))

    def forward(self, latent: Any) -> Any:
        return self.single(latent) + self.kind(latent)[:, self.kind_of]


class Telling(BaseCallback):  # type: ignore[misc]
    """Tells how it goes, after every so many words."""

    def __init__(self) -> None:
        super().__init__()
        self.began = perf_counter()

    def _on_rollout_end(self) -> None:
        games = self.model.ep_info_buffer
        if games:
            length, gained = (sum(game[key] for game in games) / len(games) for key in ("l", "r"))
            means = f"the last {len(games)} games: {length:.0f} words each, reward {gained:+.2f}"
            print(f"{perf_counter() - self.began:4.0f} s  {self.num_timesteps:6} words  {means}", flush=True)

    def _on_step(self) -> bool:
        return True


def train(form: str, words: int, seed: int, round_of: int = 2048) -> Any:
    """An agent that has said so many words, and learned after each round of them."""
    torch.set_num_threads(1)  # a small net is not quicker on several cores, and the same seed makes the same agent
    agent = MaskablePPO(
        "MlpPolicy",
        Seat(form, shaping=standing, pieces=PIECES),
        n_steps=round_of,
        batch_size=min(256, round_of),
        n_epochs=4,
        learning_rate=2e-3,
        gamma=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )
    policy = agent.policy
    policy.action_net = Words(policy.action_net)
    policy.optimizer = policy.optimizer_class(policy.parameters(), lr=2e-3, **policy.optimizer_kwargs)
    return agent.learn(words, callback=Telling())


def measure(agent: Any, form: str, games: int, seed: int) -> float:
    """The share of games it wins against the bot `random`, on either seat."""
    bot, clock, won = make_bot("random"), Clock(nodes=1), 0.0

    def answer(table: Table, rng: Random) -> None:
        table.choose(str(bot.choose(Sight(table.game, rng=rng), clock)))

    torch.manual_seed(seed)
    for number in range(games):
        seat = Seat(form, seat=number % 2, others=answer, pieces=PIECES)
        seen, _ = seat.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            word, _ = agent.predict(seen, action_masks=seat.action_masks())
            seen, reward, over, _, _ = seat.step(int(word))
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent by reinforcement and let it play against random.")
    parser.add_argument("--form", default="duel", help="of two players (default: duel)")
    parser.add_argument("--words", type=int, default=60_000, help="to say while it learns (default: 60000)")
    parser.add_argument("--games", type=int, default=100, help="against random (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="keep the agent, for MaskablePPO.load")
    args = parser.parse_args()
    began = perf_counter()
    agent = train(args.form, args.words, args.seed)
    if args.save:
        agent.save(args.save)
    won = measure(agent, args.form, args.games, 1000 * args.seed)
    low, high = wilson(won, args.games, 1.96)
    print(
        f"{perf_counter() - began:4.0f} s  wins {won:.1%} of {args.games} games against random "
        f"(95 %: {low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()
