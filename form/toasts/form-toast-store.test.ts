import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createFormToastStore,
  FORM_TOAST_LIMIT,
  FORM_TOAST_REMOVE_DELAY,
  type ToastContent,
} from './form-toast-store.ts'

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
  const store = createFormToastStore((callback, ms) => setTimeout(callback, ms))
  let changes = 0
  const end = store.subscribe(() => changes++)
  return { store, end, changes: () => changes }
}

test('one toast at a time, and 1000000 ms until a dismissed one is removed', () => {
  expect(FORM_TOAST_LIMIT).toBe(1)
  expect(FORM_TOAST_REMOVE_DELAY).toBe(1_000_000)
})

test('a new toast takes the place of the one before', () => {
  const { store } = setUp()
  const first = store.add(invalid)
  const second = store.add(missing)
  expect(second).not.toBe(first)
  expect(store.toasts()).toEqual([{ ...missing, id: second, open: true }])
})

test('update changes what a toast says, and nothing once it is gone', () => {
  const { store } = setUp()
  const id = store.add(invalid)
  store.update(id, { description: 'Almost' })
  expect(store.toasts()).toEqual([{ ...invalid, description: 'Almost', id, open: true }])
  store.remove(id)
  store.update(id, { description: 'Too late' })
  expect(store.toasts()).toEqual([])
})

test('dismiss closes at once and removes after 1000000 ms', () => {
  const { store } = setUp()
  const id = store.add(invalid)
  store.dismiss(id)
  expect(store.toasts()).toEqual([{ ...invalid, id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(store.toasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.toasts()).toEqual([])
})

test('dismissing without an id closes whatever is open', () => {
  const { store } = setUp()
  store.add(invalid)
  store.dismiss()
  expect(store.toasts()[0]?.open).toBe(false)
})

test('dismissing twice starts one removal, and tells nobody twice', () => {
  const { store, changes } = setUp()
  const id = store.add(invalid)
  store.dismiss(id)
  const told = changes()
  store.dismiss(id)
  store.dismiss()
  expect(changes()).toBe(told)
  expect(vi.getTimerCount()).toBe(1)
})

test('the removal of an old toast leaves the one that took its place', () => {
  const { store } = setUp()
  store.dismiss(store.add(invalid))
  const id = store.add(missing)
  vi.advanceTimersByTime(FORM_TOAST_REMOVE_DELAY)
  expect(store.toasts()).toEqual([{ ...missing, id, open: true }])
})

test('remove forgets at once, one or all', () => {
  const { store } = setUp()
  store.remove(store.add(invalid))
  expect(store.toasts()).toEqual([])
  store.add(missing)
  store.remove()
  expect(store.toasts()).toEqual([])
})

test('a subscription that was ended hears nothing more', () => {
  const { store, end, changes } = setUp()
  store.add(invalid)
  expect(changes()).toBe(1)
  end()
  store.add(missing)
  expect(changes()).toBe(1)
})
