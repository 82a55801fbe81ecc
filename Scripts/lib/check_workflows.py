"""Checks the workflows: that they are YAML, that each job has steps, and that the files of this repository that their
commands name are there.

usage: check_workflows.py
"""
import re
import sys
from pathlib import Path

import yaml

root = Path(__file__).parents[2]
files = sorted(root.glob(".github/workflows/*.yml"))
if not files:
    sys.exit("expected workflows")
named = 0
for file in files:
    jobs = yaml.safe_load(file.read_text())["jobs"]
    for name, job in jobs.items():
        if not job.get("runs-on") or not job.get("steps"):
            sys.exit(f"{file.name}: {name}: expected a machine and steps")
        for step in job["steps"]:
            if ("run" in step) == ("uses" in step):
                sys.exit(f"{file.name}: {name}: expected run or uses, found {step}")
            for path in re.findall(r"(?:\.ci|Apps|Scripts)/[\w./-]+", step.get("run", "")):
                named += 1
                if not (root / path).exists():
                    sys.exit(f"{file.name}: {name}: expected {path} to be there")
print(f"{len(files)} workflows, {named} files of theirs")
