import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageMeter } from './page-meter.ts'
import { addPageListeners } from './page-listeners.ts'

let inside: HTMLInputElement
let outside: HTMLButtonElement

beforeEach(() => {
  document.body.innerHTML =
    '<form data-submission-form><input></form><button type="button"></button>'
  inside = document.querySelector('input') as HTMLInputElement
  outside = document.querySelector('button') as HTMLButtonElement
})
afterEach(() => document.body.replaceChildren())

function setUp() {
  const view = { bottom: 500, documentHeight: 1000 }
  const meter = createPageMeter(() => view)
  let touches = 0
  meter.onFirstFormTouch(() => touches++)
  addPageListeners(document, meter)
  return { meter, view, touches: () => touches }
}

test('counts taps, clicks and key presses as interactions, a held key as one', () => {
  const { meter } = setUp()
  outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  outside.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  outside.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, repeat: true }))
  expect(meter.measures().pageInteractions).toBe(2)
})

test('counts only focus inside the form as its focus event', () => {
  const { meter, touches } = setUp()
  outside.focus()
  expect(meter.measures().formFocusEvents).toBe(0)
  expect(touches()).toBe(0)
  inside.focus()
  outside.focus()
  inside.focus()
  expect(meter.measures().formFocusEvents).toBe(2)
  expect(touches()).toBe(1)
})

test.each(['pointerdown', 'focusin', 'input'])('%s touches the form', (type) => {
  const { touches } = setUp()
  inside.dispatchEvent(new Event(type, { bubbles: true }))
  expect(touches()).toBe(1)
})

test('counts a field that has the focus before the script loads', () => {
  inside.focus()
  const { meter } = setUp()
  expect(meter.measures().formFocusEvents).toBe(1)
})

test('scrolling moves the lowest visible line, also in scrolling elements', () => {
  const { meter, view } = setUp()
  view.bottom = 900
  outside.dispatchEvent(new Event('scroll'))
  view.bottom = 100
  expect(meter.measures().scrollDepth).toBe(90)
})

test('tolerates events without an element as target', () => {
  const { meter, touches } = setUp()
  document.dispatchEvent(new Event('focusin'))
  expect(meter.measures().formFocusEvents).toBe(0)
  expect(touches()).toBe(0)
})

test('adds passive listeners only, and none for unload', () => {
  const asked: [string, AddEventListenerOptions][] = []
  const page = new Document()
  page.addEventListener = (type: string, _: unknown, options?: boolean | AddEventListenerOptions) =>
    asked.push([type, options as AddEventListenerOptions])
  addPageListeners(
    page,
    createPageMeter(() => ({ bottom: 0, documentHeight: 0 })),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(([, { passive }]) => !passive)).toEqual([])
  expect(asked.filter(([type]) => /unload|pagehide/.test(type))).toEqual([])
})
