import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createToastStore,
  FORM_TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type ToastContent,
} from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const invalid: ToastContent = {
  type: 'error',
  title: 'Form Validation Failed',
  description: 'Please check the form for errors',
}
const missing: ToastContent = {
  type: 'warning',
  title: 'Verification Required',
  description: 'Please complete the reCAPTCHA verification',
}

function setUp() {
  const store = createToastStore('form', FORM_TOAST_LIMIT)
  let changes = 0
  const end = store.subscribe(() => changes++)
  return { store, end, changes: () => changes }
}

test('replaces the previous toast by a new one', () => {
  const { store } = setUp()
  const first = store.add(invalid)
  const second = store.add(missing)
  expect(second).not.toBe(first)
  expect(store.toasts()).toEqual([{ ...missing, id: second, open: true }])
})

test('updates a toast, and does nothing once it is removed', () => {
  const { store } = setUp()
  const id = store.add(invalid)
  store.update(id, { description: 'Almost' })
  expect(store.toasts()).toEqual([{ ...invalid, description: 'Almost', id, open: true }])
  store.remove(id)
  store.update(id, { description: 'Too late' })
  expect(store.toasts()).toEqual([])
})

test('closes at once on dismiss and removes after 1000000 ms', () => {
  const { store } = setUp()
  const id = store.add(invalid)
  store.dismiss(id)
  expect(store.toasts()).toEqual([{ ...invalid, id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(store.toasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.toasts()).toEqual([])
})

test('closes all open toasts on dismiss without an id', () => {
  const { store } = setUp()
  store.add(invalid)
  store.dismiss()
  expect(store.toasts()[0]?.open).toBe(false)
})

test('starts one removal and one notification for two dismissals', () => {
  const { store, changes } = setUp()
  const id = store.add(invalid)
  store.dismiss(id)
  const told = changes()
  store.dismiss(id)
  store.dismiss()
  expect(changes()).toBe(told)
  expect(vi.getTimerCount()).toBe(1)
})

test('removes an old toast without its replacement', () => {
  const { store } = setUp()
  store.dismiss(store.add(invalid))
  const id = store.add(missing)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(store.toasts()).toEqual([{ ...missing, id, open: true }])
})

test('removes one or all at once', () => {
  const { store } = setUp()
  store.remove(store.add(invalid))
  expect(store.toasts()).toEqual([])
  store.add(missing)
  store.remove()
  expect(store.toasts()).toEqual([])
})

test('does not notify after unsubscribing', () => {
  const { store, end, changes } = setUp()
  store.add(invalid)
  expect(changes()).toBe(1)
  end()
  store.add(missing)
  expect(changes()).toBe(1)
})
