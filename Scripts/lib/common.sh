# Functions that the scripts share. Sourced by bash scripts that have set `root` to the folder of the package.
# shellcheck shell=bash

packages=(
  libcairo2-dev libpango1.0-dev libfontconfig-dev libpng-dev libturbojpeg0-dev libisal-dev libsdl2-dev pkg-config
  fonts-inter fonts-noto-cjk fonts-dejavu-core git
)

# If the first argument is --help, prints the comment at the top of the script and exits.
help_if_asked() {
  case "${1:-}" in --help | -h) ;; *) return 0 ;; esac
  awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
  exit 0
}

# Ends the script if the package was built at another path, because a build only works where it was made.
check_build_folder() {
  local plan
  for plan in "$root"/.build/{debug,release}.yaml; do
    [ ! -e "$plan" ] || grep -qF "$(realpath "$root")/.build/" "$plan" || {
      echo "$root/.build: expected a build that was made here, found one that was copied or moved. Delete it: rm -rf $root/.build" >&2
      exit 1
    }
  done
}

# Passes a build's errors and warnings on to standard error, and on a terminal the number of the step, without what the package
# manager says about flags in the pkg-config files of libraries.
without_progress() {
  local line
  while IFS= read -r line || [ -n "$line" ]; do
    case "$line" in
      *'prohibited flag(s)'* | 'Building for '* | 'Build complete!'*) ;;
      '['[0-9]*/[0-9]*'] '*) [ ! -t 2 ] || printf '\r%s ' "${line%%]*}]" >&2 ;;
      *) printf '%s\n' "$line" >&2 ;;
    esac
  done
}

# Builds a product of the package in release, or in debug with a second argument, and sets `program` to its path. Prints a
# message, because the first build takes minutes.
build_program() {
  local command=(swift build --package-path "$root" --configuration release --product "$1") first=''
  [ -z "${2:-}" ] || command=(swift build --package-path "$root" --product "$1" "${debug_options[@]}")
  program="$("${command[@]}" --show-bin-path 2>/dev/null)/$1"
  check_build_folder
  [ -x "$program" ] || first=' for the first time, which takes minutes'
  echo "building $1$first" >&2
  "${command[@]}" 2>&1 | without_progress || { echo "swift build: expected $1 to build" >&2; return 1; }
}

# How the package is built in debug. Other options would compile everything again.
debug_options=(--explicit-target-dependency-import-check error)

# Builds the package with its tests in debug, or what the arguments say, and fails if the compiler warns. Prints the output only if
# it fails, without the progress.
build_tests() {
  local log="$root/.build/build.log"
  check_build_folder
  mkdir -p "$root/.build"
  swift build --package-path "$root" "${@:---build-tests}" "${debug_options[@]}" 2>&1 |
    "$root/Scripts/lib/without-warnings" >"$log" 2>&1 && return
  without_progress <"$log"
  return 1
}

# Runs a command whose output only matters if it fails. On a terminal the output is shown as it comes.
quietly() {
  if [ -t 2 ]; then "$@" >&2; return; fi
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 || status=$?
  [ "$status" -eq 0 ] || cat "$log" >&2
  rm -f "$log"
  return "$status"
}

is_installed() {
  [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

apt_install() {
  local install=(env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends "$@")
  # The package lists may be missing or too old. Update them, and try once more.
  quietly as_root "${install[@]}" 2>/dev/null && return
  quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get update --quiet
  quietly as_root "${install[@]}"
}

# Installs missing packages. Without dpkg, this is up to the user.
install_missing() {
  command -v dpkg-query >/dev/null || return 0
  local missing=() package
  for package in "${packages[@]}"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return
  echo "installing ${missing[*]}" >&2
  apt_install "${missing[@]}" || { echo "apt-get: expected to install ${missing[*]}" >&2; exit 1; }
}

# Selects the fonts in Scripts/fonts.conf for drawing text, and keeps their cache in the build folder.
use_fonts() {
  local folder="$root/.build/fontconfig"
  mkdir -p "$folder"
  cat >"$folder/fonts.conf.$$" <<CONF
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <cachedir>$folder/cache</cachedir>
  <include>$root/Scripts/fonts.conf</include>
</fontconfig>
CONF
  mv "$folder/fonts.conf.$$" "$folder/fonts.conf"
  export FONTCONFIG_FILE="$folder/fonts.conf"
}
