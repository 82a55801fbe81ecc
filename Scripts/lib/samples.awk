# Extracts the ```swift blocks of Markdown documents, and of the documentation comments in Swift files, into files for the
# compiler: OUT/DOCUMENT/KIND-LINE.swift. The compiler reports errors with the document's name and line. A block that cannot be
# extracted is reported as FILE:LINE: expected …; exit status 1.
#
# usage: awk -v out=FOLDER -f samples.awk DOCUMENT…
#
# The blocks of a document are one module and may use each other. A block is a whole file, or follows a comment that describes
# its context. The comment's words are separated by semicolons:
#
#   <!-- sample: in a function (container: ContainerViewController) -->   statements; the values that they use are parameters
#   <!-- sample: in an async function -->                                 the same
#   <!-- sample: in a class (UIViewController) -->                        members of a class with this superclass
#   <!-- sample: in a file -->                                            declarations
#   <!-- sample: a manifest -->        a Package.swift      <!-- sample: in a manifest -->   arguments of its Package
#   <!-- sample: in the demo -->       a file of the demo   <!-- sample: alone -->           a module of its own
#   <!-- sample: linux -->  <!-- sample: apple -->          for one of the systems only
#   <!-- sample: in a file; with Tabman -->                 may use a library on which the package does not depend:
#                                              Scripts/lib/samples/Tabman.swift declares the names that documents use
#
# The line before a whole file, and before its comment, ends with the file's path: `Sources/App/Page.swift`: (the reader sees
# it, and Scripts/check-packages builds packages with it). Imports of the package's own modules are left out, because the
# document is one module.
#
# In a Swift file, the context is a comment on the line above the `///` comment: `// sample: in a file`. Readers of the
# documentation do not see it.

function fault(line, what) { print FILENAME ":" line ": expected " what; found = 1 }

# Parses a marker: kind, imports, the code before and after the block, and whether it is a module of its own.
function understand(text,    words, n, i, word, inside) {
  n = split(text, words, / *; */)
  for (i = 1; i <= n; i++) {
    word = words[i]
    inside = word
    sub(/^[^(]*\(/, "", inside)
    sub(/\)$/, "", inside)
    if (word == "linux" || word == "apple") kind = word
    else if (word == "alone") alone = 1
    else if (word ~ /^with [A-Za-z]+$/) libraries[substr(word, 6)]
    else if (word == "in the demo") {
      kind = "demo"
      imports = "@testable import ContainerKitDemo\n"
      if (isSwift) before = "// Declarations:"
    }
    else if (word == "a manifest") kind = "manifest"
    else if (word == "in a manifest") {
      kind = "manifest"
      imports = "import PackageDescription\n"
      before = "let package = Package(name: \"App\","
      after = ")"
    } else if (word ~ /^in an? (async )?function( \(.*\))?$/) {
      if (word !~ /\(/) inside = ""
      imports = usual
      before = "@MainActor private func sample" FNR "(" inside ")" (word ~ /^in an async/ ? " async" : "") " {"
      after = "}"
    } else if (word == "in a file") {
      imports = usual
      before = "// Declarations:"
    } else if (word ~ /^in a class \(.*\)$/) {
      imports = usual
      before = "@MainActor private class Sample" FNR ": " inside " {"
      after = "}"
    } else fault(FNR, "no \"" word "\" in a sample's comment (Scripts/lib/samples.awk)")
  }
  if (kind == "linux" && imports == usual) imports = usual "import ContainerKitTesting\n"
}

function forget() { kind = "code"; imports = before = after = ""; alone = 0; marker = 0; split("", libraries) }

# Copies the declarations of a library into the folder of a unit, once. They come before its blocks.
function addLibrary(name, folder,    source, file, line, count) {
  own[name] = 1
  source = "Scripts/lib/samples/" name ".swift"
  file = sprintf("%s/%s-00000-%s.swift", folder, kind, name)
  if (file in made) return
  made[file] = 1
  printf "#sourceLocation(file: \"%s\", line: 1)\n", source > file
  while ((getline line < source) > 0) { print line > file; count++ }
  close(source)
  close(file)
  if (!count) fault(FNR, "the declarations of " name " in " source)
}

BEGIN { usual = "import ContainerKit\nimport ContainerTransitions\nimport UIKit\n" }

FNR == 1 {
  forget()
  fence = caption = ""
  split("", own)
  unit = FILENAME
  gsub(/[^A-Za-z0-9]/, "_", unit)
}

# Reads a Swift file as the document that its `///` comments are.
FNR == 1 { isSwift = FILENAME ~ /\.swift$/ }

isSwift {
  if (sub(/^ *\/\/ sample: /, "<!-- sample: ")) $0 = $0 " -->"
  else if (!sub(/^ *\/\/\/ ?/, "")) {
    if (marker) { fault(marker, "a swift block in the comment below"); forget() }
    $0 = ""
  }
}

fence == "" && /^ *<!-- *sample:/ {
  if (marker) fault(marker, "a swift block after the sample's comment")
  forget()
  marker = FNR
  text = $0
  if (text !~ /-->/) fault(FNR, "the sample's comment on one line")
  sub(/^ *<!-- *sample: */, "", text)
  sub(/ *-->.*$/, "", text)
  understand(text)
  next
}

fence == "" && /^ *(```+|~~~+)/ {
  match($0, /^ */)
  indent = RLENGTH
  fence = substr($0, indent + 1)
  sub(/[^`~].*$/, "", fence)
  language = substr($0, indent + length(fence) + 1)
  sub(/[ ,{].*$/, "", language)
  if (language == "swift") {
    if (before == "" && isSwift) fault(FNR, "a line `// sample: …` above the comment")
    else if (before == "" && caption !~ /`[^` ]+\.swift`:$/)
      fault(FNR, "the path of the sample's file at the end of the line before it: `Sources/App/Page.swift`:")
    if (match(caption, /`Sources\/[^\/`]+\//)) own[substr(caption, RSTART + 9, RLENGTH - 10)] = 1
    folder = out "/" unit (alone ? "_" FNR : "")
    if (!(folder in made)) { system("mkdir -p " folder); made[folder] = 1 }
    for (name in libraries) addLibrary(name, folder)
    file = sprintf("%s/%s-%05d.swift", folder, kind, FNR)
    # The code before the block counts as the line of the fence.
    printf "%s#sourceLocation(file: \"%s\", line: %d)\n%s\n", imports, FILENAME, FNR, before > file
  } else {
    if (marker && !isSwift) fault(marker, "a swift block after the sample's comment")
    file = ""
  }
  next
}

fence != "" {
  line = $0
  sub(/^ */, "", line)
  if (line == fence) {
    if (file != "") {
      if (after != "") print after > file
      close(file)
    }
    fence = ""
    if (file != "" || !isSwift) forget()
  } else if (file != "") {
    line = substr($0, indent + 1)
    if (line ~ /^(@testable )?import [A-Za-z_]+$/) {
      name = line
      sub(/^.* /, "", name)
      if (name in own) line = "// " line
    }
    print line > file
  }
  next
}

fence == "" && NF { caption = $0 }

marker && NF && !isSwift { fault(marker, "a swift block after the sample's comment"); forget() }

END { exit found }
