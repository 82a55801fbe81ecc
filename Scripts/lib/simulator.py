"""Reads the destinations that xcodebuild lists for a scheme, and prints the identifier of an iPhone simulator with the newest
iOS.

usage: xcodebuild -showdestinations -scheme SCHEME | simulator.py
"""
import re
import sys

# Values may contain commas and colons: "name:iPhone 16, spare".
FIELD = re.compile(r"(?:^|, )(\w+):")


def destinations(text):
    """Returns the destinations on which the scheme can run, each a dictionary, in the order of the text."""
    eligible = text.partition("Ineligible destinations")[0]
    found = []
    for line in re.findall(r"^\s*\{ ?(.*?) ?\}\s*$", eligible, re.M):
        parts = FIELD.split(line)
        found.append(dict(zip(parts[1::2], (value.strip() for value in parts[2::2]))))
    return found


def version(destination):
    """Returns the version of a simulator as numbers. [] if it has none, like "Any iOS Simulator Device"."""
    return [int(part) for part in re.findall(r"\d+", destination.get("OS", ""))]


def newest_iphone(text):
    """Returns the identifier of the first iPhone among the simulators with the newest iOS. Exits if there is none."""
    found = destinations(text)
    phones = [
        destination for destination in found
        if destination.get("platform") == "iOS Simulator" and destination.get("name", "").startswith("iPhone")
        and destination.get("id") and "error" not in destination and version(destination)
    ]
    if phones:
        return max(phones, key=version)["id"]
    others = ", ".join(f"{each.get('name')} ({each.get('platform')} {each.get('OS', '')}".strip() + ")" for each in found)
    sys.exit(f"simulator.py: expected an iPhone simulator among the scheme's destinations, found {others or 'none'}")


if __name__ == "__main__":
    print(newest_iphone(sys.stdin.read()))
