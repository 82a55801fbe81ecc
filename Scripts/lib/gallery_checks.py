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
    missing = [link for link in page.value("shownLinks().map((link) => link.getAttribute('href'))")
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


def shown(page):
    return page.value("cards.filter((card) => card.getClientRects().length > 0).map((card) => card.id)")


def write(page, text):
    page.value(f"field.value = {text!r}; field.dispatchEvent(new Event('input'))")


def check_filter(page):
    page.look(1280, 900)
    page.open(address)
    every = shown(page)
    page.key("/")
    expect("the filter in focus after /", page.value("document.activeElement.id"), "filter")
    title = page.value("cards[1].querySelector('.title').textContent")
    for text in (title, title.upper(), f"  {title} ", every[1]):
        write(page, text)
        if every[1] not in shown(page) or len(shown(page)) == len(every):
            faults.append(f"the filter {text!r}: expected {every[1]} and not all, found {shown(page)}")
    expect("the count", page.value("document.getElementById('count').textContent"), f"{len(shown(page))} of {len(every)}")
    expect("the page's width while it is filtered", page.value("document.documentElement.scrollWidth"), 1280)
    page.key("Enter")
    expect("the card in focus after Enter", page.value("document.activeElement.closest('.card').id"), shown(page)[0])
    page.key("End")
    expect("the card in focus after End", page.value("document.activeElement.closest('.card').id"), shown(page)[-1])
    page.key("/")
    write(page, "xyzzy")
    expect("the cards without a match", shown(page), [])
    expect("the text without a match", page.value("document.getElementById('nothing').getClientRects().length"), 1)
    if pictures:
        page.picture(str(pictures / "gallery-nothing.png"))
    page.mouse(page.middle("#all"))
    expect("the cards after Show all", shown(page), every)
    write(page, "xyzzy")
    page.value("field.focus()")
    page.key("Escape")
    expect("the cards after Escape", shown(page), every)
    write(page, "xyzzy")
    page.value(f"location.hash = '#{every[2]}'")
    page.wait("cards[2].getClientRects().length > 0")


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
        for width, height in ((320, 640), (390, 844), (820, 1000), (1280, 900), (1366, 900), (2560, 1300)):
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
    for check in (check_cards, check_motion, check_filter, check_keys, check_looks):
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
