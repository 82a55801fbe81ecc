# A function for programs that read sources in Swift or C.

# Returns the line without comments and strings. `comment` is the rest of it, starting with a comment. Keeps what is open at the
# end of the line: `depth` of comments, `quote` of a string.
function code(line,    out, i, n, c, hashes, open, level) {
  out = ""; n = length(line); level = 0; open = quote; comment = depth > 0 ? line : ""
  for (i = 1; i <= n; i++) {
    c = substr(line, i, 1)
    if (depth > 0) {
      if (substr(line, i, 2) == "*/") { depth--; i++ } else if (substr(line, i, 2) == "/*") { depth++; i++ }
    } else if (level > 0) {
      if (c == "(") level++
      if (c == ")") level--
      out = out c
    } else if (open != "") {
      if (substr(line, i, length(open)) == open) { i += length(open) - 1; open = "" }
      else if (open ~ /^"+$/ && c == "\\") { if (substr(line, i + 1, 1) == "(") level = 1; i++ }
    } else if (substr(line, i, 2) == "//") {
      comment = substr(line, i)
      break
    } else if (substr(line, i, 2) == "/*") {
      comment = substr(line, i)
      depth++; i++
    } else if (match(substr(line, i), /^#*"/)) {
      hashes = substr(line, i, RLENGTH - 1)
      open = (substr(line, i + RLENGTH - 1, 3) == "\"\"\"" ? "\"\"\"" : "\"")
      i += length(hashes) + length(open) - 1
      open = open hashes
      out = out " "
    } else {
      out = out c
    }
  }
  quote = (substr(open, 1, 3) == "\"\"\"" ? open : "")
  return out
}
