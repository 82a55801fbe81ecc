"""The compiler, with the package's modules as built."""

import json
import os
import re
import subprocess

from library import LANGUAGE_MODE

# The modules that a suite is linked with.
LINKED = ("_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "QuartzCore", "LayerTime", "LayoutSolver", "UIKit", "Stage")
_ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):(\d+): error: (.*)$", re.M)


def errors(output):
    """What the compiler says against files: by path, each with line, column and text."""
    found = {}
    for path, line, column, text in _ERROR.findall(output):
        found.setdefault(path, []).append((int(line), int(column), text))
    return found


class Toolchain:
    def __init__(self, built, place):
        """`built` is the folder of the build; what is compiled is in `place`. MODULE_FLAGS, MODULE_LIBRARIES and
        TOOLCHAIN_RESOURCES are those of Scripts/lib/modules.sh."""
        self.built, self.modules = built, place / "modules"
        self.modules.mkdir(parents=True)
        plugins = os.environ["TOOLCHAIN_RESOURCES"] + "/host/plugins"
        # An expression that names what is not there can otherwise take minutes.
        limit = ["-Xfrontend", "-solver-expression-time-threshold=20"]
        # What is declared `package` is visible in all modules of a library, and in its tests.
        self.flags = [*limit, "-D", "DEBUG", "-swift-version", LANGUAGE_MODE, "-package-name", "Package", "-suppress-warnings",
                      "-I", str(self.modules),
                      "-plugin-path", plugins, "-plugin-path", plugins + "/testing", *os.environ["MODULE_FLAGS"].split()]

    def compile(self, module, files, *more):
        """`more` are further flags. Returns what the compiler says against a module; nothing if it was built."""
        return self._output_of(
            "-emit-module", "-emit-module-path", self.modules / f"{module}.swiftmodule", "-emit-object",
            "-o", self.modules / f"{module}.o", "-wmo", "-parse-as-library", "-enable-testing", "-module-name", module,
            *self.flags, *more, *files)

    def link_package(self):
        """Makes one library of the package's modules. Returns what the linker says against it."""
        objects = []
        for name in LINKED:
            built = json.loads((self.built / f"{name}.build" / "output-file-map.json").read_text())
            objects += [entry["object"] for source, entry in built.items() if source and "object" in entry]
        return self._output_of(
            "-emit-library", *objects, *(self.built / "CApplicationHost.build").glob("*.o"),
            *(self.built / "CRows.build").glob("*.o"),
            *os.environ["MODULE_LIBRARIES"].split(), "-o", self.modules / "libPeers.so")

    def link(self, main, modules, program):
        """Makes a program of a source and modules. Returns what is said against it."""
        return self._output_of(
            "-parse-as-library", "-module-name", "PeerTests", *self.flags, main,
            *(self.modules / f"{module}.o" for module in modules), "-L", self.modules, "-lPeers",
            "-Xlinker", "-rpath", "-Xlinker", self.modules, "-o", program)

    @staticmethod
    def _output_of(*arguments):
        done = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True, check=False)
        return done.stderr + done.stdout if done.returncode else ""
