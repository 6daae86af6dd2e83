import { expect, test } from 'vitest'
import { costsInPeriod, formatAdCosts, parseAdCosts, readAdCost, withAdCost } from './ad-costs.ts'

const ZONE = 'America/New_York'
const at = (text: string): number =>
  Temporal.PlainDate.from(text).toZonedDateTime(ZONE).epochMilliseconds
const costs = (text: string) => {
  const reading = parseAdCosts(text)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.costs
}

test('reads months, sources and dollars', () => {
  expect(costs(' 2026-10 Google 450.00; 2026-10 google maps $1,080;')).toEqual([
    { month: '2026-10', source: 'google', cents: 45_000 },
    { month: '2026-10', source: 'google maps', cents: 108_000 },
  ])
  expect(costs('')).toEqual([])
})

test.each(['2026-13 google 4', '2026-10 google', '2026-10 google -4', 'google 4'])(
  'names the entry %j that cannot be read',
  (entry) => {
    const reading = parseAdCosts(`2026-10 bing 1; ${entry}`)
    expect(reading.ok ? '' : reading.problem).toContain(`'${entry}'`)
  },
)

test('counts the days of a month that are in the period', () => {
  const entered = costs('2026-09 google 300; 2026-10 google 310; 2026-10 bing 31; 2026-12 bing 9')
  const period = { since: at('2026-09-21'), until: at('2026-10-11') }
  expect(costsInPeriod(entered, period, ZONE)).toEqual(
    new Map([
      ['google', 20_000],
      ['bing', 1000],
    ]),
  )
})

test('reads what an owner typed, and says which part is wrong', () => {
  const typed = { month: '2026-10', source: ' Google  Maps; ', amount: '$1,080' }
  expect(readAdCost(typed)).toEqual({ month: '2026-10', source: 'google maps', cents: 108_000 })
  expect(readAdCost({ ...typed, month: '10/2026' }).month).toBeNull()
  expect(readAdCost({ ...typed, source: ' ; ' }).source).toBeNull()
  expect(readAdCost({ ...typed, source: 'x'.repeat(41) }).source).toBeNull()
  expect(readAdCost({ ...typed, amount: '-4' }).cents).toBeNull()
  expect(readAdCost({ ...typed, amount: ' ' }).cents).toBe(0)
})

test('replaces the cost of a month and source, removes it with 0, and is read back', () => {
  const before = costs('2026-10 google 450.00; 2026-10 bing 80.50')
  const changed = withAdCost(before, { month: '2026-11', source: 'google', cents: 50_000 })
  const text = '2026-11 google 500.00; 2026-10 bing 80.50; 2026-10 google 450.00'
  expect(formatAdCosts(changed)).toBe(text)
  expect(costs(text)).toEqual(changed)
  const corrected = withAdCost(changed, { month: '2026-10', source: 'google', cents: 45_100 })
  expect(formatAdCosts(corrected)).toContain('2026-10 google 451.00')
  expect(withAdCost(before, { month: '2026-10', source: 'bing', cents: 0 })).toHaveLength(1)
})
