"""Checks that each file in .github is YAML and that each workflow's jobs can run as written.

usage: check_workflows.py [FOLDER]    FOLDER: a repository (default: this one)
"""
import os
import re
import subprocess
import sys
from pathlib import Path

import yaml

root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2]
faults = []
named = 0


def expect(holds, place, expected):
    if not holds:
        faults.append(f"{place}: expected {expected}")
    return holds


def strings(value):
    """Returns all strings in a value, including keys."""
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, list):
        return [text for part in value for text in strings(part)]
    return [value] if isinstance(value, str) else []


def check_command(command, place):
    global named
    bash = subprocess.run(["bash", "-n"], input=command, text=True, capture_output=True)
    expect(bash.returncode == 0, place, f"a valid bash script, found {bash.stderr.strip()}")
    for path in re.findall(r"(?<![\w/.-])(?:\./)?((?:\.ci|Apps|Scripts)/[\w./-]+)", command):
        named += 1
        if expect((root / path).exists(), place, f"{path} to exist"):
            is_run = re.search(rf"^\s*(?:\./)?{re.escape(path)}(?:\s|$)", command, re.M)
            expect(not is_run or os.access(root / path, os.X_OK), place, f"{path} to be executable")


def check_use(use, place):
    if use.startswith("./"):
        expect((root / use).exists(), place, f"{use} to exist")
    else:
        expect(re.fullmatch(r"[\w.-]+(/[\w.-]+)+@(v\d+(\.\d+)*|[0-9a-f]{40})", use), place, f"a version, found {use}")


def check_artifact(step, place):
    """What is uploaded from a hidden folder is left out without a word, unless the step says otherwise."""
    options = step.get("with") or {}
    if "upload-artifact@" not in step["uses"] or not re.search(r"(^|[/\s])\.\w", str(options.get("path", ""))):
        return
    expect(options.get("include-hidden-files") is True, place, "include-hidden-files: true")


def check_job(job, jobs, place):
    if not expect(isinstance(job, dict), place, "keys and values"):
        return
    needs = job.get("needs", [])
    for need in [needs] if isinstance(needs, str) else needs:
        expect(need in jobs, place, f"a job {need}")
    if "uses" in job:
        return check_use(job["uses"], place)
    expect(job.get("runs-on"), place, "a machine (runs-on)")
    image = job.get("container", "-:-")
    image = image.get("image", "") if isinstance(image, dict) else image
    expect(re.search(r"[:@][^/]+$", image), place, f"a container with a version, found {image}")
    matrix = job.get("strategy", {}).get("matrix", {})
    axes = {*matrix, *(key for case in matrix.get("include", []) for key in case)}
    for axis in sorted({axis for text in strings(job) for axis in re.findall(r"\$\{\{[^}]*\bmatrix\.(\w+)", text)}):
        expect(axis in axes, place, f"{axis} in its matrix")
    steps = job.get("steps")
    if not expect(isinstance(steps, list) and steps, place, "steps"):
        return
    for number, step in enumerate(steps, 1):
        here = f"{place}, step {number}"
        if not expect(isinstance(step, dict) and ("run" in step) != ("uses" in step), here, f"run or uses, found {step}"):
            continue
        if "run" in step:
            check_command(step["run"], here)
        else:
            check_use(step["uses"], here)
            check_artifact(step, here)


workflows = 0
for file in sorted(path for path in root.glob(".github/**/*") if path.is_file()):
    name = str(file.relative_to(root))
    is_workflow = file.parent == root / ".github/workflows"
    if file.suffix not in (".yml", ".yaml"):
        expect(not is_workflow, name, "a name that ends in .yml")
        continue
    try:
        content = yaml.safe_load(file.read_text())
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        expect(False, name, f"YAML, found {' '.join(str(error).split())}")
        continue
    for text in strings(content):
        found = re.search(r"(?<![\w.}])(?:/(?:home|Users|root|work|mnt)/|[A-Z]:\\)[^\s\"']*", text)
        expect(not found, name, f"no machine-specific path, found {found and found[0]}")
    if not is_workflow:
        continue
    workflows += 1
    # YAML reads the word "on" as true.
    jobs = content.get("jobs") if isinstance(content, dict) and (content.get("on") or content.get(True)) else None
    if expect(isinstance(jobs, dict) and jobs, name, "what it runs on, and jobs"):
        for title, job in jobs.items():
            check_job(job, jobs, f"{name}: {title}")
expect(workflows, ".github/workflows", "workflows")
if faults:
    sys.exit("\n".join(faults))
print(f"{workflows} workflows, {named} files that they name")
