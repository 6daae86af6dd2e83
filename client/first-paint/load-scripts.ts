import { WIDE_SCREEN } from '#client/menus/wide-screen.ts'
import { afterFirstPaint } from './first-paint.ts'
import { retry } from './retry.ts'

/** Files that the page loads after its first paint. Addresses are absolute paths. */
export interface ScriptList {
  /** Full stylesheet; the page inlines only the rules of its first paint, and the typefaces. */
  readonly stylesheet: string
  /** Modules loaded right after the paint, entry first (client/after-paint.ts). */
  readonly early: readonly [string, ...string[]]
  /**
   * Modules that hydrate the page, entry first (client/hydrate.ts), with all dependencies of its
   * islands, so that nothing loads in sequence.
   */
  readonly hydration: readonly [string, ...string[]]
  /**
   * Further modules for the menus of large and of small screens; a page loads one of the two lists.
   */
  readonly wide: readonly string[]
  readonly narrow: readonly string[]
}

/** Events that show that the visitor is active and end the wait for the timer. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const

/**
 * Milliseconds from loaded styles until hydration on a phone without input. Until then
 * the page can be read, called from and filled in without a script, and connection and CPU are free
 * for the visitor.
 */
export const HYDRATE_IDLE_MS = 3_000

/** A mouse gives no event before it clicks, and hover opens menus; such devices hydrate early. */
const HAS_MOUSE_QUERY = '(hover: hover) and (pointer: fine)'

/**
 * Loads the page's scripts after the first paint, or at the first touch, key or focus. Call it at
 * the end of the page; the `load` event comes a round trip later, after the logo. An async script
 * in the head costs 400 ms of first paint, this costs none. The stylesheet and the visit record
 * load at once; React loads at once with a mouse, otherwise at the first touch or after
 * HYDRATE_IDLE_MS (docs/decisions/0009).
 */
export function loadScriptsAfterPaint(list: ScriptList): void {
  const root = document.documentElement
  const loadHydration = once(() => {
    const menus = matchMedia(WIDE_SCREEN).matches ? list.wide : list.narrow
    return load<typeof import('../hydrate.ts')>([...list.hydration, ...menus])
  })
  const hydrate = async (touched?: EventTarget | null) =>
    (await loadHydration()).hydratePage(touched)
  const painted = once(() => {
    const done = layOutPage(loadStylesheet(list.stylesheet), load(list.early))
    if (matchMedia(HAS_MOUSE_QUERY).matches) void hydrate()
    else void done.finally(() => setTimeout(() => void hydrate(), HYDRATE_IDLE_MS))
  })
  const touched = ({ target, type }: Event) => {
    painted()
    const link = target instanceof Element && target.closest('a')
    // A jump needs the whole page laid out.
    if (link || type === 'keydown' || location.hash) root.classList.add('laid')
    // After a tap on a link the connection is left to the next page.
    if (link) return
    for (const name of FIRST_INPUT_EVENTS) removeEventListener(name, touched)
    void hydrate(target)
  }
  for (const name of FIRST_INPUT_EVENTS) addEventListener(name, touched, { passive: true })
  afterFirstPaint(painted)
}

/** Wraps a task so that only the first call runs it; later calls get the same result. */
function once<Result>(task: () => Result): () => Result {
  let result: { readonly value: Result } | undefined
  return () => (result ??= { value: task() }).value
}

/** Resolves when the stylesheet has loaded or failed; the lower content is then shown anyway. */
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
  })
}

/** Preloads all modules at once, so that none waits for its importer, then runs the first. */
function load<Module>(modules: readonly [string, ...string[]]): Promise<Module> {
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return retry(() => import(/* @vite-ignore */ modules[0]) as Promise<Module>)
}

async function layOutPage(
  styled: Promise<void>,
  early: Promise<typeof import('../after-paint.ts')>,
): Promise<void> {
  try {
    await (await early).afterPaint(styled)
  } finally {
    // Everything is shown in the end, with or without the script.
    document.documentElement.classList.add('laid')
  }
}
