# Prints the walk, the file and the type of each function in a list (walk, file, calls, symbol), in the same order, from the trees
# of the symbols that `swift demangle --expand` prints. The type is empty if the function is in none, or in an extension of
# another module's type. A type of another module than ContainerKit has the module's name.
#
# usage: cut -f 4 LIST | swift demangle --expand | awk -f walks.awk LIST -
BEGIN { FS = "\t" }

FNR == NR { row[++rows] = $1 "\t" $2; next }
/^Demangling for / { finish(); current++; next }

# A node's context is its first child. That of an extension is the second one, the type: the first is the extension's module.
match($0, /^ *kind=[A-Za-z]+/) {
  node = substr($0, 1, RLENGTH)
  depth = (index(node, "k") - 1) / 2
  sub(/^ *kind=/, "", node)
  kind[depth] = node
  children[depth] = 0
  number = depth == 0 ? 1 : ++children[depth - 1]
  isContext[depth] = depth == 0 || isContext[depth - 1] && number == (kind[depth - 1] == "Extension" ? 2 : 1)
  text = $0
  if (!sub(/^[^"]*text="/, "", text)) next
  sub(/".*$/, "", text)
  if (node == "Module" && isContext[depth]) module = text
  # An outer type comes before those in it. The first part of a private name tells two of the same name apart.
  isName = isType(depth - 1) || kind[depth - 1] == "PrivateDeclName" && number == 2 && isType(depth - 2)
  if (node == "Identifier" && isName) name = name (name == "" ? "" : ".") text
}

function isType(depth) { return isContext[depth] && kind[depth] ~ /^(Class|Structure|Enum|Protocol)$/ }

function finish() {
  if (module !~ /^(ContainerKit|ContainerTransitions|LayerTime)$/) name = ""
  else if (name != "" && module != "ContainerKit") name = module "." name
  if (current > 0) print row[current] "\t" name
  name = ""; module = ""
}

END { finish() }
