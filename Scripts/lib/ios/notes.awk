# API notes of one module (`module`), made from Scripts/lib/ios/names.
BEGIN {
  heads["type"] = "Typedefs"; heads["class"] = "Classes"; heads["protocol"] = "Protocols"
  heads["function"] = "Functions"; heads["global"] = "Globals"; heads["case"] = "Enumerators"
}
$1 == module {
  if (!($2 in heads)) { print "names:" FNR ": expected a kind that is known" > "/dev/stderr"; exit 1 }
  entries[$2] = entries[$2] "- Name: '" $3 "'\n" \
    ($4 == "private" ? "  SwiftPrivate: true" : $4 == "hidden" ? "  Availability: nonswift" : "  SwiftName: '" $4 "'") "\n"
}
END {
  printf "---\nName: %s\n", module
  for (kind in entries) printf "%s:\n%s", heads[kind], entries[kind]
}
