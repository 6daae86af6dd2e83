import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WIDE_SCREEN } from '#client/menus/wide-screen.ts'
import { loadScriptsAfterPaint, type ScriptList, HYDRATE_IDLE_MS } from './load-scripts.ts'

/** What waits for the first paint, which this page has long behind it. */
const waiting = vi.hoisted((): (() => void)[] => [])
vi.mock('./first-paint.ts', () => ({
  afterFirstPaint: (task: () => void) => void waiting.push(task),
}))

/** What was asked for; nothing of it is fetched. */
let head: HTMLLinkElement[]
/** What the modules have noted when they ran. */
let ran: string[]
let mouse: boolean
let wide: boolean
/** Taken back after each test: all of them share one page. */
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
  alive: [
    module(
      'export const hydratePage = (touched) => void globalThis.ran.push(touched === undefined ? "alive" : "touched")',
    ),
    '/assets/react.js',
  ],
  wide: ['/assets/menu-bar.js'],
  narrow: ['/assets/mobile-menu.js'],
})

const asked = () => head.map((link) => link.getAttribute('href'))
const started = (): boolean => head.length > 0
const classes = () => [...document.documentElement.classList]
const paint = () => {
  for (const task of waiting.splice(0)) task()
}
const touch = (name: string, on = 'p') =>
  void document.querySelector(on)?.dispatchEvent(new Event(name, { bubbles: true }))

/** Modules come as they come, which no clock can hurry. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

describe('the start of the page’s script', () => {
  test('it waits until the page is on the screen, and not for what the page loads', () => {
    loadScriptsAfterPaint(list())
    expect(waiting).toHaveLength(1)
    expect(started()).toBe(false)
    paint()
    expect(started()).toBe(true)
  })

  test.each(['pointerdown', 'keydown', 'focusin', 'scroll', 'change'])(
    'the first %s starts it at once, and only once',
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

  test('the whole stylesheet and all modules are asked for in that moment', () => {
    const modules = list()
    loadScriptsAfterPaint(modules)
    touch('keydown')
    expect(head.map(({ rel }) => rel)).toEqual(['stylesheet', ...Array(5).fill('modulepreload')])
    expect(asked()).toEqual([
      modules.stylesheet,
      ...modules.early,
      ...modules.alive,
      ...modules.wide,
    ])
  })

  test('what lies below the first screen is laid out at once for a key or a link, which may jump there, and for a finger soon', () => {
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

  test('a small screen asks for its own menu, and not for that of large ones', () => {
    wide = false
    loadScriptsAfterPaint(list())
    touch('keydown')
    expect(asked().slice(-2)).toEqual(['/assets/react.js', '/assets/mobile-menu.js'])
  })

  test.each(['load', 'error'])(
    'what is below the first screen is shown after the stylesheet’s %s, and not before',
    (name) => {
      loadScriptsAfterPaint(list())
      touch('keydown')
      expect(classes()).not.toContain('styled')
      head[0]?.dispatchEvent(new Event(name))
      expect(classes()).toContain('styled')
    },
  )

  test('where there is a mouse the page comes alive after the paint, untouched', async () => {
    loadScriptsAfterPaint(list())
    paint()
    // All of it: what ran later would count for the next test.
    await until(() => ran.includes('alive') && ran.includes('visit'))
  })

  test('a module that is lost on the way is asked for again', async () => {
    const lost = module('throw new Error("not there")')
    loadScriptsAfterPaint({ ...list(), early: [lost], alive: [lost] })
    touch('keydown')
    // Each of the two waits before it is asked for again (retry.ts).
    await until(() => vi.getTimerCount() === 2)
    expect(ran).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(vi.getTimerCount()).toBe(0)
    await until(() => vi.getTimerCount() === 2)
  })
})

describe('on a phone that nobody has touched', () => {
  beforeEach(() => {
    mouse = false
  })

  test('the visit is recorded after the paint, with the stylesheet and nothing else', async () => {
    const modules = list()
    loadScriptsAfterPaint(modules)
    paint()
    await until(() => ran.length > 0)
    expect(ran).toEqual(['visit'])
    await until(() => classes().includes('laid'))
    expect(asked()).toEqual([modules.stylesheet, ...modules.early])
  })

  test('the page comes alive by itself after a while', async () => {
    loadScriptsAfterPaint(list())
    paint()
    await until(() => vi.getTimerCount() === 1)
    vi.advanceTimersByTime(HYDRATE_IDLE_MS - 1)
    expect(head).toHaveLength(3)
    vi.advanceTimersByTime(1)
    await until(() => ran.includes('alive'))
  })

  test('a touch brings it to life at once, and the time that passes no second time', async () => {
    loadScriptsAfterPaint(list())
    paint()
    touch('pointerdown')
    await until(() => ran.includes('touched'))
    const links = head.length
    vi.advanceTimersByTime(HYDRATE_IDLE_MS)
    expect(head).toHaveLength(links)
  })

  test('a tap on a link asks for nothing but styles and the record of the visit; the next touch does', async () => {
    const modules = list()
    loadScriptsAfterPaint(modules)
    touch('pointerdown', 'a')
    await until(() => ran.length > 0)
    expect(ran).toEqual(['visit'])
    expect(asked()).toEqual([modules.stylesheet, ...modules.early])
    touch('pointerdown')
    await until(() => ran.includes('touched'))
  })
})
