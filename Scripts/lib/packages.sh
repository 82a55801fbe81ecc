# A folder in which packages are next to ContainerKit, and one build folder for all of them, so that ContainerKit is compiled
# once. Sourced by bash scripts that have set `root` to the folder of the package.
# shellcheck shell=bash

beside="$root/.build/packages/beside" packages_build="$root/.build/packages/build"
mkdir -p "$beside" "$packages_build"
ln -sfn "$root" "$beside/ContainerKit"
