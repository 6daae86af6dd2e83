import { expect, test } from 'vitest'
import { fakeStorage } from './fake-storage.fixture.ts'
import { createSafeStorage, type RawStorage } from './safe-storage.ts'

const full = (entries: [string, string][] = []): RawStorage => ({
  ...fakeStorage(entries),
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
})

test('writes values to the browser and reads them back', () => {
  const raw = fakeStorage()
  const storage = createSafeStorage(() => raw)
  storage.set('a', '1')
  expect(raw.values.get('a')).toBe('1')
  raw.values.set('a', '2')
  expect(storage.get('a')).toBe('2')
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

test.each([
  [
    'access throws',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['there is none', () => null],
  [
    'there is not even a window',
    () => (globalThis as unknown as { window: { localStorage: RawStorage } }).window.localStorage,
  ],
])(
  'keeps values for the lifetime of the page where storage %s',
  (_, open: () => RawStorage | null) => {
    const storage = createSafeStorage(open)
    expect(storage.get('a')).toBeNull()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  },
)

test('prefers the newer value when full storage could not replace the old one', () => {
  const storage = createSafeStorage(() => full([['a', 'old']]))
  expect(storage.get('a')).toBe('old')
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
})

test('hides a value that could not be removed', () => {
  const raw = fakeStorage([['a', 'old']])
  const storage = createSafeStorage(() => ({
    ...raw,
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }))
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

test('reads from the browser again once it accepts values', () => {
  const raw = fakeStorage()
  let blocked = true
  const storage = createSafeStorage(() => (blocked ? null : raw))
  storage.set('a', 'memory')
  blocked = false
  storage.set('a', 'browser')
  raw.values.set('a', 'another tab')
  expect(storage.get('a')).toBe('another tab')
})
