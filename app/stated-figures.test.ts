/** Compares every figure of the pages and of their structured data with the facts of the owner. */
import { describe, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { lowestPrice } from '#copy/price-text.ts'
import { business, withFacts } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { servicePath } from '#domain/pages/pages.ts'
import { findService, serviceGroups } from '#domain/services/services.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

/** "Usually" says nothing if the highest price is more than this many times the lowest. */
const MAX_RATIO = 3

const DELIVERED = skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS)

const PAGES = localizedPages().map(({ path }) => {
  const { html } = render(path, SAMPLE_WORLD)
  const data = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)]
    .map(([, json = '']) => json)
    .join(' ')
  const text = html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return { path, text, data }
})

interface Range {
  readonly from: number
  readonly to: number
}

/** Returns every range of a price and every amount that the owner states. */
const rangesOf = (row: (typeof business.prices)[string]): readonly Range[] =>
  [
    row.total?.day,
    row.total?.night,
    ...(row.cases ?? []).flatMap(({ day, night }) => [day, night]),
  ].flatMap((range) => (range ? [range] : []))

const amount = (text: string): number => Number(text.replaceAll(/[$,]/g, ''))
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$\d[\d,]*(?:\.\d\d)?/g)].map(([each]) => amount(each))

const STATED: ReadonlySet<number> = new Set([
  // What was not needed, on the sample of a work order.
  0,
  ...Object.values(business.prices).flatMap((row) => [
    ...[row.from, row.to].flatMap((price) => price ?? []),
    ...rangesOf(row).flatMap(({ from, to }) => [from, to]),
  ]),
  ...Object.values(business.offers).flatMap(({ price }) => price ?? []),
  ...(business.insuranceAmount === null ? [] : [business.insuranceAmount]),
  ...amountsIn(JSON.stringify(business.terms)),
])

describe('every price of the pages', () => {
  test('is one of the owner’s, in texts and in structured data', () => {
    const found = PAGES.flatMap(({ path, text, data }) => [
      ...amountsIn(`${text} ${data}`).map((price) => [path, price] as const),
      ...[...data.matchAll(/"(?:price|minPrice|maxPrice)":"?([\d.]+)/g)].map(
        ([, price = '']) => [path, Number(price)] as const,
      ),
    ])
    expect(found.length).toBeGreaterThan(500)
    expect(found.filter(([, price]) => !STATED.has(price))).toEqual([])
  })

  test('is in structured data once the owner confirms it, and none below the lowest', () => {
    const confirmed = { ...business, unconfirmed: [] }
    const found = withFacts(confirmed, () =>
      Object.entries(business.prices).flatMap(([label, row]) => {
        const service = findService(label)
        const group = serviceGroups().find(({ id }) => id === service?.group)
        const lowest = lowestPrice(row)
        if (!service || !group || lowest === null) return []
        const { html } = render(servicePath(group.slug, service.slug), SAMPLE_WORLD)
        const [, price = ''] =
          /"offers":\{[^{}]*?(?:\{[^{}]*\})?[^{}]*?"price":"([\d.]+)"/.exec(html) ?? []
        return [{ label, price: Number(price), lowest }]
      }),
    )
    expect(found.length).toBeGreaterThan(3)
    expect(found.filter(({ price, lowest }) => price !== lowest)).toEqual([])
  })

  test(`ends at most at ${MAX_RATIO} times its low end`, DELIVERED, () => {
    const ranges = PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(/(\$[\d,]+) (?:to|a|y|–) (\$[\d,]+)/g)].map(
        ([range, from = '', to = '']) => ({ path, range, ratio: amount(to) / amount(from) }),
      ),
    )
    expect(ranges.length).toBeGreaterThan(200)
    expect(ranges.filter(({ ratio }) => ratio > MAX_RATIO || ratio < 1)).toEqual([])
  })
})

test('every number of minutes until we arrive or for a job is one of the owner’s', () => {
  const stated = new Set(
    [
      business.arrivalMinutes,
      ...Object.values(business.townArrivalMinutes ?? {}),
      ...Object.values(business.townNightMinutes ?? {}),
      ...Object.values(business.jobMinutes),
    ].flatMap((range) => (range ? [`${range.from} ${range.to}`] : [])),
  )
  const said = PAGES.flatMap(({ path, text }) =>
    [...text.matchAll(/(\d+) (?:to|a|y) (\d+) (?:minutes|minutos)/g)].map(
      ([, from = '', to = '']) => ({ path, range: `${from} ${to}` }),
    ),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter(({ range }) => !stated.has(range))).toEqual([])
})

describe('the delivered facts agree with each other', () => {
  const row = (label: string) => business.prices[label]
  const caseOf = (label: string, words: string): Range | undefined =>
    row(label)?.cases?.find(({ what }) => JSON.stringify(what).includes(words))?.day

  test('no highest price is below a price that it covers', DELIVERED, () => {
    for (const [label, { to, total }] of Object.entries(business.prices))
      for (const range of [total?.day, total?.night])
        if (range) expect(to ?? Infinity, label).toBeGreaterThanOrEqual(range.to)
  })

  test('several locks cost the first and each additional one', DELIVERED, () => {
    const first = row('Lock Rekey')?.from ?? 0
    const each = caseOf('Lock Rekey', 'additional')?.from ?? 0
    expect(each).toBeGreaterThan(0)
    expect(caseOf('Lock Rekey', 'four locks')?.from).toBe(first + 3 * each)
    expect(caseOf('Lock Rekey', 'Twelve')?.from).toBe(first + 11 * each)
    const cylinder = caseOf('Commercial Lock Rekey', 'additional')?.from ?? 0
    expect(caseOf('Commercial Lock Rekey', 'Store')?.from).toBe(
      (row('Commercial Lock Rekey')?.from ?? 0) + 2 * cylinder,
    )
    const master = caseOf('Master Key System', 'additional')
    expect(caseOf('Master Key System', 'Twelve')).toEqual({
      from: (row('Master Key System')?.total?.day.from ?? 0) + 8 * (master?.from ?? 0),
      to: (row('Master Key System')?.total?.day.to ?? 0) + 8 * (master?.to ?? 0),
    })
  })

  test('a copy without a chip costs the same, cut or copied', DELIVERED, () => {
    expect(row('Car Key Cutting')?.total?.day).toEqual(row('Car Key Duplicate')?.total?.day)
  })

  test('every lockout starts at the price that all pages name', DELIVERED, () => {
    const { emergencyLockout, lockInstallation } = business.offers
    for (const label of [
      'Car Lockout',
      'House Lockout',
      'Business Lockout',
      'Storage Unit Lockout',
    ])
      expect(row(label)?.from, label).toBe(emergencyLockout.price)
    for (const label of ['Lock Replacement', 'Commercial Lock Replacement'])
      expect(row(label)?.from, label).toBe(lockInstallation.price)
  })

  test('every make whose keys we make has a price with all keys lost', DELIVERED, () => {
    const cases = JSON.stringify(row('Car Key Replacement')?.cases)
    for (const { make } of business.carMakes ?? []) expect(cases).toContain(make)
  })

  test('a night takes no less time than a day in each town', DELIVERED, () => {
    for (const [town, { from, to }] of Object.entries(business.townNightMinutes ?? {})) {
      const day = business.townArrivalMinutes?.[town]
      expect(from, town).toBeGreaterThanOrEqual(day?.from ?? Infinity)
      expect(to, town).toBeGreaterThanOrEqual(day?.to ?? Infinity)
    }
  })
})
