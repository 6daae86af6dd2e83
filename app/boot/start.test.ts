import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WIDE_SCREEN } from '#app/menus/wide-screen.ts'
import { startAfterPaint, type StartList, UNTOUCHED_MS } from './start.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'start-'))
let files = 0
const address = () => pathToFileURL(path.join(folder, `${++files}.mjs`)).href
const write = (href: string, code: string) => writeFileSync(new URL(href), code)

interface Link {
  rel: string
  href: string
  onload?: () => void
  onerror?: () => void
}

class FakeElement extends EventTarget {
  readonly kind: string
  constructor(kind: string) {
    super()
    this.kind = kind
  }
  closest = (selector: string) => (selector === this.kind ? this : null)
}

let head: Link[]
let tab: EventTarget
let mouse: boolean
let frames: (() => void)[]
let classes: Set<string>
let wide: boolean
/** What the modules have noted when they ran. */
let ran: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  head = []
  frames = []
  ran = []
  classes = new Set()
  wide = true
  mouse = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === WIDE_SCREEN ? wide : mouse,
  }))
  tab = new EventTarget()
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('ran', ran)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', {
    readyState: 'loading',
    createElement: () => ({ rel: '', href: '' }),
    head: { append: (link: Link) => head.push(link) },
    documentElement: {
      classList: {
        add: (name: string) => classes.add(name),
        remove: (name: string) => classes.delete(name),
      },
    },
  })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, tab[name].bind(tab))
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function list(): StartList {
  return {
    stylesheet: '/assets/all.css',
    early: [address(), '/assets/early-too.js'],
    alive: [address(), '/assets/react.js'],
    wide: ['/assets/menu-bar.js'],
    narrow: ['/assets/mobile-menu.js'],
  }
}

function writeAll({ early, alive }: StartList): void {
  write(early[0], 'export const afterPaint = async () => void globalThis.ran.push("visit")')
  write(
    alive[0],
    'export const comeAlive = (touched) => void globalThis.ran.push(touched === undefined ? "alive" : "touched")',
  )
}

