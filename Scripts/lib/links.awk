# Checks that files and headings that Markdown documents link to exist. Prints FILE:LINE: expected …; exit status 1 for faults.
#
# usage: awk -f links.awk DOCUMENT… again=1 DOCUMENT…    the documents twice: headings first, then links

# Returns a heading's anchor, as the usual Git hosts generate it.
function slug(text) {
  gsub(/`|\*/, "", text)
  text = tolower(text)
  gsub(/[^a-z0-9 _-]/, "", text)
  gsub(/ /, "-", text)
  return text
}

# Returns a path without ".." and ".".
function plain(path,    names, n, i, kept, k, out) {
  n = split(path, names, "/")
  k = 0
  for (i = 1; i <= n; i++) {
    if (names[i] == "..") k--
    else if (names[i] != "." && names[i] != "") kept[++k] = names[i]
  }
  out = kept[1]
  for (i = 2; i <= k; i++) out = out "/" kept[i]
  return out
}

function there(path) { return system("test -e '" path "'") == 0 }

FNR == 1 { fenced = 0; known[FILENAME] = 1 }
/^ *(```|~~~)/ { fenced = !fenced; next }
fenced { next }

!again && /^#+ / {
  text = $0
  sub(/^#+ +/, "", text)
  anchors[FILENAME, slug(text)] = 1
  next
}

again {
  rest = $0
  while (match(rest, /\]\([^() ]+(\([^()]*\)[^() ]*)*\)|(src|srcset|href)="[^"]*"/)) {
    link = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    sub(/^\]\(|^[a-z]+="/, "", link)
    sub(/[)"]$/, "", link)
    # DocC finds pictures and pages by name, and checks them itself.
    if (link ~ /^[a-z]+:/ || (FILENAME ~ /\.docc\// && link !~ /\//)) continue
    folder = FILENAME
    if (!sub(/\/[^\/]*$/, "", folder)) folder = "."
    anchor = ""
    if (link ~ /#/) { anchor = link; sub(/^[^#]*#/, "", anchor); sub(/#.*$/, "", link) }
    path = link == "" ? FILENAME : plain(folder "/" link)
    if (!there(path)) { print FILENAME ":" FNR ": expected " path " to be there"; found = 1 }
    else if (anchor != "" && (path in known) && !((path, anchor) in anchors)) {
      print FILENAME ":" FNR ": expected a heading for #" anchor " in " path
      found = 1
    }
  }
}

END { exit found }
