"""The commit of a checkout."""

import subprocess
from pathlib import Path


def _git(folder, *arguments):
    done = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", str(folder), *arguments], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else None


def difference(folder, commit):
    """Why a folder is not a checkout of a commit, in a sentence; None if it is one."""
    top = _git(folder, "rev-parse", "--show-toplevel")
    if top is None or Path(top).resolve() != folder.resolve():
        return f"expected a checkout of the commit {commit} that Suites.tsv names, found no repository of its own"
    head = _git(folder, "rev-parse", "HEAD") or "none"
    if not head.startswith(commit):
        return (f"expected the commit {commit} that Suites.tsv names, found {head[:len(commit)]}: "
                f"git -C {folder} checkout {commit}")
    changed = _git(folder, "status", "--porcelain", "--untracked-files=no", "--", "*.swift")
    if changed:
        return f"expected the commit {commit} without changes, found changed sources:\n{changed}"
    return None
