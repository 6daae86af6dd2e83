/** What the build found in the router's own markup. Addresses are absolute paths. */
export interface StartList {
  /** The full stylesheet, fonts included; the page carries only the rules it needs for its first paint. */
  readonly stylesheet: string
  /** Everything that the entry will import, so that nothing is fetched one after the other. */
  readonly modules: readonly string[]
  readonly manifest: string
  /** Route id to module. */
  readonly routes: Readonly<Record<string, string>>
  readonly entry: string
}

/** Events that mean somebody is here and should not wait for the timer. */
const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const

/** Milliseconds before each further attempt at a script that did not arrive. */
const PAUSES: readonly number[] = [1_000, 4_000, 15_000]

/**
 * Starts the page's script after its first paint: a timer after `load` and one
 * frame, or the first touch, key or focus, whichever comes first. An async
 * script in the head costs 400 ms of first paint; started here it costs none
 * (docs/decisions).
 */
export function startAfterPaint(list: StartList): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const name of FIRST_TOUCH) removeEventListener(name, start)
    loadStylesheet(list.stylesheet)
    void loadScripts(list)
  }
  for (const name of FIRST_TOUCH) addEventListener(name, start, { passive: true })
  const afterFrame = () => requestAnimationFrame(() => setTimeout(start))
  if (document.readyState === 'complete') afterFrame()
  else addEventListener('load', afterFrame)
}

function loadStylesheet(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  // What lies below the first screen appears with its styles, and without them when they are lost.
  link.onload = link.onerror = () => document.documentElement.classList.add('styled')
  document.head.append(link)
}

async function loadScripts(list: StartList): Promise<void> {
  for (const href of list.modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const [, ...routes] = await Promise.all(
    [list.manifest, ...Object.values(list.routes)].map((href) => load(href)),
  )
  const ids = Object.keys(list.routes)
  Object.assign(window, {
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, routes[index]])),
  })
  await load(list.entry)
}

/**
 * Imports a module, several times if need be: one lost answer must not leave
 * the page without its script. Browsers used to keep the failure; those that
 * follow https://github.com/whatwg/html/pull/10327 fetch again.
 */
async function load(href: string, [pause, ...later]: readonly number[] = PAUSES): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ href)
  } catch (error) {
    // It did not arrive, or something that it imports did not.
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return load(href, later)
  }
}
