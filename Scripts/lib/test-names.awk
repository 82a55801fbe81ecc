# Prints the target of each test that a text selects: if its displayed name contains the text, or its identifier matches it as a regular
# expression. For a displayed name, a filter follows: a regular expression for the identifier. The name of a test is its suite's and
# its own, because titles continue the suite's name.
#
# usage: TEXT=TEXT [PATTERN=TEXT] awk -f test-names.awk Tests/TARGET/FILE…    PATTERN: the text, if it is a regular expression

# Returns the first string literal of a line, without its quotes and escapes; empty if there is none.
function literal(line,    text) {
  if (!match(line, /"([^"\\]|\\.)*"/)) return ""
  text = substr(line, RSTART + 1, RLENGTH - 2)
  gsub(/\\"/, "\"", text)
  gsub(/\\\\/, "\\", text)
  return text
}

FNR == 1 { depth = inText = 0; kind = title = "" }

# Code in a string of several lines is text.
gsub(/"""/, "&") == 1 { inText = !inText; next }
inText { next }

{ match($0, /^ */); indent = RLENGTH }

/@(Test|Suite)(\(|$| )/ { kind = /@Test/ ? "test" : "suite"; title = "" }
kind != "" && title == "" && !/^ *(arguments|\.)/ { title = literal($0) }

# What follows reads declarations, not text.
{ gsub(/"([^"\\]|\\.)*"/, "\"\"") }

# The types around a line are those above it that are indented less.
match($0, /(^| )(struct|class|enum|actor|extension) [A-Z][A-Za-z0-9_.]*/) && !/^ *\/\// {
  while (depth > 0 && indents[depth] >= indent) depth--
  name = substr($0, RSTART, RLENGTH)
  sub(/^.* /, "", name)
  gsub(/\./, "/", name)
  depth++
  indents[depth] = indent
  path[depth] = depth > 1 ? path[depth - 1] "/" name : name
  if (kind == "suite") titles[path[depth]] = title
  kind = ""
}

kind == "test" && match($0, /func [A-Za-z0-9_]+/) {
  name = substr($0, RSTART + 5, RLENGTH - 5)
  while (depth > 0 && indents[depth] >= indent) depth--
  split(FILENAME, folders, "/")
  if (index(titles[path[depth]] " " title, ENVIRON["TEXT"])) print folders[2], "[.]" path[depth] "/" name "[(]"
  else if (ENVIRON["PATTERN"] != "" && folders[2] "." path[depth] "/" name "(" ~ ENVIRON["PATTERN"]) print folders[2]
  kind = ""
}
