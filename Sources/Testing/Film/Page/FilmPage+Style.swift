extension FilmPage {
  static var style: String { [colors, type, layout, parts].joined(separator: "\n") }

  /// The colors in light and dark mode. `--c0` and on are the pages', chosen for all kinds of color vision.
  static let colors = """
    :root {
      --paper: #f7f6f3; --card: #ffffff; --ink: #1c1c1e; --quiet: #66656a; --faint: #a3a2a6; --line: #e3e1db;
      --mark: #b0206a; --wash: rgba(176, 32, 106, .09); --held: rgba(28, 28, 30, .07); --back: rgba(176, 32, 106, .13);
      --flash: #d01f1f;
      --c0: #256ad1; --c1: #c9540f; --c2: #15805a; --c3: #7b45b5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #151517; --card: #1f1f22; --ink: #ececee; --quiet: #a2a1a8; --faint: #6d6c73; --line: #35353a;
        --mark: #ff7ab6; --wash: rgba(255, 122, 182, .14); --held: rgba(255, 255, 255, .08);
        --back: rgba(255, 122, 182, .2);
        --flash: #ff6b60;
        --c0: #6aa5f8; --c1: #f2935a; --c2: #45c493; --c3: #b994f0;
      }
    }
    """

  private static let type = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums;
      font: 15px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
    }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1.2rem; padding: 1.2rem 1.5rem 1.1rem; }
    #gallery {
      flex: 1 0 100%; display: flex; align-items: center; gap: .15rem; width: max-content; color: var(--mark);
      font-size: .87rem; text-decoration: none;
    }
    #gallery:hover { text-decoration: underline; }
    #gallery svg {
      width: 1.05rem; height: 1.05rem; margin-left: -.3rem; fill: none; stroke: currentColor; stroke-width: 2;
      stroke-linecap: round; stroke-linejoin: round;
    }
    h1 { margin: 0; font-size: 1.75rem; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere; }
    header p { margin: 0; color: var(--quiet); }
    .facts { display: flex; flex-wrap: wrap; gap: 0 1.1rem; font-size: .87rem; }
    .summary + .facts { flex: 1 0 100%; }
    h2 { margin: 0; font-size: .93rem; font-weight: 600; }
    button, select, input { font: inherit; color: inherit; }
    kbd { padding: 0 .3em; border: 1px solid var(--line); border-radius: 4px; font: inherit; }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
    noscript { display: block; padding: 0 1.5rem; }
    """

  /// The layout by width: one column, then the picture next to the rest, then three columns that fill the window.
  private static let layout = """
    main { display: grid; gap: 1rem; padding: 0 1.5rem 1.5rem; grid-template-columns: minmax(0, 1fr); }
    section { min-width: 0; }
    .film { display: flex; flex-direction: column; align-items: center; gap: .6rem; }
    #picture { display: block; width: auto; height: auto; max-width: 100%; max-height: 56vh; }
    .transport {
      position: sticky; bottom: 0; z-index: 1; width: 100%; padding: .5rem 0 .6rem; background: var(--paper);
    }
    .calls { max-height: 70vh; display: flex; flex-direction: column; }
    #calls { overflow-y: auto; flex: 1 1 auto; min-height: 0; }
    @media (max-width: 719px) {
      header, noscript { padding-left: 1rem; padding-right: 1rem; }
      main { padding: 0 1rem 1rem; }
      .film { display: contents; }
      #picture { justify-self: center; }
      #state { text-align: center; margin-top: -.4rem; }
      .transport { order: 1; }
    }
    @media (min-width: 720px) {
      main { grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr); align-items: start; }
      .film { grid-row: span 2; position: sticky; top: 1rem; }
      #picture { max-height: max(16rem, calc(100vh - 18.5rem)); }
    }
    @media (min-width: 1080px) {
      main { grid-template-columns: minmax(15rem, 22rem) minmax(0, 1fr) minmax(19rem, 25rem); }
      .film { grid-row: auto; }
      .calls { height: calc(100vh - 6rem); min-height: 24rem; max-height: none; position: sticky; top: 1rem; }
    }
    """

  private static let parts = """
    #picture { border-radius: 14px; background: var(--card); box-shadow: 0 0 0 1px var(--line), 0 8px 28px #0002; }
    #state { min-height: 1.45em; margin: 0; font-size: .87rem; color: var(--quiet); }
    #slider { display: block; width: 100%; margin: .2rem 0 .5rem; accent-color: var(--mark); }
    .buttons { display: flex; align-items: center; gap: .4rem; }
    .buttons button, .buttons select {
      height: 2.3rem; border: 1px solid var(--line); border-radius: 9px; background: var(--card); cursor: pointer;
    }
    .buttons button { width: 2.7rem; padding: 0; display: grid; place-items: center; }
    .buttons button:hover, .buttons select:hover { border-color: var(--faint); }
    .buttons svg { width: 1.05rem; fill: currentColor; }
    .buttons select { padding: 0 .3rem; }
    #place { margin-left: auto; text-align: right; font-size: .87rem; line-height: 1.25; white-space: pre; }
    .keys { margin: .5rem 0 0; font-size: .8rem; color: var(--quiet); }
    @media (max-width: 719px) { .keys { display: none; } }
    .curves { display: grid; gap: 1rem; }
    figure, .calls {
      margin: 0; padding: .8rem 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card);
    }
    figure svg { display: block; width: 100%; cursor: ew-resize; touch-action: pan-y; }
    figcaption h2 { flex: 1 0 100%; }
    figcaption { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin-bottom: .4rem; }
    .key { display: inline-flex; align-items: center; gap: .4em; font-size: .84rem; color: var(--quiet); }
    .key svg { width: 1.3rem; height: .6rem; cursor: auto; }
    .key i { width: 1rem; height: .7rem; border-radius: 2px; }
    .key .calls-key { width: 1px; background: var(--faint); }
    .key output { min-width: 3.2em; color: var(--ink); }
    svg text { font-size: 11px; fill: var(--quiet); }
    .grid { stroke: var(--line); }
    .tick { stroke: var(--faint); }
    .flash { stroke: var(--flash); stroke-width: 2; }
    .key .flash-key { width: 2px; background: var(--flash); }
    #notes { margin: 0; padding: 0; list-style: none; font-size: .87rem; color: var(--flash); overflow-wrap: anywhere; }
    #notes:empty { display: none; }
    #notes button { border: 0; padding: 0; background: none; color: inherit; cursor: pointer; font-weight: 600; }
    .curve { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
    .head { stroke: var(--ink); }
    .dot { stroke: var(--card); stroke-width: 1.5; }
    .spoken ol { margin: .2rem 0 0; padding-left: 1.6rem; font-size: .84rem; }
    .told { min-height: 1.45em; margin: 0; font-size: .84rem; color: var(--quiet); }
    .told.now { color: var(--mark); font-weight: 600; }
    #calls { position: relative; margin: .5rem -.5rem 0; padding: 0; list-style: none; }
    #calls button {
      display: grid; grid-template-columns: 3.4em minmax(0, 1fr) auto; gap: 0 .7em; width: 100%; padding: .16rem .5rem;
      border: 0; border-radius: 6px; background: none; text-align: left; cursor: pointer; font-size: .82rem;
    }
    #calls button:hover { background: var(--held); }
    #calls .time, #calls .who { color: var(--quiet); }
    #calls .name {
      font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .95em;
      overflow-wrap: anywhere;
    }
    #calls .again .name { color: var(--quiet); }
    #calls .later button { opacity: .6; }
    #calls [aria-current] button {
      border-radius: 0 6px 6px 0; background: var(--wash); box-shadow: inset 3px 0 var(--mark);
    }
    #calls [aria-current] .name { color: var(--mark); font-weight: 600; }
    """
}
