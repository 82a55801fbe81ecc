"""Finds the modules and the tests of a library that is in no list: in its Package.swift, in its podspecs, or as its folders
are laid out."""

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

from library import LANGUAGE_MODE, Library, Module, imports, in_order, read

_TEST_MODULES = {"XCTest", "Quick", "Testing"}
_KNOWN = _TEST_MODULES | {"UIKit", "Foundation", "Nimble", "CoreGraphics", "QuartzCore", "SwiftUI", "Combine"}
_NOT_ITS_OWN = {".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "vendor"}
_OTHER_PLATFORMS = {"macos", "osx", "mac", "appkit", "tvos", "watchos", "visionos"}
_DEFAULT_FOLDERS = ("Sources", "Source", "src", "srcs")


def guess(folder, name=None, sources=(), tests=()):
    """The library in a folder. What is given replaces what would be guessed: the name of its module, and the paths of its
    sources and of its tests."""
    folder = folder.resolve()
    all_sources = _swift_sources(folder)
    test_files = {path for path in all_sources if imports(read(path)) & _TEST_MODULES}
    modules, test_modules, mode = _manifest(folder)
    declared = list(modules)
    if sources or (name and name not in [module.name for module in modules]):
        modules = []
    if tests:
        test_modules = [Module(f"{name or folder.name}Tests", [_inside(folder, path) for path in tests])]
    wanted = _imported(test_files)
    if sources:
        modules = [Module(name or _likeliest(wanted, folder), [_inside(folder, path) for path in sources])]
    modules = modules or _needed(_podspecs(folder), wanted) or _layout(
        folder, name or _likeliest(wanted, folder), all_sources, test_files)
    if not sources and not name:
        modules += _modules_beside(folder, modules, test_files)
    test_modules = test_modules or _test_folders(folder, test_files, {module.name for module in modules})
    for module in [*modules, *test_modules]:
        if module not in declared:
            module.without += _other_platforms(module)
    # Tests are no part of a library, as of one whose sources are all in its folder.
    paths = [path for module in test_modules for path in module.paths]
    for module in modules:
        # A module can be in a folder of tests.
        module.without += [path for path in paths
                           if not any(path == own or path in own.parents for own in module.paths)]
        if any(path == folder for path in module.paths):
            module.without += [folder / other for other in sorted(_NOT_ITS_OWN)]
    modules = in_order([module for module in modules if module.sources()])
    test_modules = _renamed([module for module in test_modules if module.sources()], modules)
    for module in test_modules:
        if not sources and not any(imports(read(path)) & {other.name for other in modules} for path in module.sources()):
            module.compiled_with = modules
    return Library(folder.name, folder, modules, test_modules, is_package=bool(declared), language_mode=mode)


def _inside(folder, path):
    found = (folder / path).resolve()
    if not found.exists():
        raise SystemExit(f"check-peers: {folder / path}: expected a folder or a source of the library")
    return found


def _swift_sources(folder):
    return sorted(path for path in folder.rglob("*.swift")
                  if not _NOT_ITS_OWN & set(path.relative_to(folder).parts) and path.name != "Package.swift")


def _imported(test_files):
    """The modules that tests import, those first that most of them do; those that they import for testing before the
    others."""
    counts = Counter()
    for path in test_files:
        text = read(path)
        counts.update({name: 1 for name in imports(text)})
        counts.update({name: 1000 for name in re.findall(r"@testable\s+import\s+(\w+)", text)})
    return [name for name, _ in counts.most_common()]


def _likeliest(wanted, folder):
    own = [name for name in wanted if name not in _KNOWN]
    return own[0] if own else re.sub(r"\W", "_", folder.name)


def _manifest(folder):
    """The modules and the tests that Package.swift declares, and their language mode."""
    if not (folder / "Package.swift").is_file():
        return [], [], LANGUAGE_MODE
    done = subprocess.run(
        ["swift", "package", "--package-path", str(folder), "dump-package"], capture_output=True, text=True, check=False)
    if done.returncode:
        return [], [], LANGUAGE_MODE
    manifest, modules, tests = json.loads(done.stdout), [], []
    for target in manifest["targets"]:
        if target["type"] not in ("regular", "test", "executable"):
            continue
        target_folder = _target_folder(folder, target)
        if not target_folder:
            continue
        paths = [target_folder / path for path in target.get("sources") or ["."]]
        module = Module(re.sub(r"\W", "_", target["name"]), [path.resolve() for path in paths if path.exists()],
                        [(target_folder / path).resolve() for path in target.get("exclude", [])])
        if module.sources():
            (tests if target["type"] == "test" else modules).append(module)
    return modules, tests, _language_mode(manifest)


def _language_mode(manifest):
    """The language mode of a package: the newest one that it names, otherwise that of its tools."""
    named = manifest.get("swiftLanguageVersions") or [manifest["toolsVersion"]["_version"]]
    modes = [int(version.split(".")[0]) for version in named]
    settings = [setting["kind"] for target in manifest["targets"] for setting in target["settings"]]
    is_older = {"swiftLanguageMode": {"_0": "5"}} in settings
    return "6" if max(modes) >= 6 and not is_older else LANGUAGE_MODE


def _target_folder(folder, target):
    if target.get("path"):
        return folder / target["path"] if (folder / target["path"]).is_dir() else None
    defaults = ("Tests", *_DEFAULT_FOLDERS) if target["type"] == "test" else _DEFAULT_FOLDERS
    return next((folder / one / target["name"] for one in defaults if (folder / one / target["name"]).is_dir()), None)


def _other_platforms(module):
    """The folders in those of a module that are for other systems, by their names."""
    return [inner for path in module.paths if path.is_dir() for inner in sorted(path.rglob("*"))
            if inner.is_dir() and inner.name.lower() in _OTHER_PLATFORMS]


def _needed(modules, wanted):
    """Those of the modules that tests import, and what these import; all if tests import none."""
    found = [module for module in modules if module.name in wanted]
    for module in found:
        names = set().union(*(imports(read(path)) for path in module.sources()))
        found += [other for other in modules if other.name in names and other not in found]
    return found or modules


def _modules_beside(folder, modules, test_files):
    """The modules that modules or their tests import, and that are a folder of the repository, but no module yet."""
    of_tests = [found for found in (imports(read(path)) for path in test_files) if found & {module.name for module in modules}]
    names = set().union(*of_tests, *(imports(read(path)) for module in modules for path in module.sources()))
    taken = {path for module in modules for path in module.sources()}
    found = []
    for name in sorted(names - {module.name for module in modules} - _KNOWN):
        paths = [path for path in (folder / one / name for one in (*_DEFAULT_FOLDERS, "", "Modules", "Packages")) if path.is_dir()]
        module = Module(name, [path / "Sources" if (path / "Sources").is_dir() else path for path in paths[:1]])
        own = set(module.sources())
        if own and not own & taken and not own & test_files:
            found.append(module)
    return found


_PLATFORM_OF_PATTERN = r"(?<!\.osx)(?<!\.macos)(?<!\.tvos)(?<!\.watchos)(?<!\.visionos)"


def _patterns(text, word, name):
    """The patterns that a podspec has for iOS, such as its source_files."""
    for value in re.findall(_PLATFORM_OF_PATTERN + rf"\.{word}\s*=\s*(\[[^\]]*\]|(?:.*,[ \t]*\n)*.*)", text):
        for pattern in re.findall(r"['\"]([^'\"]+)['\"]", value):
            yield re.sub(r"#\{\s*\w+\.(?:name|module_name)\s*\}", name, pattern)


def _alternatives(pattern):
    """The patterns that one with braces stands for."""
    found = re.search(r"\{([^{}]*)\}", pattern)
    if not found:
        return [pattern]
    return [other for word in found.group(1).split(",")
            for other in _alternatives(pattern[:found.start()] + word + pattern[found.end():])]


def _excluded(text, name, folder):
    """The sources that a podspec excludes."""
    found = []
    for pattern in _patterns(text, "exclude_files", name):
        for one in _alternatives(pattern):
            # A folder stands for what is in it, and two stars for any number of folders.
            found += [path.resolve() for path in folder.glob(one.rstrip("/"))] if one.strip("*/.") else []
    return found


def _podspecs(folder):
    """A module for each podspec: of the folders that its patterns begin with."""
    modules = []
    for path in sorted([*folder.glob("*.podspec"), *folder.glob("*/*.podspec")]):
        text = read(path)
        named = re.search(r"\.(?:module_name)\s*=\s*['\"]([^'\"]+)", text) or re.search(r"\.name\s*=\s*['\"]([^'\"]+)", text)
        name = named.group(1) if named else path.stem
        found = []
        for pattern in _patterns(text, "source_files", name):
            fixed = re.match(r"[^*{\[]*", pattern).group()
            target_folder = path.parent / (fixed if fixed == pattern else fixed.rpartition("/")[0])
            if target_folder.exists() and target_folder.resolve() not in found:
                found.append(target_folder.resolve())
        module = Module(re.sub(r"\W", "_", name), found, _excluded(text, name, path.parent))
        if module.sources() and module.name not in [other.name for other in modules]:
            modules.append(module)
    return modules


def _layout(folder, name, all_sources, test_files):
    """The module in the folder that has its name, or a usual one. The deepest are those with most of the name."""
    tried = [f"Sources/{name}", f"Source/{name}", f"{name}/Sources", f"{name}/Source", f"{name}/Classes", "Pod/Classes",
             f"{name}/{name}", name, *_DEFAULT_FOLDERS, "Classes", "Lib", "Library"]
    for path in tried:
        if any(folder / path in source.parents and source not in test_files for source in all_sources):
            return [Module(name, [(folder / path).resolve()])]
    own = [path for path in all_sources if path.parent == folder and path not in test_files]
    return [Module(name, own)] if own else []


def _test_folders(folder, test_files, names):
    """A module for each folder of tests that import one of the library's modules; if none does, for each."""
    groups = {}
    for path in sorted(test_files):
        parts = path.relative_to(folder).parts[:-1]
        named = [index for index, part in enumerate(parts) if re.search(r"(?:tests?|specs?)$", part, re.I)]
        end = named[0] + 1 if named else len(parts)
        groups.setdefault(folder.joinpath(*parts[:end]), []).append(path)
    # Tests of an app's interface run another process.
    groups = {target_folder: files for target_folder, files in groups.items() if not any("XCUIApplication" in read(file) for file in files)}
    own = {target_folder: files for target_folder, files in groups.items() if any(imports(read(file)) & names for file in files)}
    found = []
    for target_folder, files in (own or groups).items():
        has_only_tests = re.search(r"(?:tests?|specs?)$", target_folder.name, re.I)
        found.append(Module(re.sub(r"\W", "_", target_folder.name), [target_folder] if has_only_tests else files))
    return found


def _renamed(tests, modules):
    """Modules of tests, each with a unique name."""
    used = {module.name for module in modules}
    for module in tests:
        name, number = module.name, 2
        if name in used or not re.search(r"(?:tests?|specs?)$", name, re.I):
            name += "Tests"
        while name in used:
            name, number = f"{module.name}{number}", number + 1
        module.name = name
        used.add(name)
    return tests
