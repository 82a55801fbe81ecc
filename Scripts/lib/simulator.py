"""Reads what `xcrun simctl list devices available --json` says, and writes the identifier of an iPhone of the newest iOS."""
import json
import re
import sys


def version(runtime):
    return [int(part) for part in re.findall(r"\d+", runtime.rpartition("iOS")[2])]


phones = [
    (version(runtime), device["udid"])
    for runtime, devices in json.load(sys.stdin)["devices"].items()
    if ".iOS-" in runtime
    for device in devices
    if device["name"].startswith("iPhone")
]
if not phones:
    sys.exit("expected a simulator of an iPhone")
print(max(phones)[1])
