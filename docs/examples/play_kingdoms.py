#!/usr/bin/env python3
"""Plays Kingdoms with a small bot of its own against the engine's `greedy` bot.

    python3 play_kingdoms.py                                          # one game, npx crownlands engine
    python3 play_kingdoms.py --games 5 --seed demo
    python3 play_kingdoms.py -- node cli/bin/crownlands.js engine     # another command for the engine

The protocol is described in docs/engine-protocol.md. Needs Python 3.8 and nothing else.
"""

import argparse
import json
import shutil
import subprocess
import sys

COLUMNS, ROWS = 6, 5
US, THEM = 0, 1  # our seat and theirs


class EngineError(Exception):
    """The engine could not do what it was asked, or is gone."""


class Engine:
    """One engine process: a JSON object per line in, one out."""

    def __init__(self, command):
        try:
            program = shutil.which(command[0]) or command[0]  # finds npx.cmd on Windows
            self.process = subprocess.Popen(
                [program, *command[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise EngineError(f"Cannot start {command[0]}: {error.strerror}") from error

    def ask(self, cmd, **fields):
        """Sends a request and returns its answer. Refusals of the rules are errors here: we only try what is legal."""
        try:
            self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError as error:
            raise EngineError(f"The engine has ended: {error.strerror}") from error
        if line == "":
            raise EngineError("The engine has ended without an answer.")
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise EngineError(f"The engine answered something that is not JSON: {line.strip()}") from error
        if "error" in answer:
            raise EngineError(answer["error"])
        if "refusal" in answer:
            raise EngineError("{message} (rule {clause})".format(**answer["refusal"]))
        return answer

    def close(self):
        try:
            self.process.stdin.close()  # the engine ends when its input does
        except OSError:
            pass  # it has ended already
        self.process.wait()


def lines_through(space):
    """The spaces of the row and of the column of a space. Spaces are numbered row by row from the top left."""
    row, column = divmod(space, COLUMNS)
    return range(row * COLUMNS, (row + 1) * COLUMNS), range(column, ROWS * COLUMNS, COLUMNS)


def line_sum(board, line):
    """What a line is worth to a castle of rank 1, at a glance: we leave out mountains and the wizard."""
    pieces = [board[space] for space in line]
    numbers = [int(piece) for piece in pieces if piece[0] in "+-"]
    if "dragon" in pieces:
        numbers = [number for number in numbers if number < 0]
    return sum(numbers) * (2 if "mine" in pieces else 1)


def worth(view, action):
    """How much gold we think the action brings. It only looks at the view, so it knows no secrets."""
    board, kind = view["board"], action["type"]
    if kind in ("draw", "take"):
        return 4  # better than a bad castle
    space = action["space"]
    lines = lines_through(space)
    if kind == "castle":
        gold = action["rank"] * sum(line_sum(board, line) for line in lines)
        # High castles come only once: keep them for good places.
        return gold - (0 if view["epoch"] == 3 else 7 * (action["rank"] - 1))
    # A tile: put good ones beside our castles and bad ones beside theirs. `drawn` is the tile in hand.
    tile = view["drawn"] if kind == "place" else view["players"][US]["startingTile"]
    value = int(tile) if tile[0] in "+-" else {"dragon": -5, "mine": 3}.get(tile, 0)
    pieces = [board[other] for line in lines for other in line]
    ours = sum(int(piece[1]) for piece in pieces if piece[0] == "AB"[US])
    theirs = sum(int(piece[1]) for piece in pieces if piece[0] == "AB"[THEM])
    return value * (ours - theirs) - (3 if kind == "start" else 0)


def play(engine, number, seed):
    """Plays one game to its end and returns its outcome."""
    engine.ask("new", game="kingdoms", seats=2, seed=f"{seed}/{number}")
    steps = 0
    while True:
        to_act = engine.ask("toAct")["toAct"]
        if not to_act:
            return engine.ask("outcome")["outcome"]
        seat = to_act[0]
        if seat == US:
            view = engine.ask("view", viewer=US)["view"]
            action = max(engine.ask("legal", seat=US)["legal"], key=lambda one: worth(view, one))
        else:  # `bot` only suggests: nothing happens before `act`
            action = engine.ask("bot", seat=seat, level="greedy", seed=f"{seed}/{number}/{steps}")["action"]
        engine.ask("act", seat=seat, action=action)
        steps += 1


def main():
    parser = argparse.ArgumentParser(description="Plays Kingdoms against the greedy bot of the engine.")
    parser.add_argument("--games", type=int, default=1, help="how many games (default: 1)")
    parser.add_argument("--seed", default="python", help="the same seed gives the same games")
    parser.add_argument("engine", nargs="*", default=["npx", "crownlands", "engine"], help="the command of the engine")
    arguments = parser.parse_args()
    results = {"won": 0, "lost": 0, "shared": 0}
    engine = None
    try:
        engine = Engine(arguments.engine)
        for number in range(arguments.games):
            outcome = play(engine, number, arguments.seed)
            winners, (ours, theirs) = outcome["winners"], outcome["scores"]
            results["shared" if len(winners) > 1 else "won" if US in winners else "lost"] += 1
            # The record proves every step. It holds all secrets, so it is for after the game.
            verdict = engine.ask("verify", record=engine.ask("record")["record"])
            if not verdict["valid"]:
                raise EngineError(f"The record of game {number + 1} does not hold: {verdict['problem']}")
            how = "both share it" if len(winners) > 1 else "python wins" if US in winners else "greedy wins"
            print(f"Game {number + 1}: {how}, {ours} to {theirs} gold, the record holds")
        counts = ", ".join(f"{count} {name}" for name, count in results.items())
        print(f"{arguments.games} game{'' if arguments.games == 1 else 's'}: {counts}")
    except EngineError as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        if engine is not None:
            engine.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
