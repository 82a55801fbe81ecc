"""Finds the declarations of a Swift source, so that one which does not compile can be left out."""

import re

# A string of several lines, a raw string, a string, comments.
_BLANKED = re.compile(r'"""(?:\\.|[^\\])*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)
_HEAD = re.compile(
    r"(?:(?:@\w+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?|public|open|internal|private|fileprivate|package|static|final|override|"
    r"class(?=\s+(?:func|var|let|subscript|override|private|public))|lazy|weak|unowned|convenience|required|mutating|"
    r"nonmutating|nonisolated|dynamic|indirect|prefix|postfix|infix)(?:\((?:set|safe|unsafe|get)\))?\s+)*"
    r"(?P<word>func|var|let|init|deinit|subscript|typealias|associatedtype|case|class|struct|enum|actor|extension|protocol|"
    r"import|precedencegroup|operator)\b\s*(?P<name>[^\s({:=<]*)")
_EXAMPLE = re.compile(
    r"(?P<word>[fx]?(?:it|describe|context)|pending|sharedExamples|beforeEach|justBeforeEach|afterEach|aroundEach|beforeSuite)"
    r"\s*(?=[({])")
_GROUPS = ("describe", "context", "fdescribe", "fcontext", "sharedExamples")
HOOKS = ("beforeEach", "justBeforeEach", "afterEach", "aroundEach", "beforeSuite")
_TYPES = ("class", "struct", "enum", "actor", "extension", "protocol")


def blanked(text):
    """The text with what is in strings and comments replaced by spaces; as long as before."""
    return _BLANKED.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


class Declaration:
    """A declaration at the top of a source or in the body of a type; or an example that is described in a function."""

    def __init__(self, word, name, start, end):
        self.word, self.name, self.start, self.end = word, name, start, end
        # What is between the brackets of a function or of a computed property, if it has them.
        self.body = None
        self.inner = []

    def __str__(self):
        return f"{self.word} {self.name}".strip()

    def is_inside(self, other):
        return other is not self and other.start <= self.start and self.end <= other.end

    def innermost(self, position):
        for inner in self.inner:
            if inner.start <= position < inner.end:
                return inner.innermost(position)
        return self


def declarations(text):
    """The declarations of a source."""
    plain = blanked(text)
    return _within(plain, text, 0, len(plain), _HEAD)


def _within(plain, text, start, end, pattern):
    found, position = [], start
    while position < end:
        if plain[position].isspace() or plain[position] in ";}":
            position += 1
            continue
        if plain[position] == "#":
            position = _line_end(plain, position)
            continue
        match = pattern.match(plain, position)
        stop = min(_statement_end(plain, position), end)
        if match and stop > match.end() - 1:
            word = match["word"]
            name = match.groupdict().get("name") or _quoted(text, match.end(), stop)
            declaration = Declaration(word, name, position, stop)
            if word in ("func", "init", "subscript", "var", *HOOKS):
                declaration.body = _body(plain, match.end(), stop)
            brace = plain.find("{", match.end(), stop)
            if brace >= 0 and pattern is _HEAD and word in _TYPES:
                declaration.inner = _within(plain, text, brace + 1, stop - 1, _HEAD)
            elif brace >= 0 and (word in _GROUPS or name == "spec"):
                declaration.inner = _within(plain, text, brace + 1, stop - 1, _EXAMPLE)
            found.append(declaration)
        position = max(stop, position + 1)
    return found


def _body(plain, start, end):
    depth = 0
    for position in range(start, end):
        if plain[position] in "([":
            depth += 1
        elif plain[position] in ")]":
            depth -= 1
        elif depth == 0 and plain[position] == "=" and plain[position + 1] != "=" and plain[position - 1] not in "=<>!":
            return None
        elif depth == 0 and plain[position] == "{":
            return (position + 1, end - 1) if plain[end - 1] == "}" else None
    return None


def _quoted(text, start, end):
    match = re.search(r'"((?:\\.|[^"\\\n])*)"', text[start:end])
    return match.group(1) if match else ""


def _line_end(plain, position):
    end = plain.find("\n", position)
    return len(plain) if end < 0 else end


def _statement_end(plain, start):
    """Behind the statement from `start`: where all brackets are closed, in a line that does not go on."""
    depth, position = 0, start
    while position < len(plain):
        character = plain[position]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth < 0:
                return position
        elif depth == 0 and character == ";":
            return position
        elif depth == 0 and character == "\n" and not _goes_on(plain, start, position):
            return position
        position += 1
    return len(plain)


def _goes_on(plain, start, position):
    before, after = plain[start:position].rstrip(), plain[position:].lstrip()
    if re.search(r"(?:[,=:&|+*/<?-]|->|\b(?:where|in|throws))$", before) and not re.search(r"[)\]}\w]\?$", before):
        return True
    # Attributes in lines of their own.
    if re.fullmatch(r"(?:@\w+(?:\([^\n]*\))?\s*)+", before):
        return True
    return re.match(r"(?:[{.,=:&|?)\]]|->|where\b|else\b|throws\b|async\b|[+*/<-]\s)", after) is not None


_KEYWORD = re.compile(
    r"(?:let|var|guard|if|else|return|switch|for|while|repeat|do|case|default|throw|defer|break|continue|func|class|struct|"
    r"enum|get|set|willSet|didSet|lazy|weak|super)\b|@")
_CLOSURE_HEAD = re.compile(r"(?!\s*for\b)\s*(?:\[[^\]]*\]\s*)?(?:\([^()]*\)|[\w\s,]*)\s*(?:->\s*[\w.?]+\s*)?\bin\b")


def statement(text, body, position):
    """The innermost statement around a place in a body that is a call or an assignment; and what is from the innermost
    statement to the end of its block. Each as start and end; the first may be None."""
    plain = blanked(text)
    simple, rest = None, body
    while body:
        start, end = body
        head = _CLOSURE_HEAD.match(plain, start, end)
        around = _statement_around(plain, head.end() if head else start, end, position)
        if not around:
            break
        first = _behind_label(plain, *around)
        # A switch that loses a label may not compile, and so the statement around it is taken.
        if position < first:
            break
        simple = None if _KEYWORD.match(plain, around[0]) else around
        rest = first, _next_label(plain, around[1], end)
        body = _block_around(plain, *around, position)
    return simple, rest


_LABEL = re.compile(r"(?:@unknown\s+)?(?:case|default)\b")


def _behind_label(plain, start, end):
    """Where a statement begins that a case of a switch may precede."""
    depth = 0
    for position in range(start, end if _LABEL.match(plain, start) else start):
        depth += (plain[position] in "([{") - (plain[position] in ")]}")
        if depth == 0 and plain[position] == ":":
            return position + 1
    return start


def _next_label(plain, start, end):
    """Where the next case of a switch begins; the end of the block if there is none."""
    while start < end and not _LABEL.match(plain, start):
        if plain[start].isspace() or plain[start] in ";}":
            start += 1
        else:
            start = _line_end(plain, start) if plain[start] == "#" else max(_statement_end(plain, start), start + 1)
    return min(start, end)


def _statement_around(plain, start, end, position):
    while start <= position:
        if plain[start].isspace() or plain[start] in ";}":
            start += 1
        elif plain[start] == "#":
            start = _line_end(plain, start)
        else:
            stop = min(_statement_end(plain, start), end)
            if position < stop:
                return start, stop
            start = max(stop, start + 1)
    return None


def _block_around(plain, start, end, position):
    depth, opened = 0, None
    for index in range(start, end):
        if plain[index] == "{":
            if depth == 0:
                opened = index
            depth += 1
        elif plain[index] == "}":
            depth -= 1
            if depth == 0 and opened < position < index:
                return opened + 1, index
    return None


_DIRECTIVE = re.compile(r"\s*#(?:if|elseif|else|endif|sourceLocation|warning|error)\b")


def replaced(text, gone, traps=()):
    """The text without declarations and statements, and with traps in place of others, each of these a start, an end and a
    name; as many lines as before; directives stay."""
    changes = [(start, end, "") for start, end in gone]
    for start, end, name in traps:
        trap = f'fatalError("left out: {name}")'
        if name.split()[0] in ("var", "subscript") and re.match(r"\s*(?:get|set)\b", blanked(text[start:end])):
            trap = f"get {{ {trap} }} set {{ {trap} }}"
        changes.append((start, end, f" {trap} "))
    for start, end, new in sorted(changes, reverse=True):
        lines = text[start:end].split("\n")
        kept = [line if _DIRECTIVE.match(line) else "" for line in lines]
        text = text[:start] + new + "\n".join(kept) + text[end:]
    return text


def outermost(ranges):
    """Those that are not inside another; each begins with its start and its end."""
    return [one for one in ranges if not any(
        other[:2] != one[:2] and other[0] <= one[0] and one[1] <= other[1] for other in ranges)]
