# Writes the fenced blocks of a Markdown document that have a path at the end of the line before them,
# `Sources/App/Page.swift`:, to OUT/PATH. A path is Package.swift, or has a folder. A path that occurs twice, or leaves OUT, is
# reported as FILE:LINE: expected …; exit status 1.
#
# usage: awk -v out=FOLDER -f files.awk DOCUMENT

function fault(what) { print FILENAME ":" FNR ": expected " what; found = 1 }

fence == "" && /^ *(```+|~~~+)/ {
  match($0, /^ */)
  indent = RLENGTH
  fence = substr($0, indent + 1)
  sub(/[^`~].*$/, "", fence)
  file = ""
  if (match(caption, /`[^` ]+\.[a-z]+`:$/)) {
    file = substr(caption, RSTART + 1, RLENGTH - 3)
    if (file !~ /\// && file != "Package.swift") file = ""
    if (file ~ /^\/|\.\./) { fault("a path in the package, found " file); file = "" }
    if (file in written) { fault("the file " file " once"); file = "" }
  }
  if (file != "") {
    written[file] = 1
    folder = file
    file = out "/" file
    if (sub(/\/[^\/]*$/, "", folder)) system("mkdir -p '" out "/" folder "'")
  }
  next
}

fence != "" {
  line = $0
  sub(/^ */, "", line)
  if (line == fence) {
    if (file != "") close(file)
    fence = caption = ""
  } else if (file != "") print substr($0, indent + 1) > file
  next
}

NF && !/^ *<!--.*--> *$/ { caption = $0 }

END { exit found }
