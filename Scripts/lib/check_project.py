"""Checks the Xcode project below Apps as far as that can be done without a Mac: that it can be read, that every identifier
leads to an object of the kind that is expected there, that no object is left over, that the files and products that it
names are there, and that the scheme's targets are the project's.

usage: check_project.py [FOLDER]    FOLDER: of a package that is laid out like this one (default: this one)
"""
import plistlib
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|(?P<mark>[{}()=;,])|"(?P<quoted>(?:[^"\\]|\\.)*)"|(?P<word>[\w./$:-]+)', re.S)

# Which kinds of objects a key may lead to.
KINDS = {
    "buildConfigurationList": "XCConfigurationList", "buildConfigurations": "XCBuildConfiguration",
    "buildPhases": "PBXSourcesBuildPhase PBXFrameworksBuildPhase PBXResourcesBuildPhase",
    "children": "PBXGroup PBXFileReference PBXFileSystemSynchronizedRootGroup", "containerPortal": "PBXProject",
    "dependencies": "PBXTargetDependency", "exceptions": "PBXFileSystemSynchronizedBuildFileExceptionSet",
    "fileSystemSynchronizedGroups": "PBXFileSystemSynchronizedRootGroup", "files": "PBXBuildFile", "mainGroup": "PBXGroup",
    "package": "XCLocalSwiftPackageReference", "packageProductDependencies": "XCSwiftPackageProductDependency",
    "packageReferences": "XCLocalSwiftPackageReference", "productRef": "XCSwiftPackageProductDependency",
    "productRefGroup": "PBXGroup", "productReference": "PBXFileReference", "remoteGlobalIDString": "PBXNativeTarget",
    "target": "PBXNativeTarget", "targetProxy": "PBXContainerItemProxy", "targets": "PBXNativeTarget",
}


def fail(what):
    raise SystemExit(what)


def tokens(text, name):
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            fail(f"{name}:{text.count(chr(10), 0, at) + 1}: expected a property list, found {text[at:at + 20]!r}")
        at = match.end()
        if match.lastgroup:
            yield match.lastgroup, match.group(match.lastgroup), text.count("\n", 0, match.start()) + 1


def parse(text, name):
    """A property list as Xcode writes it: dictionaries, lists, words."""
    stream = iter([*tokens(text, name), ("end", "the end", text.count("\n") + 1)])

    def expect(token, marks):
        if token[0] != "mark" or token[1] not in marks:
            fail(f"{name}:{token[2]}: expected one of {marks}, found {token[1]}")

    def value(token):
        kind, text, line = token
        if kind in ("quoted", "word"):
            return text
        expect(token, "{(")
        result = {} if text == "{" else []
        while True:
            token = next(stream)
            if token[:2] == ("mark", "}" if text == "{" else ")"):
                return result
            if text == "(":
                result.append(value(token))
                expect(next(stream), ",")
                continue
            if token[0] not in ("quoted", "word"):
                fail(f"{name}:{token[2]}: expected a key, found {token[1]}")
            if token[1] in result:
                fail(f"{name}:{token[2]}: expected the key {token[1]} once")
            expect(next(stream), "=")
            result[token[1]] = value(next(stream))
            expect(next(stream), ";")

    root = value(next(stream))
    if next(stream)[0] != "end":
        fail(f"{name}: expected nothing after the property list")
    return root


def check_references(project, name):
    objects, used = project["objects"], {project["rootObject"]}
    for identifier, item in objects.items():
        for key, kinds in KINDS.items():
            for found in [item[key]] if isinstance(item.get(key), str) else item.get(key, []):
                used.add(found)
                kind = objects.get(found, {}).get("isa", "nothing")
                if kind not in kinds.split():
                    fail(f"{name}: {identifier}.{key}: expected {kinds}, found {found}, which is {kind}")
    for identifier, item in objects.items():
        if identifier not in used:
            fail(f"{name}: expected {identifier}, {item['isa']}, to be used")


