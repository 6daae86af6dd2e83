import { expect, test } from 'vitest'
import { createSafeStorage } from '#app/visitor/safe-storage.ts'
import { giveConsent, hasConsent } from './cookie-consent.ts'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    values,
    raw: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  }
}

test('R28: a device that has stored nothing has not accepted', () => {
  const { raw } = memoryStorage()
  expect(hasConsent(createSafeStorage(() => raw))).toBe(false)
})

test('R28: accepting stores cookieConsent = accepted', () => {
  const { raw, values } = memoryStorage()
  const storage = createSafeStorage(() => raw)
  giveConsent(storage)
  expect(Object.fromEntries(values)).toEqual({ cookieConsent: 'accepted' })
  expect(hasConsent(storage)).toBe(true)
})

test('R28: a browser that refuses storage can still be accepted on this page', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(hasConsent(storage)).toBe(false)
  giveConsent(storage)
  expect(hasConsent(storage)).toBe(true)
})
