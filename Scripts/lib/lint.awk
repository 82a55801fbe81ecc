# Reports violations of the design as FILE:LINE: expected … on standard output; exit status 1 if there are any. Reads the table
# of imports first (its name in `table`), then sources. Comments and string literals do not count, interpolations do.

function fault(what) { print FILENAME ":" FNR ": expected " what; found = 1 }

# Returns the folder of the target that a file belongs to.
function target(path,    names) {
  split(path, names, "/")
  if (names[3] == "SystemLibraries") return names[1] "/" names[2] "/" names[3]
  return names[1] "/" names[2] (names[2] ~ /^(Frameworks|Testing|Hosts|Tools)$/ ? "/" names[3] : "")
}

FILENAME == table {
  if ($0 ~ /^#/ || NF == 0) next
  allowed[$1] = " "
  for (i = 2; i <= NF; i++) allowed[$1] = allowed[$1] $i " "
  next
}

FNR == 1 {
  depth = 0; quote = ""; before = ""; folder = target(FILENAME)
  isSwift = FILENAME ~ /^(Sources|Tests)\/.*\.swift$/
  isSource = FILENAME ~ /^(Sources|Tests)\/.*\.(swift|c|h)$/
  inDoc = 0; observes = 0; assumes = 0
  if (isSource && !(folder in allowed)) fault("a row for " folder " in Scripts/lib/imports")
}

# Tables of facts have no limit.
FNR == 501 && FILENAME ~ /^(Sources|Tests|Scripts)\// && FILENAME !~ /\.(json|tsv|csv|png)$/ { fault("at most 500 lines") }

# An app built with the newest SDKs does not launch without scenes (TN3187) and shows only windows that are in one.
FILENAME ~ /^((README|CONTRIBUTING)\.md$|(Docs|Examples|Apps|Sources\/ContainerKit(Demo|SwiftUI)?)\/)/ &&
  /UIScreen\.main|UIWindow\((frame:|\))/ { fault("a window of a scene: UIWindow(windowScene:) in a scene delegate") }

FILENAME ~ /\.md$/ && match(" " tolower($0) " ", british) {
  fault("American English instead of \"" substr(" " $0, RSTART + 1, RLENGTH - 2) "\"")
}

!isSource { next }

{
  text = " " code($0)
  if (FILENAME != "Sources/Frameworks/QuartzCore/Time/SystemTime.swift" && text ~ clock)
    fault("no clock to be read outside Sources/Frameworks/QuartzCore/Time/SystemTime.swift")
  if (FILENAME ~ /^Tests\// && text ~ /[^A-Za-z0-9_](sleep|usleep|nanosleep|sleepForTimeInterval) *\(/)
    fault("a test that does not sleep")
  if (isSwift && FILENAME !~ /^Sources\/ContainerKit\/Platform\// && text ~ /^ *# *if[^A-Za-z0-9_]/ &&
    !(FILENAME ~ /^Sources\/(Frameworks|Testing|Hosts|Tools)\// && text ~ /^ *#if compiler\(/))
    fault("#if in Sources/ContainerKit/Platform only")
  if (FILENAME !~ /^(Sources\/(Hosts\/WindowHost|Frameworks\/SystemLibraries\/CSDL2)|Tests\/WindowHostTests)\// && text ~ /[^A-Za-z0-9_](SDL_[A-Za-z]|CSDL)/)
    fault("SDL in Sources/Hosts/WindowHost, its tests and CSDL2 only")
  # Apple's declarations come from Objective-C, and accept calls from code in language mode 5 without actor isolation.
  if (FILENAME ~ /^Sources\/(Frameworks\/(UIKit|QuartzCore)|Testing\/(Stage|ContainerKitTesting))\// && before text ~ /@MainActor +(@[a-zA-Z]+ +)*(open|public) / &&
    before text !~ /@preconcurrency/)
    fault("@preconcurrency before the @MainActor of what is public")
  # Observers are called on the thread that makes a change. UIKit only warns if that is not the main one.
  if (FILENAME ~ /^Sources\/Container(Kit|KitSwiftUI|Transitions)\//) {
    if (text ~ /[^A-Za-z0-9_](observe\( *\\|addObserver *\()/) observes = 1
    if (text ~ /[^A-Za-z0-9_](MainThread\.assume|assumeIsolated)[^A-Za-z0-9_]/) assumes = FNR
    if (observes && assumes) {
      print FILENAME ":" assumes ": expected MainThread.perform in a file that observes"
      found = 1; observes = 0
    }
  }
  before = text ~ /^ *(@[a-zA-Z]+ *)+$/ ? text " " : ""
}

# Plain English, as far as it can be checked.
isSwift {
  isDoc = comment ~ /^\/\/\//
  if (isDoc && !inDoc && comment ~ /^\/\/\/ *(What|Who|Whose|Where|Whether|How|When|Which|That)([^A-Za-z]|$)/)
    fault("a doc comment that starts with a verb or a noun")
  if (match(" " tolower(comment) " ", british))
    fault("American English instead of \"" substr(" " comment, RSTART + 1, RLENGTH - 2) "\"")
  inDoc = isDoc
}

isSwift && text ~ /(^|[ ;])import +[A-Za-z_]/ {
  name = text
  sub(/^.*(^|[ ;])import +/, "", name)
  sub(/^(class|enum|func|let|protocol|struct|typealias|var) +/, "", name)
  sub(/[^A-Za-z0-9_].*$/, "", name)
  if (folder in allowed && index(allowed[folder], " " name " ") == 0)
    fault("no import of " name " in " folder ", which may import" (allowed[folder] == " " ? " nothing" : allowed[folder]))
}

BEGIN {
  british = "[^a-z_](colour(s|ed|ing)?|behaviour(s|al)?|(re)?centre[ds]?|initialise(r|rs|s|d)?|sanitisers?|favour(s|ed|ite)?" \
    "|neighbour(s|ing)?|recognise(r|rs|s|d)?|serialis(e[ds]?|ation)|organis(e[ds]?|ation)|catalogues?|grey(s|ed)?)[^a-z_]"
  clock = "[^A-Za-z0-9_](Date *\\( *\\)|Date *\\. *now|NSDate *\\( *\\)|DispatchTime *\\. *now|DispatchWallTime *\\. *now" \
    "|deadline: *\\. *now|timeIntervalSinceNow|clock_gettime|gettimeofday|mach_absolute_time|ContinuousClock" \
    "|SuspendingClock|CFAbsoluteTimeGetCurrent|systemUptime|SDL_GetTicks|SDL_GetPerformanceCounter)"
}

END { exit found }
