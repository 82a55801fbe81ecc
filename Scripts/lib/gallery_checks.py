"""Opens a gallery of films in a headless Chromium and uses it as a reader would.

usage: gallery_checks.py FOLDER [PICTURES]    FOLDER: of a gallery; PICTURES: a folder for screenshots
"""
import pathlib
import sys

sys.dont_write_bytecode = True
from browser import Browser  # noqa: E402

folder = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
address = (folder / "index.html").as_uri()
names = sorted(film.parent.name for film in folder.glob("*/index.html"))
faults = []


def expect(what, found, wanted):
    if found != wanted:
        faults.append(f"{what}: expected {wanted!r}, found {found!r}")


def focused(page):
    return page.value("cards.findIndex((card) => card.contains(document.activeElement))")


def playing(page):
    return page.value("cards.filter((card) => card.querySelector('.loop.is-shown')).length")


def check_cards(page):
    page.look(1280, 900)
    page.open(address)
    expect("the cards", sorted(page.value("cards.map((card) => card.id)")), names)
    for index in range(len(names)):
        page.value(f"cards[{index}].scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        page.wait(f"cards[{index}].querySelector('.still').naturalWidth > 0")
        page.wait(f"cards[{index}].querySelector('.loop').classList.contains('is-shown')")
    texts = page.value("cards.map((card) => [...card.querySelectorAll('.title, .summary, code')]"
                       ".map((text) => text.textContent.trim().length > 0))")
    for name, found in zip(page.value("cards.map((card) => card.id)"), texts):
        if len(found) < 3 or not all(found):
            faults.append(f"{name}: expected a title, a line and code")
    missing = [link for link in page.value("links.map((link) => link.getAttribute('href'))")
               if not (folder / link).is_file()]
    expect("links to no film", missing, [])


def check_motion(page):
    page.open(address)
    page.wait("cards[0].querySelector('.loop').classList.contains('is-shown')")
    page.mouse(page.middle("#motion"))
    expect("loops after Pause", playing(page), 0)
    expect("the button", page.value("button.textContent"), "Play")
    page.value("cards[0].querySelector('.open').focus({ focusVisible: true })")
    page.wait("cards[0].querySelector('.loop').classList.contains('is-shown')")
    expect("loops with a card in focus", playing(page), 1)
    page.look(1280, 900, motion="reduce")
    page.open(address)
    page.value("new Promise((done) => setTimeout(done, 300))")
    expect("loops with reduced motion", playing(page), 0)
    page.mouse(page.middle("#motion"))
    page.wait("cards[0].querySelector('.loop').classList.contains('is-shown')")


def check_keys(page):
    page.look(1280, 900)
    page.open(address)
    count = page.value("new Set(cards.map((card) => card.getBoundingClientRect().left)).size")
    for key, wanted in (
            ("ArrowRight", 0), ("ArrowRight", 1), ("ArrowDown", 1 + count), ("ArrowLeft", count), ("ArrowUp", 0),
            ("ArrowLeft", 0), ("End", len(names) - 1), ("ArrowRight", len(names) - 1), ("Home", 0)):
        page.key(key)
        expect(f"the card in focus after {key}", focused(page), wanted)
    name = page.value("cards[0].id")
    page.key("Enter")
    page.wait(f"location.pathname.endsWith('/{name}/index.html') && document.readyState === 'complete'")
    page.key("Escape")
    page.wait(f"location.hash === '#{name}' && document.readyState === 'complete'")
    page.value("cards[0].querySelector('summary').focus()")
    page.key("Enter")
    expect("the code, opened", page.value("cards[0].querySelector('details').open"), True)


def check_looks(page):
    papers = set()
    for scheme in ("light", "dark"):
        for width, height in ((320, 640), (400, 860), (820, 1000), (1280, 900), (2560, 1300)):
            page.look(width, height, scheme, touch=width <= 400)
            page.open(address)
            page.value("cards[0].querySelector('.still').decode()")
            what = f"{scheme}, {width} wide"
            expect(what + ": the page's width", page.value("document.documentElement.scrollWidth"), width)
            papers.add(page.value("getComputedStyle(document.body).backgroundColor"))
            if pictures:
                page.value("new Promise((done) => setTimeout(done, 900))")
                page.picture(str(pictures / f"gallery-{scheme}-{width}.png"))
            page.value("cards[1].querySelector('details').open = true")
            expect(what + ", with code: the page's width", page.value("document.documentElement.scrollWidth"), width)
    expect("the papers of light and dark", len(papers), 2)


page = Browser()
try:
    for check in (check_cards, check_motion, check_keys, check_looks):
        try:
            check(page)
        except RuntimeError as error:
            faults.append(str(error))
    expect("the console and the network", page.complaints, [])
finally:
    page.close()
for fault in faults:
    print(fault, file=sys.stderr)
print("the gallery: " + (f"{len(faults)} faults" if faults else "as expected"))
sys.exit(1 if faults else 0)