/** Modules are read from the disk, which no clock can hurry. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}

const started = (): boolean => head.length > 0

describe('the start of the page’s script', () => {
  test('it waits for load and for the first paint, here a frame and a turn', async () => {
    startAfterPaint(list())
    expect(started()).toBe(false)
    tab.dispatchEvent(new Event('load'))
    expect(started()).toBe(false)
    for (const frame of frames) frame()
    expect(started()).toBe(false)
    vi.advanceTimersByTime(0)
    expect(started()).toBe(true)
  })

  test('a page that has loaded already does not wait for load', () => {
    Object.assign(document, { readyState: 'complete' })
    startAfterPaint(list())
    for (const frame of frames) frame()
    vi.advanceTimersByTime(0)
    expect(started()).toBe(true)
  })

  test.each(['pointerdown', 'keydown', 'focusin', 'scroll', 'change'])(
    'the first %s starts it at once, and only once',
    (name) => {
      startAfterPaint(list())
      tab.dispatchEvent(new Event(name))
      expect(started()).toBe(true)
      const links = head.length
      tab.dispatchEvent(new Event(name))
      tab.dispatchEvent(new Event('load'))
      for (const frame of frames) frame()
      vi.advanceTimersByTime(0)
      expect(head).toHaveLength(links)
    },
  )

  test('the whole stylesheet and all modules are asked for in that moment', () => {
    startAfterPaint(list())
    tab.dispatchEvent(new Event('keydown'))
    expect(head).toMatchObject([
      { rel: 'stylesheet', href: '/assets/all.css' },
      { rel: 'modulepreload' },
      { rel: 'modulepreload', href: '/assets/early-too.js' },
      { rel: 'modulepreload' },
      { rel: 'modulepreload', href: '/assets/react.js' },
      { rel: 'modulepreload', href: '/assets/menu-bar.js' },
    ])
  })

  test('what lies below the first screen is laid out at once for a key or a link, which may jump there, and for a finger soon', () => {
    const touchedBy = (name: string, kind: string) => {
      classes.clear()
      startAfterPaint(list())
      tab.dispatchEvent(
        Object.defineProperty(new Event(name), 'target', { value: new FakeElement(kind) }),
      )
      return [...classes]
    }
    expect(touchedBy('pointerdown', 'p')).not.toContain('laid')
    expect(touchedBy('pointerdown', 'a')).toContain('laid')
    expect(touchedBy('keydown', 'p')).toContain('laid')
    vi.stubGlobal('location', { hash: '#prices' })
    expect(touchedBy('scroll', 'p')).toContain('laid')
  })

  test('R20, R23: a small screen asks for its own menu, and not for that of large ones', () => {
    wide = false
    startAfterPaint(list())
    tab.dispatchEvent(new Event('keydown'))
    expect(head.map(({ href }) => href).slice(-2)).toEqual([
      '/assets/react.js',
      '/assets/mobile-menu.js',
    ])
  })

  test.each(['onload', 'onerror'] as const)(
    'what is below the first screen is shown after the stylesheet’s %s, and not before',
    (name) => {
      startAfterPaint(list())
      tab.dispatchEvent(new Event('keydown'))
      expect([...classes]).not.toContain('styled')
      head[0]?.[name]?.()
      expect([...classes]).toContain('styled')
    },
  )

  test('where there is a mouse the page comes alive after the paint, untouched', async () => {
    const modules = list()
    writeAll(modules)
    startAfterPaint(modules)
    tab.dispatchEvent(new Event('load'))
    for (const frame of frames) frame()
    vi.advanceTimersByTime(0)
    // All of it: what ran later would count for the next test.
    await until(() => ran.includes('alive') && ran.includes('visit'))
  })

  test('a module that is lost on the way is asked for again, and then the page starts', async () => {
    const modules = list()
    startAfterPaint(modules)
    tab.dispatchEvent(new Event('keydown'))
    // Each of the two waits before it is asked for again.
    await until(() => vi.getTimerCount() === 2)
    expect(ran).toEqual([])
    writeAll(modules)
    vi.advanceTimersByTime(1000)
    await until(() => ran.includes('touched') && ran.includes('visit'))
  })
})

describe('on a phone that nobody has touched', () => {
  beforeEach(() => {
    mouse = false
  })

  const paint = () => {
    tab.dispatchEvent(new Event('load'))
    for (const frame of frames) frame()
    vi.advanceTimersByTime(0)
  }

  test('R52: the visit is recorded after the paint, with the stylesheet and nothing else', async () => {
    const modules = list()
    writeAll(modules)
    startAfterPaint(modules)
    paint()
    await until(() => ran.length > 0)
    expect(ran).toEqual(['visit'])
    await until(() => classes.has('laid'))
    expect(head.map(({ href }) => href)).toEqual(['/assets/all.css', ...modules.early])
  })

  test('the page comes alive by itself after a while', async () => {
    const modules = list()
    writeAll(modules)
    startAfterPaint(modules)
    paint()
    await until(() => vi.getTimerCount() === 1)
    vi.advanceTimersByTime(UNTOUCHED_MS - 1)
    expect(head).toHaveLength(3)
    vi.advanceTimersByTime(1)
    await until(() => ran.includes('alive'))
  })

  test('a touch brings it to life at once, and the time that passes no second time', async () => {
    const modules = list()
    writeAll(modules)
    startAfterPaint(modules)
    paint()
    tab.dispatchEvent(new Event('pointerdown'))
    await until(() => ran.includes('touched'))
    const links = head.length
    vi.advanceTimersByTime(UNTOUCHED_MS)
    expect(head).toHaveLength(links)
  })

  test('a tap on a link asks for nothing but styles and the record of the visit; the next touch does', async () => {
    const modules = list()
    writeAll(modules)
    startAfterPaint(modules)
    const touch = (kind: string) =>
      tab.dispatchEvent(
        Object.defineProperty(new Event('pointerdown'), 'target', { value: new FakeElement(kind) }),
      )
    touch('a')
    await until(() => ran.length > 0)
    expect(ran).toEqual(['visit'])
    expect(head.map(({ href }) => href)).toEqual(['/assets/all.css', ...modules.early])
    touch('p')
    await until(() => ran.includes('touched'))
  })
})
