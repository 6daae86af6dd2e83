import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { isExpired, linkText } from './show-last-sent.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const STORED = Date.parse('2031-03-04T08:12:00.000Z')
const sent = { storedAt: new Date(STORED).toISOString() }
const closed = (state: 'done' | 'accepted') => ({
  state,
  events: [{ kind: state, at: sent.storedAt }],
})

test('names the time of day, and the date of an older submission', () => {
  expect(linkText(sent, STORED + HOUR_MS, 'en')).toBe('Your request from 3:12 AM')
  expect(linkText(sent, STORED + 30 * HOUR_MS, 'en')).toBe('Your request from Mar 4, 2031')
  expect(linkText(sent, STORED + HOUR_MS, 'es')).toBe('Su solicitud de las 3:12 a.m.')
  expect(linkText(sent, STORED + 30 * HOUR_MS, 'es')).toBe('Su solicitud del 4 de marzo de 2031')
})

test('links to the page until 24 hours after the lead was closed', () => {
  expect(isExpired(closed('done'), STORED + 24 * HOUR_MS)).toBe(false)
  expect(isExpired(closed('done'), STORED + 24 * HOUR_MS + 1)).toBe(true)
  expect(isExpired(closed('accepted'), STORED + 100 * HOUR_MS)).toBe(false)
})
