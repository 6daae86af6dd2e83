import type { Driver, InputAction } from './drivers/driver.ts'
import { waitFor } from './drivers/tool.ts'
import type { WatchedServer } from './watched-server.ts'

/** Code points of keys without a character (WebDriver, 17.4.2). */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

/** A value that can be passed into a page. */
type Json = string | number | boolean | null | readonly Json[]

/** The one tab of an engine, as a visitor uses it. */
export interface EnginePage {
  /** Such as "WebKitGTK 2.50.6". */
  readonly version: string
  /** Opens a path of the site; resolves when it is wholly loaded. */
  goto(path: string): Promise<void>
  /** Opens a path of the site; resolves as soon as the browser has begun. */
  begin(path: string): Promise<void>
  /** Goes back in the history; does not wait for the page. */
  back(): Promise<void>
  /** Evaluates an expression in the page, whose value is JSON. */
  evaluateText(expression: string): Promise<unknown>
  /** Runs a function in the page. It can use its arguments only; its result must be JSON. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Runs a function in the page again and again until its result is truthy; returns the result. */
  waitFor<Args extends readonly Json[], Result>(
    description: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<NonNullable<Result>>
  /** Waits for a path of the site that is wholly loaded. */
  waitForPath(path: RegExp): Promise<void>
  /** Waits until the visible text contains a piece. */
  waitForText(text: string): Promise<void>
  /** Presses keys, one after the other. */
  type(text: string, options?: { readonly delayMs?: number }): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  /** Focuses a control, and types. */
  fill(selector: string, text: string): Promise<void>
  /** Chooses an option by its value, as the engine's own list does. */
  select(selector: string, value: string): Promise<void>
  /** Clicks the first visible element of a selector that contains a text, with the pointer. */
  click(selector: string, text?: string): Promise<void>
  /** Rests the pointer on an element. */
  hover(selector: string): Promise<void>
  chooseFiles(selector: string, files: readonly string[]): Promise<void>
  setViewport(width: number, height: number): Promise<void>
  /** Returns the visible part as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Builds what tests use on what both engines have. */
export function createEnginePage(driver: Driver, server: Pick<WatchedServer, 'url'>): EnginePage {
  const evaluateText: EnginePage['evaluateText'] = async (expression) => {
    // Where scripts are off, a promise never resolves: a plain value must not become one.
    const text = await driver.evaluate(`((value) => {
      const toText = (plain) => JSON.stringify(plain) ?? 'null'
      return value instanceof Promise ? value.then(toText) : toText(value)
    })(${expression})`)
    return JSON.parse(text) as unknown
  }
  const evaluate: EnginePage['evaluate'] = async (run, ...args) =>
    (await evaluateText(`(${run.toString()})(...${JSON.stringify(args)})`)) as never
  const waitInPage: EnginePage['waitFor'] = (description, run, ...args) =>
    waitFor(description, () => evaluate(run, ...args))

  const keys = (text: string, delayMs: number): InputAction[] =>
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'pause', duration: delayMs },
    ])

  async function moveTo(selector: string, text: string): Promise<InputAction> {
    let last = ''
    const [x, y] = await waitFor(`${selector} ${text}`, async () => {
      const center = await evaluate(centerOf, selector, text)
      const isStill = String(center) === last
      last = String(center)
      // A font that arrives moves it, and the press would miss.
      return isStill ? center : null
    })
    return { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
  }

  return {
    version: driver.version,
    async goto(path) {
      await evaluate(() => void Object.assign(window, { isLeft: true }))
      await driver.navigate(server.url + path)
      await waitInPage(
        `${path} to load`,
        () => !('isLeft' in window) && document.readyState === 'complete',
      )
    },
    begin: (path) => driver.navigate(server.url + path),
    back: driver.back,
    evaluateText,
    evaluate,
    waitFor: waitInPage,
    waitForPath: async (path) =>
      void (await waitInPage(
        `the address ${path.source}`,
        (source) =>
          new RegExp(source).test(location.pathname) && document.readyState === 'complete',
        path.source,
      )),
    waitForText: async (text) =>
      void (await waitInPage(
        `the text "${text}"`,
        // Words that a style capitalizes are compared without case.
        (piece) =>
          document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(piece.toLowerCase()),
        text,
      )),
    type: (text, { delayMs = 0 } = {}) => driver.perform('key', keys(text, delayMs)),
    press: (key) => driver.perform('key', keys(KEYS[key], 0)),
    async fill(selector, text) {
      await waitInPage(selector, focusOn, selector)
      await driver.perform('key', keys(text, 0))
    },
    select: async (selector, value) => void (await waitInPage(selector, choose, selector, value)),
    async click(selector, text = '') {
      const move = await moveTo(selector, text)
      await driver.perform('pointer', [
        move,
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    hover: async (selector) => driver.perform('pointer', [await moveTo(selector, '')]),
    chooseFiles: driver.chooseFiles,
    setViewport: driver.setViewport,
    screenshot: driver.screenshot,
    close: driver.close,
  }
}

/** Scrolls an element to the middle of the screen; returns its center. */
function centerOf(selector: string, text: string): readonly [number, number] | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text),
  )
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function focusOn(selector: string): boolean {
  const control = document.querySelector<HTMLElement>(selector)
  control?.focus()
  return control !== null && document.activeElement === control
}

function choose(selector: string, value: string): boolean {
  const list = document.querySelector<HTMLSelectElement>(selector)
  if (!list) return false
  list.value = value
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
  return list.value === value
}
