import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastDisplay } from './toast-display.tsx'
import { formToasts, siteToasts } from './toasts.ts'

const WRONG = { type: 'error', title: 'Wrong', description: 'Check the form.' } as const
const SENDING = { type: 'loading', title: 'Sending', description: 'One moment.' } as const
/** Fade duration of a closed toast, as in toast.tsx. */
const FADES_MS = 200

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<ToastDisplay copy={{ region: 'Toasts', close: 'Close' }} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  formToasts.remove()
  siteToasts.remove()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const titles = (): readonly string[] =>
  [...document.querySelectorAll('.toast:not([data-leaving]) .toast-title')].map(
    ({ textContent }) => textContent,
  )
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const show = (task: () => unknown) => act(async () => void task())

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const pointer = (on: Element, type: string, more: PointerEventInit = {}) =>
  act(async () => {
    on.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', pointerId: 1, ...more }),
    )
  })

test('its live region exists before the first toast, outside of the form', () => {
  const region = part('section[aria-live=polite]')
  expect(region.parentElement).toBe(document.body)
  expect(region.getAttribute('aria-label')).toBe('Toasts')
})

test('a toast closes after 4000 ms, a loading one never', async () => {
  await show(() => formToasts.add(WRONG))
  await show(() => siteToasts.add(SENDING))
  await pass(3_999)
  expect(titles()).toEqual(['Sending', 'Wrong'])
  await pass(1)
  expect(titles()).toEqual(['Sending'])
  await pass(FADES_MS)
  expect(document.querySelectorAll('.toast')).toHaveLength(1)
  await pass(1_000_000)
  expect(titles()).toEqual(['Sending'])
})

test('a toast of unlimited duration stays open', async () => {
  await show(() => siteToasts.add({ ...WRONG, duration: Number.POSITIVE_INFINITY }))
  await pass(1_000_000)
  expect(titles()).toEqual(['Wrong'])
})

test('a loading toast that changes its type closes after 4000 ms', async () => {
  let id = ''
  await show(() => (id = formToasts.add(SENDING)))
  await pass(10_000)
  await show(() => formToasts.update(id, WRONG))
  await pass(3_999)
  expect(titles()).toEqual(['Wrong'])
  await pass(1)
  expect(titles()).toEqual([])
})

test('its timer pauses under the pointer and then continues', async () => {
  await show(() => formToasts.add(WRONG))
  await pass(3_000)
  await pointer(part('.toast'), 'pointermove')
  await pass(60_000)
  expect(titles()).toEqual(['Wrong'])
  // React derives pointerleave from the related target of pointerout.
  await pointer(part('.toast'), 'pointerout', { relatedTarget: document.body })
  await pass(999)
  expect(titles()).toEqual(['Wrong'])
  await pass(1)
  expect(titles()).toEqual([])
})

test('its timer pauses while the page is hidden', async () => {
  await show(() => formToasts.add(WRONG))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(60_000)
  expect(titles()).toEqual(['Wrong'])
  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(4_000)
  expect(titles()).toEqual([])
})

test('Alt+T focuses the toasts; Escape and the last close return the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await show(() => formToasts.add(WRONG))
  const press = (code: string, altKey = false) =>
    act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { code, altKey, bubbles: true }),
      )
    })
  await press('KeyT', true)
  expect(document.activeElement).toBe(part('.toasts'))
  await press('Escape')
  expect(document.activeElement).toBe(field)
  await press('KeyT', true)
  await act(async () => part('.toast-close').focus())
  await act(async () => part('.toast-close').click())
  await pass(FADES_MS)
  expect(document.querySelector('.toast')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('a swipe of 20 px closes it, a slow one of 19 px does not', async () => {
  await show(() => formToasts.add(WRONG))
  const toast = part('.toast')
  toast.setPointerCapture = () => undefined
  const swipe = async (distance: number) => {
    await pointer(toast, 'pointerdown', { clientX: 50, clientY: 50 })
    await pointer(toast, 'pointermove', { clientX: 50, clientY: 50 + distance })
    expect(toast.style.translate).toBe(`0px ${distance}px`)
    await pass(1_000)
    await pointer(toast, 'pointerup', { clientX: 50, clientY: 50 + distance })
  }
  await swipe(19)
  expect(titles()).toEqual(['Wrong'])
  expect(toast.style.translate).toBe('')
  await swipe(20)
  expect(titles()).toEqual([])
})
