# Prints the number of files and types of each walk, and how they differ from the recorded ones. Exits with 1 if there are more.
#
# usage: awk -v walks="a b" -f walks-report.awk RECORDED FOUND
BEGIN { FS = "\t" }

/^#/ { next }
index(walks, $1) > 0 {
  version = FILENAME == ARGV[1] ? "recorded" : "found"
  note(version, "file", $2)
  count = split($3, types, " ")
  for (i = 1; i <= count; i++) note(version, "type", types[i])
}

function note(version, sort, name) {
  if ((version, $1, sort, name) in seen) return
  seen[version, $1, sort, name] = 1
  total[version, $1, sort]++
  names[$1, sort] = names[$1, sort] "\n" name
}

# Prints names that are in one list and not in the other.
function differences(walk, sort, version, other, sign,   list, count, i) {
  count = split(substr(names[walk, sort], 2), list, "\n")
  for (i = 1; i <= count; i++)
    if ((version, walk, sort, list[i]) in seen && !((other, walk, sort, list[i]) in seen)) {
      print "     " sign " " sort " " list[i]
      seen[other, walk, sort, list[i]] = 1
      differs = 1
    }
}

function column(walk, sort,   more) {
  more = total["found", walk, sort] - total["recorded", walk, sort]
  if (more > 0) { longer = longer " " walk; isLonger[walk] = 1 }
  return sprintf("%4d %ss%s", total["found", walk, sort], sort, more == 0 ? "" : sprintf(" (%+d)", more))
}

END {
  count = split(walks, order, " ")
  for (i = 1; i <= count; i++) {
    walk = order[i]
    print walk "  " column(walk, "file") ", " column(walk, "type")
    differences(walk, "file", "found", "recorded", "+")
    differences(walk, "file", "recorded", "found", "-")
    differences(walk, "type", "found", "recorded", "+")
    differences(walk, "type", "recorded", "found", "-")
  }
  failed = 0
  for (i = 1; i <= count; i++) if (order[i] in isLonger) failed = 1
  if (failed) print "walks: expected no more files and types than in Scripts/lib/walks.tsv" > "/dev/stderr"
  else if (differs) print "the walks differ from those recorded, and none is longer: Scripts/walks --record"
  exit failed
}
