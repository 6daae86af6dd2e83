import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WIDE_SCREEN } from '#client/menus/wide-screen.ts'
import { loadScriptsAfterPaint, type ScriptList, HYDRATE_IDLE_MS } from './load-scripts.ts'

/**
 * Tasks that wait for the first paint. The test page was painted long ago, so they are run by hand.
 */
const waiting = vi.hoisted((): (() => void)[] => [])
vi.mock('./first-paint.ts', () => ({
  afterFirstPaint: (task: () => void) => void waiting.push(task),
}))

/** Resource links that were added; none is fetched. */
let head: HTMLLinkElement[]
/** Names recorded by the modules that ran. */
let ran: string[]
let mouse: boolean
let wide: boolean
/** Clean-up functions run after each test, because all tests share one page. */
let leave: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  head = []
  ran = []
  leave = []
  mouse = true
  wide = true
  waiting.length = 0
  vi.stubGlobal('ran', ran)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === WIDE_SCREEN ? wide : mouse }) as MediaQueryList,
  )
  vi.spyOn(document.head, 'append').mockImplementation(
    (...links) => void head.push(...(links as HTMLLinkElement[])),
  )
  const { addEventListener: listen } = window
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[name, listener, options]: Parameters<typeof listen>) => {
      listen(name, listener, options)
      leave.push(() => removeEventListener(name, listener))
    },
  )
  document.body.innerHTML = '<p>Words</p><a href="#prices">Prices</a>'
})
afterEach(() => {
  for (const end of leave) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname + location.search)
  document.documentElement.className = ''
  document.body.replaceChildren()
})

const module = (code: string): string =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))

const list = (): ScriptList => ({
  stylesheet: '/assets/all.css',
  early: [
    module('export const afterPaint = async () => void globalThis.ran.push("visit")'),
    '/assets/early-too.js',
  ],
  hydration: [
    module(
      'export const hydratePage = (touched) => void globalThis.ran.push(touched === undefined ? "hydrated" : "touched")',
    ),
    '/assets/react.js',
  ],
  wide: ['/assets/menu-bar.js'],
  narrow: ['/assets/mobile-menu.js'],
})

const requested = () => head.map((link) => link.getAttribute('href'))
const started = (): boolean => head.length > 0
const classes = () => [...document.documentElement.classList]
const paint = () => {
  for (const task of waiting.splice(0)) task()
}
const touch = (name: string, on = 'p') =>
  void document.querySelector(on)?.dispatchEvent(new Event(name, { bubbles: true }))

/** Waits in real time: module loading does not follow fake timers. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

describe('loadScriptsAfterPaint', () => {
  test("waits for the first paint and not for the page's resources", () => {
    loadScriptsAfterPaint(list())
    expect(waiting).toHaveLength(1)
    expect(started()).toBe(false)
    paint()
    expect(started()).toBe(true)
  })

  test.each(['pointerdown', 'keydown', 'focusin', 'scroll', 'change'])(
    'starts at once and only once at the first %s',
    (name) => {
      loadScriptsAfterPaint(list())
      touch(name)
      expect(started()).toBe(true)
      const links = head.length
      touch(name)
      paint()
      expect(head).toHaveLength(links)
    },
  )

  test('requests the stylesheet and all modules at once', () => {
    const modules = list()
    loadScriptsAfterPaint(modules)
    touch('keydown')
    expect(head.map(({ rel }) => rel)).toEqual(['stylesheet', ...Array(5).fill('modulepreload')])
    expect(requested()).toEqual([
      modules.stylesheet,
      ...modules.early,
      ...modules.hydration,
      ...modules.wide,
    ])
  })

  test('lays out content below the first screen at once for a key or a link, and soon after a touch', () => {
    const laidBy = (name: string, on: string) => {
      document.documentElement.className = ''
      loadScriptsAfterPaint(list())
      touch(name, on)
      return classes().includes('laid')
    }
    expect(laidBy('pointerdown', 'p')).toBe(false)
    expect(laidBy('pointerdown', 'a')).toBe(true)
    expect(laidBy('keydown', 'p')).toBe(true)
    history.replaceState(null, '', '#prices')
    expect(laidBy('scroll', 'p')).toBe(true)
  })

  test('requests only the small-screen menu on a small screen', () => {
    wide = false
    loadScriptsAfterPaint(list())
    touch('keydown')
    expect(requested().slice(-2)).toEqual(['/assets/react.js', '/assets/mobile-menu.js'])
  })

  test.each(['load', 'error'])(
    'shows content below the first screen only after the stylesheet’s %s event',
    (name) => {
      loadScriptsAfterPaint(list())
      touch('keydown')
      expect(classes()).not.toContain('styled')
      head[0]?.dispatchEvent(new Event(name))
      expect(classes()).toContain('styled')
    },
  )

  test('hydrates right after the paint on devices with a mouse', async () => {
    loadScriptsAfterPaint(list())
    paint()
    // Wait for both modules; a late one would count for the next test.
    await until(() => ran.includes('hydrated') && ran.includes('visit'))
  })

  test('requests a failed module again', async () => {
    const lost = module('throw new Error("not there")')
    loadScriptsAfterPaint({ ...list(), early: [lost], hydration: [lost] })
    touch('keydown')
    // Both modules wait for their retry (retry.ts).
    await until(() => vi.getTimerCount() === 2)
    vi.advanceTimersByTime(1_000)
    expect(vi.getTimerCount()).toBe(0)
    await until(() => vi.getTimerCount() === 2)
  })
})

describe('on a phone without input', () => {
  beforeEach(() => {
    mouse = false
  })

  test('records the visit after the paint and loads only the stylesheet besides', async () => {
    const modules = list()
    loadScriptsAfterPaint(modules)
    paint()
    await until(() => ran.length > 0)
    expect(ran).toEqual(['visit'])
    await until(() => classes().includes('laid'))
    expect(requested()).toEqual([modules.stylesheet, ...modules.early])
  })

  test('hydrates after HYDRATE_IDLE_MS', async () => {
    loadScriptsAfterPaint(list())
    paint()
    await until(() => vi.getTimerCount() === 1)
    vi.advanceTimersByTime(HYDRATE_IDLE_MS - 1)
    expect(head).toHaveLength(3)
    vi.advanceTimersByTime(1)
    await until(() => ran.includes('hydrated'))
  })

  test('hydrates once at the first touch, and not again when the timer ends', async () => {
    loadScriptsAfterPaint(list())
    paint()
    touch('pointerdown')
    await until(() => ran.includes('touched'))
    const links = head.length
    vi.advanceTimersByTime(HYDRATE_IDLE_MS)
    expect(head).toHaveLength(links)
  })

  test('a tap on a link loads only styles and the visit record; the next touch hydrates', async () => {
    const modules = list()
    loadScriptsAfterPaint(modules)
    touch('pointerdown', 'a')
    await until(() => ran.length > 0)
    expect(ran).toEqual(['visit'])
    expect(requested()).toEqual([modules.stylesheet, ...modules.early])
    touch('pointerdown')
    await until(() => ran.includes('touched'))
  })
})
