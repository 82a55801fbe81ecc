"""Replaces rows in a recording of the probe with the rows of the same names that UI tests recorded.

usage: add_gestures.py RECORDING GESTURES    RECORDING is changed
"""
import json
import sys


def read(file):
    try:
        with open(file, encoding="utf-8") as stream:
            return json.load(stream)
    except (OSError, ValueError) as error:
        sys.exit(f"{file}: expected JSON: {error}")


def main():
    recording, gestures = read(sys.argv[1]), read(sys.argv[2])
    indices = {row["id"]: index for index, row in enumerate(recording["rows"])}
    for row in gestures:
        if row["id"] not in indices:
            sys.exit(f"{sys.argv[2]}: expected the probe to have the row {row['id']}")
        row["outcome"].pop("isAtRest", None)
        kept = recording["rows"][indices[row["id"]]]
        recording["rows"][indices[row["id"]]] = {**kept, **row}
    with open(sys.argv[1], "w", encoding="utf-8") as stream:
        json.dump(recording, stream, indent=2, ensure_ascii=False, sort_keys=True)
        stream.write("\n")
    print(f"{len(gestures)} gestures")


main()
