"""The resources of a module, laid out as in the bundle of an app, where folders of a project are no folders."""

import json
import re

_OF_BUNDLE = re.compile(r"\bBundle(?:\.init)?\(\s*for:")
_MODULE = re.compile(r"\.module\b")
# Folders that are one resource, with what is in them.
_WHOLE = (".bundle", ".lproj")
_NO_RESOURCES = ("Info.plist", "Package.swift", ".podspec", ".md", ".h", ".m", ".pbxproj", ".xcworkspacedata")

_ACCESSOR = """import Foundation

extension Foundation.Bundle {{
  static let module = Bundle(path: "{path}")!

  static func resources(for type: AnyClass) -> Bundle {{ module }}
}}
"""


def asks_for_resources(text):
    return bool(_OF_BUNDLE.search(text) or _MODULE.search(text))


def renamed(text):
    """The bundle of a class is that of the module that asks for it: there is one program, and its bundle has no resources."""
    return _OF_BUNDLE.sub("Bundle.resources(for:", text)


def accessor(folder):
    """A source that gives a module its bundle."""
    return _ACCESSOR.format(path=str(folder).replace("\\", "\\\\").replace('"', '\\"'))


def collect(module, folder):
    """Links the resources of a module into a folder."""
    folder.mkdir(parents=True)
    for file in module.files():
        catalogs = [parent for parent in file.parents if parent.suffix == ".xcassets"]
        whole = [parent for parent in file.parents if parent.suffix in _WHOLE]
        if catalogs:
            if file.name == "Contents.json" and file.parent.suffix == ".imageset":
                _link_images(file, folder)
        elif whole:
            _link(whole[-1], folder / whole[-1].name)
        elif not file.name.endswith(_NO_RESOURCES) and not file.name.startswith("."):
            _link(file, folder / file.name)
    # A folder that is copied as it is.
    for path in module.paths:
        for inner in sorted(path.iterdir()) if path.is_dir() else []:
            if inner.is_dir() and not any(inner.rglob("*.swift")) and not inner.name.startswith("."):
                _link(inner, folder / inner.name)


def _link_images(contents, folder):
    """The images of a set in a catalog, by its name: those for a phone in light mode."""
    for image in json.loads(contents.read_text()).get("images", []):
        file = contents.parent / image.get("filename", "")
        if file.is_file() and image.get("idiom") in ("universal", "iphone") and "appearances" not in image:
            scale = image.get("scale", "1x")
            suffix = "" if scale == "1x" else f"@{scale}"
            _link(file, folder / f"{contents.parent.stem}{suffix}{file.suffix}")


def _link(original, goal):
    if not goal.exists():
        goal.symlink_to(original.resolve())
