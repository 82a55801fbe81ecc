# Prints the number of words that each Markdown document has by hand, after its name and a tab. With `checks`, prints the lines
# at which a generated part begins inside another one, ends without a beginning, or does not end, as FILE:LINE: expected ….
#
# usage: awk [-v checks=1] -f words-by-hand.awk DOCUMENT…

function finish() {
  if (document == "") return
  if (checks && begun) print document ":" begun ": expected a line <!-- end --> after it"
  if (!checks) print document "\t" words
}

FNR == 1 { finish(); document = FILENAME; words = begun = 0 }

/^<!-- generated: [^ ].* -->$/ {
  if (checks && begun) print FILENAME ":" FNR ": expected <!-- end --> before the next generated part"
  begun = FNR
  next
}

/^<!-- end -->$/ {
  if (checks && !begun) print FILENAME ":" FNR ": expected <!-- generated: COMMAND --> before it"
  begun = 0
  next
}

begun && /^\|/ { next }

{
  gsub(/<!--([^-]|-[^-]|--[^>])*-->/, " ")
  for (i = 1; i <= NF; i++) if ($i ~ /[A-Za-z0-9]/) words++
}

END { finish() }
