import { WIDE_SCREEN } from '#client/menus/wide-screen.ts'
import { afterFirstPaint } from './first-paint.ts'
import { retry } from './retry.ts'

/** What the page asks for after its first paint. Addresses are absolute paths. */
export interface ScriptList {
  /** The full stylesheet, fonts included; the page carries only the rules it needs for its first paint. */
  readonly stylesheet: string
  /** What comes right after the paint (client/after-paint.ts), its entry first. */
  readonly early: readonly [string, ...string[]]
  /** What brings this page alive (client/hydrate.ts), its entry first, with all that its islands need: nothing is fetched one after the other. */
  readonly alive: readonly [string, ...string[]]
  /** Besides, for the menus of large screens and for those of small ones: nobody pays for both. */
  readonly wide: readonly string[]
  readonly narrow: readonly string[]
}

/** Events that mean somebody is here and should not wait for the timer. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const

/**
 * Milliseconds after styles and fonts have come at which the page comes alive
 * on a phone that nobody has touched. Until then it can be read, called from and filled in
 * without a script, and the connection and the processor are left to the visitor.
 */
export const HYDRATE_IDLE_MS = 3_000

/** A mouse says nothing before it clicks, and menus open under it; such machines can afford the script. */
const HAS_MOUSE_QUERY = '(hover: hover) and (pointer: fine)'

/**
 * Starts the page's scripts once all of it is on the screen, or at the first
 * touch, key or focus, whichever comes first. It is called where the page ends;
 * the page's `load` is a round trip later, when the logo has come. An async
 * script in the head costs 400 ms of first paint; started here it costs none.
 * The stylesheet and the record of the visit come at once; React comes
 * with the first touch, or soon after (docs/decisions/0009).
 */
export function loadScriptsAfterPaint(list: ScriptList): void {
  const root = document.documentElement
  const early = once(() => load<typeof import('../after-paint.ts')>(list.early))
  const alive = once(() => {
    const menus = matchMedia(WIDE_SCREEN).matches ? list.wide : list.narrow
    return load<typeof import('../hydrate.ts')>([...list.alive, ...menus])
  })
  const hydrate = async (touched?: EventTarget | null) => (await alive()).hydratePage(touched)
  let hurry = (): void => undefined
  const hurried = new Promise<void>((resolve) => (hurry = resolve))
  const painted = once(() => {
    const done = arrange(loadStylesheet(list.stylesheet), early(), hurried)
    if (matchMedia(HAS_MOUSE_QUERY).matches) void hydrate()
    else void done.finally(() => setTimeout(() => void hydrate(), HYDRATE_IDLE_MS))
  })
  const touched = ({ target, type }: Event) => {
    painted()
    const link = target instanceof Element && target.closest('a')
    // A jump must find all of the page where it stays; a finger needs what is near, and soon the rest.
    if (link || type === 'keydown' || location.hash) root.classList.add('laid')
    hurry()
    // Whoever follows a link needs the next page, and the connection for it.
    if (link) return
    for (const name of FIRST_INPUT_EVENTS) removeEventListener(name, touched)
    void hydrate(target)
  }
  for (const name of FIRST_INPUT_EVENTS) addEventListener(name, touched, { passive: true })
  afterFirstPaint(painted)
}

/** Of many calls only the first does something; all get what it gave. */
function once<Result>(task: () => Result): () => Result {
  let result: { readonly value: Result } | undefined
  return () => (result ??= { value: task() }).value
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

/** Asks for all of them at once, so that none waits for what imports it, and runs the first. */
function load<Module>(modules: readonly [string, ...string[]]): Promise<Module> {
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return retry(() => import(/* @vite-ignore */ modules[0]) as Promise<Module>)
}

async function arrange(
  styled: Promise<void>,
  early: Promise<typeof import('../after-paint.ts')>,
  hurried: Promise<void>,
): Promise<void> {
  try {
    await (await early).afterPaint(styled, hurried)
  } finally {
    // With it or without it, everything is shown in the end.
    document.documentElement.classList.add('laid')
    document.documentElement.classList.remove('unlettered')
  }
}
