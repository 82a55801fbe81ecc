"""Drives a headless Chromium through its debugging pipe. Needs nothing that Python does not bring."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """A Chromium with one page. What its console and its network complain of is in `complaints`."""

    def __init__(self, program="chromium"):
        self.profile = tempfile.mkdtemp(prefix="page-profile-")
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()
        options = [
            "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-background-networking", "--disable-dev-shm-usage", "--mute-audio", "--lang=en",
            "--force-color-profile=srgb", f"--user-data-dir={self.profile}",
        ]
        if os.geteuid() == 0:
            options.append("--no-sandbox")

        # A Chromium expects commands at 3 and answers at 4.
        def connect():
            read, write = os.dup(to_browser), os.dup(from_browser)
            high = [os.dup2(read, 103, inheritable=True), os.dup2(write, 104, inheritable=True)]
            os.dup2(high[0], 3, inheritable=True)
            os.dup2(high[1], 4, inheritable=True)

        self.process = subprocess.Popen(
            [program, *options, "about:blank"], preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.last_id, self.session = b"", 0, None
        self.complaints, self.loads = [], 0
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self.session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last_id:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            is_ready = select.select([self.answers], [], [], 20)[0]
            piece = os.read(self.answers, 1 << 20) if is_ready else b""
            if not piece:
                raise RuntimeError("chromium: expected an answer")
            self.buffer += piece
        text, self.buffer = self.buffer.split(b"\0", 1)
        answer = json.loads(text)
        self.hear(answer)
        return answer

    def hear(self, answer):
        method, parameters = answer.get("method"), answer.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(a.get("value")) for a in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("file:", "data:", "about:")):
                self.complaints.append("asked the network for " + url)
        elif method == "Page.loadEventFired":
            self.loads += 1

    def look(self, width, height, scheme="light", touch=False, motion="no-preference"):
        """Sets the size of the window, in CSS pixels, light or dark, and the preference for reduced motion."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}])

    def open(self, url):
        # By way of an empty page: another fragment of the page that is there would load nothing.
        for each in ("about:blank", url):
            self.loads = 0
            self.call("Page.navigate", url=each)
            while not self.loads:
                self.receive()

    def value(self, expression):
        """What an expression is in the page; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['exception']['description']}")
        return answer["result"].get("value")

    def key(self, key, shift=False):
        text = {"text": "\r" if key == "Enter" else key} if len(key) == 1 or key == "Enter" else {}
        codes = {
            "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, " ": 32,
            "Enter": 13, "Escape": 27, "Tab": 9, "/": 191,
        }
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, code="Space" if key == " " else key,
                windowsVirtualKeyCode=codes[key], modifiers=8 if shift else 0, **(text if kind == "keyDown" else {}))

    def mouse(self, *points):
        """Presses at the first point, moves through the others, and lets go at the last one."""
        def send(kind, point):
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1], button="left", clickCount=1,
                buttons=0 if kind == "mouseReleased" else 1)

        send("mousePressed", points[0])
        for point in points[1:]:
            send("mouseMoved", point)
        send("mouseReleased", points[-1])

    def middle(self, selector):
        """The middle of an element, in the window."""
        return self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({ block: 'nearest' }); const b = e.getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2]; })()")

    def wait(self, expression, seconds=10):
        limit = time.monotonic() + seconds
        while not self.value(expression):
            if time.monotonic() > limit:
                raise RuntimeError(f"expected to come true: {expression}")
            time.sleep(0.02)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
