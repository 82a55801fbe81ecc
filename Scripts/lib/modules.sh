# The package's built modules, for a compiler that is called without the package manager. Sourced by bash scripts.
# shellcheck shell=bash

# Sets module_flags: the flags for the modules of a build, and for the C modules that they import.
find_modules() {
  local scratch=$1 built map flag package
  built=$(cd "$scratch/debug" 2>/dev/null && pwd) && [ -f "$built/Modules/ContainerKit.swiftmodule" ] ||
    { echo "$scratch: expected a debug build of the package (swift build --build-tests)" >&2; exit 1; }
  module_flags=(-I "$built/Modules")
  for map in "$PWD"/Sources/Frameworks/SystemLibraries/C*/module.modulemap "$built"/C*.build/module.modulemap; do
    [ -f "$map" ] && module_flags+=(-Xcc "-fmodule-map-file=$map")
  done
  for package in cairo pangocairo libpng libturbojpeg libisal sdl2 fontconfig; do
    for flag in $(pkg-config --cflags-only-I "$package" 2>/dev/null); do module_flags+=(-Xcc "$flag"); done
  done
  # As text, because bash cannot export arrays.
  export MODULE_FLAGS="${module_flags[*]}"
  export TOOLCHAIN_RESOURCES
  TOOLCHAIN_RESOURCES=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
}

# Compiles files as one module, far enough to find missing returns and data races. Nothing is written.
compile() {
  # shellcheck disable=SC2086
  swiftc -emit-sil -o /dev/null -wmo -parse-as-library -swift-version 6 -module-name Samples \
    -plugin-path "$TOOLCHAIN_RESOURCES/host/plugins" $MODULE_FLAGS "$@"
}

# Compiles a Package.swift.
compile_manifest() {
  swiftc -emit-sil -o /dev/null -swift-version 6 -package-description-version 6.2.0 -module-name Package \
    -I "$TOOLCHAIN_RESOURCES/pm/ManifestAPI" "$1"
}
