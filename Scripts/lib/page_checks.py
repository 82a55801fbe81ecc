"""Opens the page of a film in a headless Chromium and uses it as a reader would.

usage: page_checks.py FOLDER [PICTURES]    FOLDER: of a film; PICTURES: a folder for screenshots
"""
import json
import pathlib
import sys

sys.dont_write_bytecode = True
from browser import Browser  # noqa: E402

folder = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
film = json.loads((folder / "timeline.json").read_text())
address = (folder / "index.html").as_uri()
last = len(film["frames"]) - 1
faults = []


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}: expected {wanted!r}, found {found!r}")


def name(index):
    return f"frame-{index:04}.png"


def shown(page):
    """Everything that moves, as the page has it."""
    return page.value(
        """(() => {
          const picture = document.getElementById("picture"), slider = document.getElementById("slider");
          const heads = [...document.querySelectorAll("figure .head")].map((h) => Number(h.getAttribute("x1")));
          const marked = [...document.querySelectorAll("#calls li")]
            .flatMap((row, i) => row.getAttribute("aria-current") ? [i] : []);
          return { picture: picture.src.split("/").pop(), slider: Number(slider.value),
            place: document.getElementById("place").textContent.split("\\n")[0], heads, marked,
            progress: document.querySelector("figure output").textContent,
            spoken: [...document.querySelectorAll(".spoken li")].map((line) => line.textContent),
            told: document.querySelector(".spoken .told").textContent };
        })()""")


def expect_frame(page, what, index):
    """That picture, slider, curves and calls all are at this frame."""
    found = shown(page)
    expect(what + ": the picture", found["picture"], name(index))
    expect(what + ": the slider", found["slider"], index)
    expect(what + ": the words", found["place"], f"frame {index} of {last}")
    calls = [i for i, call in enumerate(film["events"]) if call["frame"] == index]
    expect(what + ": the marked calls", found["marked"], calls)
    going = film["frames"][index]["transition"]
    progress = f"{going['percent'] * 100:.1f} %" if going else "–"
    expect(what + ": the progress", found["progress"], progress)
    spoken = [frame["elements"] for frame in film["frames"][:index + 1] if frame["elements"]][-1]
    expect(what + ": VoiceOver's lines", found["spoken"], [element["spoken"] for element in spoken])
    posts = [post for post in film["posts"] if post["frame"] <= index]
    announced = f"{posts[-1]['name']}: {posts[-1]['text'] or posts[-1]['element'] or 'no text'}" if posts else ""
    expect(what + ": what VoiceOver was told", found["told"], announced)
    for head in found["heads"]:
        left, right = page.value(
            "[46, document.querySelector('figure > svg').viewBox.baseVal.width - 14]")
        wanted = left + film["frames"][index]["t"] / film["frames"][-1]["t"] * (right - left)
        if abs(head - wanted) > 0.1:
            faults.append(f"{what}: expected the line in the curves at {wanted:.1f}, found {head}")


def check_slider(page):
    page.open(address)
    expect_frame(page, "opened", 0)
    page.value("document.getElementById('picture').decode()")
    expect("the picture's width in pixels", page.value("document.getElementById('picture').naturalWidth"),
           round(film["width"] * film["scale"]))
    before = shown(page)["picture"]
    box = page.value("(() => { const b = document.getElementById('slider').getBoundingClientRect();"
                     " return [b.left, b.right, b.top + b.height / 2]; })()")
    page.mouse(*[(box[0] + 8 + (box[1] - box[0] - 16) * part, box[2]) for part in (0, 0.2, 0.4)])
    found = shown(page)
    if found["picture"] == before or not 0.35 * last < found["slider"] < 0.45 * last:
        faults.append(f"the slider, dragged to two fifths: found {found}")
    expect_frame(page, "the slider, dragged", found["slider"])
    page.value("document.getElementById('picture').decode()")


def check_keys(page):
    page.key("Home")
    expect_frame(page, "Home", 0)
    page.key("ArrowRight")
    expect_frame(page, "one to the right", 1)
    page.key("ArrowRight", shift=True)
    expect_frame(page, "and ten", 11)
    page.key("ArrowLeft")
    expect_frame(page, "one to the left", 10)
    page.key("End")
    expect_frame(page, "End", last)
    page.key("ArrowRight")
    expect_frame(page, "past the end", last)
    page.key("Home")
    page.key(" ")
    page.wait("Number(document.getElementById('slider').value) > 5")
    expect("the button while it plays", page.value("document.getElementById('play').ariaLabel"), "Pause")
    page.key(" ")
    index = shown(page)["slider"]
    page.value("new Promise((done) => setTimeout(done, 120))")
    expect_frame(page, "paused", index)
    expect("the button at rest", page.value("document.getElementById('play').ariaLabel"), "Play")
    page.mouse(page.middle("#on"))
    expect_frame(page, "the button for one frame on", index + 1)
    page.key(" ")
    page.wait(f"Number(document.getElementById('slider').value) > {index + 3}")
    page.mouse(page.middle("#back"))
    page.value("new Promise((done) => setTimeout(done, 120))")
    expect_frame(page, "the button for one frame back", shown(page)["slider"])


def check_jumps(page):
    for number in range(page.value("document.querySelectorAll('figure > svg').length")):
        page.mouse(page.middle(f"figure:nth-child({number + 1}) > svg"))
        found = shown(page)["slider"]
        if not 0.35 * last < found < 0.5 * last:
            faults.append(f"curve {number}, clicked in its middle: found frame {found} of {last}")
        expect_frame(page, f"curve {number}, clicked", found)
        page.key("Home")
    for row in (0, len(film["events"]) // 2, len(film["events"]) - 1):
        page.mouse(page.middle(f"#calls li:nth-child({row + 1}) button"))
        expect_frame(page, f"call {row}, clicked", film["events"][row]["frame"])
    page.open(address + "#7")
    expect_frame(page, "an address that names a frame", 7)


def check_looks(page):
    papers = set()
    middle = next((f["index"] for f in film["frames"] if (f["transition"] or {}).get("percent", 0) > 0.3), 0)
    for scheme in ("light", "dark"):
        for width, height in ((1280, 800), (820, 1000), (400, 800)):
            page.look(width, height, scheme, touch=width == 400)
            page.open(f"{address}#{middle}")
            page.value("document.getElementById('picture').decode()")
            what = f"{scheme}, {width} wide"
            expect_frame(page, what, middle)
            expect(what + ": the page's width", page.value("document.documentElement.scrollWidth"), width)
            papers.add(page.value("getComputedStyle(document.body).backgroundColor"))
            if pictures:
                page.picture(str(pictures / f"page-{scheme}-{width}.png"))
    expect("the papers of light and dark", len(papers), 2)


page = Browser()
try:
    page.look(1280, 800)
    check_slider(page)
    expect("the timeline in the page", page.value("film"), film)
    check_keys(page)
    check_jumps(page)
    check_looks(page)
    expect("the console and the network", page.complaints, [])
finally:
    page.close()
for fault in faults:
    print(fault, file=sys.stderr)
print(f"the page of {film['scene']}: " + (f"{len(faults)} faults" if faults else "as expected"))
sys.exit(1 if faults else 0)
