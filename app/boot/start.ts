import { afterFirstPaint } from './first-paint.ts'

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
  /** What comes right after the paint (after-paint.ts), the entry first. */
  readonly early: readonly [string, ...string[]]
}

/** Events that mean somebody is here and should not wait for the timer. */
const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const

/**
 * Milliseconds after styles and fonts have come at which the page comes alive
 * on a phone that nobody has touched. Until then it can be read, called from and filled in
 * without a script, and the line and the processor are left to the visitor.
 */
export const UNTOUCHED_MS = 3_000

/** A mouse says nothing before it clicks, and menus open under it; such machines can afford the script. */
const MOUSE = '(hover: hover) and (pointer: fine)'

/** Milliseconds before each further attempt at a script that did not arrive. */
const PAUSES: readonly number[] = [1_000, 4_000, 15_000]

/**
 * Starts the page's scripts once it is loaded and its first paint is on the
 * screen, or at the first touch, key or focus, whichever comes first. An async
 * script in the head costs 400 ms of first paint; started here it costs none.
 * The stylesheet and the record of the visit (R52) come at once; React comes
 * with the first touch, or soon after (docs/decisions/0009).
 */
export function startAfterPaint(list: StartList): void {
  const root = document.documentElement
  const painted = once(() => {
    const done = afterPaint(list.early, loadStylesheet(list.stylesheet))
    if (matchMedia(MOUSE).matches) alive()
    else void done.finally(() => setTimeout(alive, UNTOUCHED_MS))
  })
  const alive = once(() => void loadScripts(list))
  const touched = () => {
    for (const name of FIRST_TOUCH) removeEventListener(name, touched)
    painted()
    root.classList.add('laid')
    alive()
  }
  for (const name of FIRST_TOUCH) addEventListener(name, touched, { passive: true })
  const loaded = () => afterFirstPaint(painted)
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}

/** Of many calls only the first does something. */
function once(task: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    task()
  }
}

/** Resolves when it is there, or lost: what lies below the first screen then goes without it. */
function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => {
      document.documentElement.classList.add('styled')
      resolve()
    }
    document.head.append(link)
    // The stylesheet names the fonts; fonts.ts says when they may be seen.
    document.documentElement.classList.add('unlettered')
  })
}

/** Asks for all of them at once, so that none waits for what imports it. */
function preload(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

async function afterPaint(modules: StartList['early'], styled: Promise<void>): Promise<void> {
  preload(modules)
  try {
    const early = (await load(modules[0])) as typeof import('./after-paint.ts')
    early.startVisit()
    await early.layOut(styled)
  } finally {
    // With it or without it, everything is shown in the end.
    document.documentElement.classList.add('laid')
    document.documentElement.classList.remove('unlettered')
  }
}

async function loadScripts(list: StartList): Promise<void> {
  preload(list.modules)
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