def check_files(project, folder, manifest, name):
    objects = project["objects"]
    for item in objects.values():
        isa = item.get("isa")
        if isa == "PBXFileSystemSynchronizedRootGroup":
            path = folder / item["path"]
            if not list(path.rglob("*.swift")):
                fail(f"{name}: {item['path']}: expected a folder with sources")
            for exception in item.get("exceptions", []):
                for file in objects[exception]["membershipExceptions"]:
                    if not (path / file).is_file():
                        fail(f"{name}: expected the file {file} in {item['path']}")
        elif isa == "XCLocalSwiftPackageReference" and not (folder / item["relativePath"] / "Package.swift").is_file():
            fail(f"{name}: {item['relativePath']}: expected a package")
        elif isa == "XCSwiftPackageProductDependency" and f'.library(name: "{item["productName"]}"' not in manifest:
            fail(f"{name}: expected Package.swift to have the product {item['productName']}")
        elif isa == "XCBuildConfiguration" and "INFOPLIST_FILE" in item["buildSettings"]:
            with open(folder / item["buildSettings"]["INFOPLIST_FILE"], "rb") as file:
                check_info(plistlib.load(file), folder, item["buildSettings"]["INFOPLIST_FILE"])


def check_settings(project, manifest, name):
    """Checks that the app runs in a simulator without a setting that is changed: no team, profile or identity is needed."""
    for item in project["objects"].values():
        settings = item.get("buildSettings", {})
        if settings.get("DEVELOPMENT_TEAM") or any(key.startswith("PROVISIONING_PROFILE") for key in settings):
            fail(f"{name}: expected no team and no profile, found {settings}")
        if "PRODUCT_NAME" in settings and settings.get("CODE_SIGN_STYLE") != "Automatic":
            fail(f"{name}: expected automatic signing, found {settings.get('CODE_SIGN_STYLE')}")
        target = settings.get("IPHONEOS_DEPLOYMENT_TARGET")
        if target and f".iOS(.v{target.removesuffix('.0')})" not in manifest:
            fail(f"{name}: expected the package's minimum iOS, found {target}")


def check_info(info, folder, name):
    roles = info["UIApplicationSceneManifest"]["UISceneConfigurations"]
    for role in roles.values():
        for configuration in role:
            delegate = configuration["UISceneDelegateClassName"].split(".")[1]
            if not any(f"class {delegate}:" in file.read_text() for file in (folder / name).parent.rglob("*.swift")):
                fail(f"{name}: expected a class {delegate}")
    if "UILaunchScreen" not in info:
        fail(f"{name}: expected a launch screen: without one the app does not fill the screen")


def check_scheme(file, project):
    targets = {i: o for i, o in project["objects"].items() if o["isa"] == "PBXNativeTarget"}
    root = xml.parse(file).getroot()
    references = list(root.iter("BuildableReference"))
    if root.find("LaunchAction/BuildableProductRunnable") is None:
        fail(f"{file.name}: expected an app to run")
    if not references:
        fail(f"{file.name}: expected targets")
    for reference in references:
        target = targets.get(reference.get("BlueprintIdentifier"))
        product = target and project["objects"][target["productReference"]]["path"]
        if not target or (target["name"], product) != (reference.get("BlueprintName"), reference.get("BuildableName")):
            fail(f"{file.name}: expected a target of the project, found {reference.attrib}")


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2])
    projects = sorted(root.glob("Apps/*.xcodeproj"))
    if not projects:
        fail("expected a project below Apps")
    for path in projects:
        name = f"{path.name}/project.pbxproj"
        project = parse((path / "project.pbxproj").read_text(), name)
        check_references(project, name)
        manifest = (root / "Package.swift").read_text()
        check_files(project, path.parent, manifest, name)
        check_settings(project, manifest, name)
        schemes = sorted(path.glob("xcshareddata/xcschemes/*.xcscheme"))
        if not schemes:
            fail(f"{path.name}: expected a shared scheme")
        for scheme in schemes:
            check_scheme(scheme, project)
        print(f"{path.name}: {len(project['objects'])} objects, {len(schemes)} scheme")


main()
