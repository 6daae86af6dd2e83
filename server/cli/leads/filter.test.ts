import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { type FilterValues, parseFilter } from './filter.ts'

// Times in these tests are New York times.
putInForce({ ...business, timeZone: 'America/New_York' })

const NOW = Date.parse('2026-11-20T15:30:00Z')
const read = (values: FilterValues) => parseFilter(values, { now: NOW, limit: 50 })

test('selects the default number of the newest leads without options', () => {
  expect(read({})).toEqual({ limit: 50 })
})

test('applies every option', () => {
  const values = {
    since: '7d',
    until: '2026-11-20',
    service: A_SERVICE.toUpperCase(),
    status: 'pending',
    campaign: 'Night',
    mail: 'dead',
    limit: '0',
  }
  expect(read(values)).toEqual({
    since: NOW - 7 * 24 * 3_600_000,
    until: Date.parse('2026-11-21T05:00:00Z'),
    service: A_SERVICE,
    status: 'pending',
    campaign: 'Night',
    mail: 'dead',
  })
})

test("treats an unknown service as the free text of 'Other'", () => {
  expect(read({ service: 'Open a safe' }).service).toBe('Open a safe')
})

test.each<[FilterValues, string]>([
  [{ since: 'tomorrow' }, "--since 'tomorrow' is no time"],
  [{ until: '2026-13-01' }, "--until '2026-13-01' is no time"],
  [{ mail: 'lost' }, "--mail 'lost' is not known: write one of queued, sent, dead."],
  [{ limit: '-1' }, "--limit '-1' is no number"],
  [{ limit: 'all' }, "--limit 'all' is no number"],
])('answers %j with a sentence', (values, words) => {
  expect(() => read(values)).toThrow(words)
})
