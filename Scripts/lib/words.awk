# Reports the words of words.tsv (its name in `table`), which is read first, in sources, scripts and documents, as FILE:LINE:
# expected BETTER instead of WORD. Strings do not count. A line that ends in a comment "word: REASON" may use such a word.

function fault(used, good) {
  if (comment ~ /\/\/ word: [^ ]/) {
    if (!((FILENAME, FNR) in excused)) exceptions++
    excused[FILENAME, FNR]
    return
  }
  if ((FILENAME, FNR, used) in reported) return
  reported[FILENAME, FNR, used]
  print FILENAME ":" FNR ": expected \"" good "\" instead of \"" used "\""; found = 1
}

# Returns the better word for an identifier; empty if it is good. Identifiers are judged once.
function judge(name,    rest, part, last) {
  if (name in judged) return judged[name]
  judged[name] = better["name", name]
  if (("allowed", name) in better) return judged[name]
  if (match(name, /^[a-z]+[A-Z]/) && ("prefix", substr(name, 1, RLENGTH - 1)) in better) judged[name] = better["prefix", substr(name, 1, RLENGTH - 1)]
  rest = name
  while (judged[name] == "" && match(rest, /[A-Z]?[a-z]+|[A-Z]+/)) {
    part = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    last = part
    if (("word", tolower(part)) in better) judged[name] = better["word", tolower(part)]
  }
  if (judged[name] == "" && name ~ /^[A-Z]/ && rest !~ /[A-Za-z]/ && ("type", last) in better) judged[name] = better["type", last]
  # "In place" is a phrase.
  if (judged[name] == "" && name !~ /[iI]nPlace$/ && ("last", last) in better) judged[name] = better["last", last]
  return judged[name]
}

function checkNames(text,    name, good, i) {
  while (match(text, /[A-Za-z_][A-Za-z0-9_]*/)) {
    name = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    good = judge(name)
    if (good == "" && ("noun", name) in better && text !~ /^\(/) good = better["noun", name]
    if (good == "" && name in places)
      for (i = 1; i <= places[name]; i++) if (index(FILENAME, place[name, i]) == 1) good = local[name, i]
    if (good != "") fault(name, good)
  }
}

function checkPhrases(text,    i, at) {
  text = " " tolower(text) " "
  for (i = 1; i <= phrases; i++)
    if ((at = index(text, phrase[i])) && substr(text, at - 1, 1) !~ /[a-z]/ && substr(text, at + length(phrase[i]), 1) !~ /[a-z]/)
      fault(phrase[i], better["phrase", phrase[i]])
}

FILENAME == table {
  if ($0 ~ /^#/ || NF == 0) next
  split($0, column, "\t")
  if (column[3] == "" || column[1] !~ /^(word|type|last|name|noun|prefix|allowed|phrase)$/) {
    print FILENAME ":" FNR ": expected a kind (word, type, last, name, noun, prefix, allowed or phrase), a word and a better one, with tabs between them"; found = 1; next
  }
  if (column[1] == "phrase") phrase[++phrases] = column[2]
  if (column[4] == "") better[column[1], column[2]] = column[3]
  else { i = ++places[column[2]]; place[column[2], i] = column[4]; local[column[2], i] = column[3] }
  next
}

FNR == 1 {
  depth = 0; quote = ""; comment = ""
  isSwift = FILENAME ~ /\.swift$/
  isProse = FILENAME ~ /\.md$/
  isScript = FILENAME ~ /^Scripts\// && FILENAME !~ /\.(tsv|json|csv|conf|swift)$/
}

isSwift { checkNames(code($0)); if (comment != "") checkPhrases(comment); next }
isProse { comment = ""; checkPhrases($0); next }
isScript {
  comment = ""
  if (match($0, /^ *(local |declare |readonly |export |def |function |class )*[A-Za-z_][A-Za-z0-9_]*( *=|\(|\+=)/)) checkNames(substr($0, RSTART, RLENGTH))
  if ($0 ~ /^ *#/) checkPhrases($0)
}

END {
  if (exceptions > 20) { print "Scripts/lib/words.tsv: expected at most 20 lines with a comment \"word: REASON\", found " exceptions; found = 1 }
  exit found
}
