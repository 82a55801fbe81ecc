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

# Builds a product of the package in release, and sets `program` to its path. Prints a message if nothing else shows progress,
# because the first build takes minutes.
build_program() {
  local build=(swift build --package-path "$root" --configuration release --product "$1")
  program="$("${build[@]}" --show-bin-path 2>/dev/null)/$1"
  if [ ! -t 2 ]; then
    if [ -x "$program" ]; then
      echo "building $1, as far as something has changed" >&2
    else
      echo "building $1 for the first time, in release: about three minutes on two cores" >&2
    fi
  fi
  quietly "${build[@]}" || { echo "swift build: expected $1 to build" >&2; return 1; }
}

# How the package is built in debug. Other options would compile everything again.
debug_options=(--explicit-target-dependency-import-check error)

# Builds the package with its tests in debug, and fails if the compiler warns. Prints the output only if it fails, without the
# progress.
build_tests() {
  local log="$root/.build/build.log"
  mkdir -p "$root/.build"
  swift build --package-path "$root" --build-tests "${debug_options[@]}" 2>&1 |
    "$root/Scripts/lib/without-warnings" >"$log" 2>&1 && return
  grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" >&2
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
