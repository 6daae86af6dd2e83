import { expect, test, vi } from 'vitest'
import { business } from '#domain/business/business.ts'
import { readEnvironment } from '#server/environment.ts'
import { checkTags } from './tags.ts'

const NONE = { ga4: null, ads: null, gtm: null }
const ALL = { ga4: 'G-ABC123DEF4', ads: 'AW-123456789/AbC', gtm: 'GTM-AB12CD' }
const APART = { SITE_URL: 'https://www.keys.example', STAFF_URL: 'https://desk.keys.example' }

async function check(
  tags: Record<keyof typeof NONE, string | null>,
  answer: (address: string) => Promise<Response>,
  raw: Record<string, string> = APART,
) {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => await answer(String(input)))
  const findings = await checkTags({
    business: { ...business, tags },
    environment: reading.environment,
    fetch,
  })
  return {
    asked: fetch.mock.calls.map(([address]) => address),
    found: findings.map(({ state, text }) => [state, text]),
  }
}

const known = async () => new Response('')

test('asks nobody without tags, or where pages leave them out', async () => {
  expect(await check(NONE, known)).toEqual({ asked: [], found: [] })
  expect(await check(ALL, known, { SITE_URL: APART.SITE_URL })).toEqual({ asked: [], found: [] })
})

test('asks for each script by its id, and says what does not run', async () => {
  const { asked, found } = await check(ALL, known)
  expect(asked).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
    'https://www.googletagmanager.com/gtag/js?id=AW-123456789',
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD',
  ])
  expect(found).toEqual([
    ['ok', 'Google knows G-ABC123DEF4'],
    ['ok', 'Google knows AW-123456789/AbC'],
    ['ok', 'Google knows GTM-AB12CD'],
    ['warning', expect.stringContaining('"Custom HTML"')],
  ])
})

test('reports an id that Google does not know, and a host that cannot be reached', async () => {
  const missing = await check({ ...NONE, gtm: 'GTM-AB12CD' }, async () =>
    Response.json({}, { status: 404 }),
  )
  expect(missing.found[0]).toEqual(['error', 'Google has no script for GTM-AB12CD (status 404)'])
  const lost = await check({ ...NONE, ga4: 'G-ABC123DEF4' }, () =>
    Promise.reject(new TypeError('fetch failed')),
  )
  expect(lost.found).toEqual([['warning', expect.stringContaining('cannot be reached')]])
})
