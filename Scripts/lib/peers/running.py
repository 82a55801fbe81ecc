"""Runs the tests of a program. A test that ends the program, or does not end, has failed, and the rest is run by another
process."""

import json
import os
import re
import signal
import subprocess

MAXIMUM_SECONDS = 120
"""Seconds in which something has to be logged."""


def _ended(command, log, output):
    """Runs a process. Returns why it did not end well; None if it did."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    with output.open("w") as file:
        child = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=file, stderr=file, env=environment,
            cwd=output.parent)
        size = -1
        while True:
            try:
                status = child.wait(timeout=MAXIMUM_SECONDS)
                break
            except subprocess.TimeoutExpired:
                now = log.stat().st_size if log.exists() else 0
                if now == size:
                    child.kill()
                    child.wait()
                    return f"does not end in {MAXIMUM_SECONDS} s"
                size = now
    if status == 0:
        return None
    return f"ends the program: {reason_in(output.read_text(errors='replace'), status)}".replace("\t", " ")


_REASON = re.compile(
    r"atal error|^(?:\S+:\d+: )?(?:Precondition|Assertion) failed|^Simultaneous accesses|^Could not cast|"
    r"^(?:libc\+\+abi: )?[Tt]erminat(?:e called|ing)|has overlapping accesses")


def reason_in(output, status):
    """Why a program ended: the last line of its output that says so; if there is none, the signal that ended it, or its last
    line."""
    lines = [line for line in output.splitlines() if line.strip()]
    reasons = [line for line in lines if _REASON.search(line)]
    if reasons:
        return reasons[-1]
    if status in (-signal.SIGSEGV, -signal.SIGBUS):
        return signal.strsignal(-status)
    return lines[-1] if lines else f"status {status}"


def run_tests(program, place):
    """Runs a program of the stand-in for XCTest. Returns the results, each (what, name, text); why there are no more; and why
    classes could not describe their examples, by name."""
    log, start, undescribed = place / "results.tsv", 0, {}
    log.write_text("")
    reason_to_end = None
    while True:
        reason = _ended([program, log, start, *undescribed], log, place / "output.txt")
        lines = [line.split("\t") for line in log.read_text().splitlines()]
        if reason is None:
            break
        begun = [int(line[1]) for line in lines if line[0] == "begin"]
        if lines and lines[-1][0] == "describe":
            undescribed[lines[-1][2]] = reason
        elif not begun or begun[-1] < start:
            reason_to_end = reason
            break
        else:
            name = [line[2] for line in lines if line[0] == "begin"][-1]
            with log.open("a") as file:
                file.write(f"fail\t{begun[-1]}\t{name}\t{reason}\n")
            start = begun[-1] + 1
    return [(what, name, text) for what, _, name, text in lines if what in ("pass", "skip", "fail")], reason_to_end, undescribed


def run_swift_testing(program, place):
    """The same for a program of Swift Testing, whose events say what was run."""
    ended, crashed, reason_to_end = {}, {}, None
    while True:
        log = place / "events.jsonl"
        log.unlink(missing_ok=True)
        # A test is matched with its place: "Module.Suite/test()/Tests.swift:3:2".
        skipped = [word for name in [*ended, *crashed] for word in ("--skip", f"^{re.escape(name)}/[^/]*$")]
        reason = _ended(
            [program, "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", log,
             "--event-stream-version", "0", *skipped], log, place / "output.txt")
        running = _read_events(log, ended)
        if running in crashed:
            reason_to_end = f"cannot be left out: {running}"
            break
        if running is None:
            # Failed tests give the program a status of its own.
            if reason and not ended:
                reason_to_end = reason
            break
        crashed[running] = reason or "does not end"
    results = [("fail" if issue else "pass", name, issue or "") for name, issue in ended.items()]
    results += [("fail", name, reason) for name, reason in crashed.items()]
    return sorted(results, key=lambda one: one[1]), reason_to_end, {}


def _read_events(log, ended):
    """Adds the tests that ended to `ended`, each with its first issue. Returns the one that was begun and did not end."""
    functions, issues, running = {}, {}, None
    for line in log.read_text().splitlines() if log.exists() else []:
        event = json.loads(line)
        payload = event["payload"]
        if event["kind"] == "test":
            if payload["kind"] == "function":
                functions[payload["id"]] = payload["id"].rsplit("/", 1)[0]
            continue
        name = functions.get(payload.get("testID"))
        if name is None:
            continue
        if payload["kind"] == "testStarted":
            running = name
        elif payload["kind"] == "issueRecorded":
            issues.setdefault(name, " ".join(message["text"] for message in payload["messages"]))
        elif payload["kind"] == "testEnded":
            ended[name] = issues.get(name)
            running = None
    return running
