"""The test classes of a module, as its symbol graph has them."""

import json
import re

_BASES = ("XCTest.XCTestCase", "Quick.QuickSpec", "Quick.AsyncSpec")


class SymbolGraph:
    def __init__(self, folder):
        self.symbols, self.superclasses, self.members = {}, {}, {}
        for path in folder.glob("*.json"):
            data = json.loads(path.read_text())
            self.symbols |= {symbol["identifier"]["precise"]: symbol for symbol in data["symbols"]}
            for relation in data["relationships"]:
                if relation["kind"] == "inheritsFrom":
                    self.superclasses[relation["source"]] = (relation["target"], relation.get("targetFallback", ""))
                elif relation["kind"] == "memberOf":
                    self.members.setdefault(relation["target"], []).append(relation["source"])

    def test_classes(self):
        """The classes by name, with the tests of each: its name, and whether it is asynchronous. None for one that describes
        examples."""
        found = {}
        for identifier, symbol in self.symbols.items():
            if symbol["kind"]["identifier"] == "swift.class":
                base = self._base(identifier)
                if base:
                    name = ".".join(symbol["pathComponents"])
                    found[name] = sorted(self._tests(identifier)) if base == _BASES[0] else None
        return dict(sorted(found.items()))

    def _base(self, identifier):
        while identifier in self.superclasses:
            identifier, name = self.superclasses[identifier]
            if name in _BASES:
                return name
        return None

    def _tests(self, identifier):
        """Those of its superclasses, too."""
        if identifier not in self.symbols:
            return set()
        found = set()
        for member in map(self.symbols.get, self.members.get(identifier, [])):
            if member and member["kind"]["identifier"] == "swift.method":
                match = re.fullmatch(r"(test\w*)\(\)", member["pathComponents"][-1])
                if match:
                    is_async = any(piece["spelling"] == "async" for piece in member["declarationFragments"])
                    found.add((match.group(1), is_async))
        return found | self._tests(self.superclasses.get(identifier, ("", ""))[0])
