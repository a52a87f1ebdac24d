#!/usr/bin/env python3
"""Takes a seat at a table of a Crownlands server and plays the game to the end.

    export CROWNLANDS_TOKEN=clb_…                    # made by you: POST /api/v1/me/bots, then …/tokens (docs/api.md)
    python3 online_bot.py http://localhost:4180 TABLE

TABLE is the code at the end of the table's link. The bot takes a free seat, waits for the start and plays any game: it
chooses at random among the legal actions that the server lists. Put something better into `choose`.

It survives lost connections and restarts of the server. A command is repeated with the same key until there is an answer;
the server carries it out once. Events resume after the last one received. Needs Python 3.8 and nothing else.
"""

import argparse
import json
import os
import random
import socket
import sys
import time
import urllib.error
import urllib.request
import uuid

SILENCE = 45  # seconds: the server sends something every 20, so a longer silence means a dead connection
PATIENCE = 120  # seconds without a server before the bot gives up


class Refused(Exception):
    """The server understood and said no: {"problem": …, "message": …}."""

    def __init__(self, status, body):
        super().__init__(body.get("message", f"status {status}"))
        self.status = status
        self.body = body


class Server:
    """Repeats requests while the server is unavailable: every request that changes something has its own key."""

    def __init__(self, address, token):
        self.address = address.rstrip("/") + "/api/v1"
        self.token = token

    def ask(self, method, path, body=None):
        since = time.monotonic()
        while True:
            try:
                with self.open(method, path, body, {}) as response:
                    return json.loads(response.read() or b"{}")
            except urllib.error.HTTPError as error:
                text = error.read()
                if error.code not in (429, 502, 503, 504):
                    raise Refused(error.code, problem(text)) from error
                pause = float(error.headers.get("Retry-After") or 1)
            except (OSError, ValueError):  # no server, or an incomplete answer
                pause = 1
            if time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"{self.address} has not answered for {PATIENCE} s")
            time.sleep(pause + random.random())

    def open(self, method, path, body, headers):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method, headers=headers)
        request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=SILENCE)

    def events(self, path):
        """Yields events as (name, data) without end; resumes after a lost connection."""
        last = None
        since = time.monotonic()
        while True:
            try:
                headers = {"Accept": "text/event-stream"}
                if last is not None:
                    headers["Last-Event-ID"] = last
                with self.open("GET", path, None, headers) as stream:
                    for number, name, data in read_events(stream):
                        since = time.monotonic()
                        last = number or last
                        yield name, data
            except urllib.error.HTTPError as error:
                if error.code not in (429, 502, 503, 504):
                    raise Refused(error.code, problem(error.read())) from error
            except (OSError, ValueError, socket.timeout):
                pass
            if time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"{self.address} has been silent for {PATIENCE} s")
            time.sleep(1 + random.random())


def read_events(stream):
    """Server-sent events as the standard has them: fields up to an empty line; a line with a colon first is a pulse."""
    fields = {}
    for line in stream:
        line = line.decode().rstrip("\r\n")
        if line.startswith(":"):
            continue
        if line == "":
            if "data" in fields:
                yield fields.get("id"), fields.get("event", "message"), json.loads(fields["data"])
            fields = {}
            continue
        name, _, value = line.partition(":")
        fields[name] = value[1:] if value.startswith(" ") else value


def problem(text):
    try:
        return json.loads(text)
    except ValueError:
        return {"problem": "unreadable", "message": text.decode(errors="replace")[:200]}


class Player:
    def __init__(self, server, code, chance):
        self.server = server
        self.table = f"/tables/{code}"
        self.chance = chance
        self.seat = None
        self.decided = None  # the cursor of the last position that was decided on

    def sit_down(self):
        table = self.server.ask("GET", self.table)
        if table["mine"]:
            self.seat = table["mine"][0]
            return
        free = [seat["seat"] for seat in table["seats"] if not seat["taken"]]
        if not free:
            raise Refused(409, {"message": "All seats of this table are taken."})
        self.seat = free[0]
        self.server.ask("PUT", f"{self.table}/seats/{self.seat}")
        self.server.ask("PUT", f"{self.table}/ready", {"ready": True})

    def play(self):
        """Until the match is over; its outcome, or None if it was ended before."""
        for name, data in self.server.events(f"{self.table}/events?seat={self.seat}"):
            if name == "table" and data["status"] == "ended":
                return None
            if name in ("look", "step"):
                outcome = self.go_on(data["match"])
                if outcome is not None:
                    return outcome

    def go_on(self, match):
        """Acts as long as it is our turn. An answer shows the table after it, as a step does."""
        while "outcome" not in match:
            if self.seat not in match["toAct"] or match["at"] == self.decided:
                return None
            self.decided = match["at"]
            deed = self.choose(match)
            if deed is None:
                return None
            match = self.send(match["at"], deed)
        return match["outcome"]

    def choose(self, match):
        """What to do: this is where your own idea goes. `view` is what our seat sees, `legal` what it may do."""
        if match["legal"]:
            return {"type": "act", "action": self.chance.choice(match["legal"]), "end": True}
        return {"type": "end-turn"} if match["mayEnd"] else None

    def send(self, at, deed):
        command = {"seat": self.seat, "at": at, "key": str(uuid.uuid4()), "do": deed}
        try:
            return self.server.ask("POST", f"{self.table}/commands", command)["match"]
        except Refused as refused:
            if refused.body.get("problem") == "changed":  # something else happened first: this is how it stands now
                return refused.body["match"]
            raise


def main():
    parser = argparse.ArgumentParser(description="Plays at a table of a Crownlands server.")
    parser.add_argument("server", help="its address, such as http://localhost:4180")
    parser.add_argument("table", help="the code of the table")
    parser.add_argument("--seed", help="the same seed makes the same choices")
    given = parser.parse_args()
    token = os.environ.get("CROWNLANDS_TOKEN")
    if not token:
        sys.exit("Put the token of your bot into CROWNLANDS_TOKEN: docs/api.md says how to get one.")
    player = Player(Server(given.server, token), given.table, random.Random(given.seed))
    try:
        player.sit_down()
        print(f"sits on seat {player.seat}", flush=True)
        outcome = player.play()
    except (Refused, TimeoutError) as error:
        sys.exit(str(error))
    print("ended" if outcome is None else f"over: {json.dumps(outcome)}", flush=True)


if __name__ == "__main__":
    main()
