import { expect, test } from 'vitest'
import { createPageMeter } from './page-meter.ts'
import { listenTo } from './page-listeners.ts'

const inside = { closest: (selector: string) => (selector === '[data-request-form]' ? {} : null) }
const outside = { closest: () => null }

function setUp(activeElement: unknown = null) {
  const listeners = new Map<string, (event: Event) => void>()
  const allOptions: AddEventListenerOptions[] = []
  const view = { bottom: 500, documentHeight: 1000 }
  const meter = createPageMeter({ now: () => 0, viewport: () => view })
  let touches = 0
  meter.onFirstFormTouch(() => touches++)
  listenTo(
    {
      activeElement,
      addEventListener(type, listener, options) {
        listeners.set(type, listener)
        allOptions.push(options)
      },
    },
    meter,
  )
  const fire = (type: string, target: unknown = outside, more: object = {}) =>
    listeners.get(type)?.({ target, ...more } as unknown as Event)
  return { fire, meter, view, listeners, allOptions, touches: () => touches }
}

test('taps, clicks and key presses are interactions, a held key is one', () => {
  const { fire, meter } = setUp()
  fire('pointerdown')
  fire('keydown', outside, { repeat: false })
  fire('keydown', outside, { repeat: true })
  expect(meter.measures().pageInteractions).toBe(2)
})

test('only focus inside the form counts as its focus event', () => {
  const { fire, meter, touches } = setUp()
  fire('focusin', outside)
  expect(meter.measures().formFocusEvents).toBe(0)
  expect(touches()).toBe(0)
  fire('focusin', inside)
  fire('focusin', inside)
  expect(meter.measures().formFocusEvents).toBe(2)
  expect(touches()).toBe(1)
})

test.each(['pointerdown', 'focusin', 'input'])('the form is touched by %s', (type) => {
  const { fire, touches } = setUp()
  fire(type, inside)
  expect(touches()).toBe(1)
})

test('a field that has the focus before the script arrives counts', () => {
  const { meter } = setUp(inside)
  expect(meter.measures().formFocusEvents).toBe(1)
})

test('scrolling moves the lowest line', () => {
  const { fire, meter, view } = setUp()
  view.bottom = 900
  fire('scroll')
  view.bottom = 100
  expect(meter.measures().scrollDepth).toBe(90)
})

test('events without an element as target do no harm', () => {
  const { fire } = setUp()
  for (const target of [null, {}, 'text']) expect(() => fire('focusin', target)).not.toThrow()
})

test('every listener is passive, none is for leaving the page', () => {
  const { listeners, allOptions } = setUp()
  expect(allOptions.every(({ passive }) => passive)).toBe(true)
  expect([...listeners.keys()].filter((type) => /unload|pagehide/.test(type))).toEqual([])
})
