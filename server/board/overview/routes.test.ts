import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import {
  SAMPLE_SERVICE,
  type SampleChanges,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getSetting } from '#server/db/setting-queries.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let running: InjectedApp
let maria: SignedInMember
let dan: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, '=Maria Lopez')
  dan = await signInStaff(running.db, 'Dan', { language: 'es', role: 'owner' })
})
afterEach(() => running.close())

const get = async (url: string, { cookie } = maria) =>
  await running.app.inject({ url, headers: { cookie } })

async function record(ago: number, row: SampleChanges = {}) {
  const submission = sampleSubmission({ now: running.state.now - ago, ...row })
  await storeSubmission(running.db, submission)
  return submission.row.id
}

const accept = async (id: string, { cookie } = maria) =>
  await running.postForm(`/staff/l/${id}/step`, { from: 'pending', to: 'accepted' }, { cookie })

/** Addresses of the numbers, with the number that each shows. */
const numbers = (html: string): readonly (readonly [address: string, count: number])[] =>
  [
    ...html.matchAll(
      /href="(\/staff\/overview\/leads[^"]+)">(?:<b>(\d+)<\/b>|<span>.*?<b>(\d+)<)/g,
    ),
  ].map(([, address = '', one, other]) => [address.replaceAll('&amp;', '&'), Number(one ?? other)])

const nextPage = (html: string): string =>
  /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

test('links each number of the overview to as many leads', async () => {
  await accept(await record(5 * MINUTE))
  const unplaced = { address: 'nowhere', visitor_info: null, traffic_source: null }
  await record(2 * DAY, { row: { name: '<Eve>', ...unplaced } })
  await record(20 * DAY)
  await record(MINUTE, { row: { status: 'spam' } })
  const { body, headers } = await get('/staff/overview?days=30')
  expect(headers['cache-control']).toBe('no-store')
  const countOf = (of: string) =>
    numbers(body).find(([address]) => address.endsWith(`of=${of}`))?.[1]
  expect(['submissions', 'open', 'done', 'lost', 'accepted', 'missed'].map(countOf)).toEqual([
    3, 3, 0, 0, 1, 2,
  ])
  expect(body).toContain('3 came in: 3 open, 0 done, 0 lost. Besides: 1 spam.')
  expect(body).toContain('within 5\u00a0min')
  expect(body).toContain(`<span>${A_TOWN}</span><b>2</b>`)
  // Each bar as text: the newest was accepted, the others were missed.
  const [, bars = ''] = /class="bars" role="img" aria-label="([^"]*)"/.exec(body) ?? []
  expect(bars.split('; ').map((bar) => bar.replace(/^.*?: /, ''))).toEqual([
    '1, 1 missed',
    '1, 1 missed',
    '1',
  ])
  for (const [address, count] of numbers(body)) {
    const list = (await get(address)).body
    expect([address, list.match(/href="\/staff\/l\//g)?.length ?? 0]).toEqual([address, count])
  }
  expect((await get('/staff/overview?days=30', dan)).body).toContain('Sin atender')
})

test('says what each person finished and was paid for, and links to every request as a spreadsheet', async () => {
  const id = await record(5 * MINUTE)
  await accept(id)
  for (const [from, to] of [
    ['accepted', 'en_route'],
    ['en_route', 'done'],
  ] as const)
    await running.postForm(`/staff/l/${id}/step`, { from, to }, { cookie: maria.cookie })
  await running.postForm(`/staff/l/${id}/payment`, { paid: '149' }, { cookie: maria.cookie })
  const { body } = await get('/staff/overview?days=7')
  expect(body).toContain('=Maria Lopez <span class="more">1 done, $149.00 paid</span>')
  const [, link = ''] = /href="(\/staff\/leads\.csv[^"]+)"/.exec(body) ?? []
  const { statusCode, body: csv } = await get(link.replaceAll('&amp;', '&'))
  expect([statusCode, csv.includes(id)]).toEqual([200, true])
  expect((await get('/staff/overview.csv?days=7')).body).toContain(
    `"Paid, dollars",'=Maria Lopez,149.00`,
  )
})

test('pages through the leads behind a number', async () => {
  for (let index = 0; index < 51; index++) await record(index * MINUTE)
  const first = (await get('/staff/overview/leads?days=7&of=submissions')).body
  const second = (await get(nextPage(first))).body
  expect([first, second].map((html) => html.match(/href="\/staff\/l\//g)?.length)).toEqual([50, 1])
})

test('sends the figures as a spreadsheet without formulas', async () => {
  await accept(await record(5 * MINUTE))
  const { body, headers } = await get('/staff/overview.csv?days=1')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body).toContain('\r\nTaken,,1\r\n')
  expect(body).toContain("\r\nTaken by,'=Maria Lopez,1\r\n")
})

test('search finds old leads, and links to older ones', async () => {
  const id = await record(400 * DAY, { row: { name: '<Eve>', phone: '(201) 555-0123' } })
  const { body } = await get('/staff/search?q=201.555.0123')
  expect(body).toContain(`href="/staff/l/${id}"`)
  expect(body).toContain('&lt;Eve&gt;')
  expect((await get('/staff/search?q=%22%3E', dan)).body).toContain('No se encontró nada')
  for (let index = 0; index < 50; index++) await record(0)
  const all = (await get('/staff/search')).body
  expect(all).not.toContain(id)
  expect((await get(nextPage(all))).body).toContain(id)
  for (const query of ['after=1', 'q=a&q=b', 'after=99999999999999.x'])
    expect((await get(`/staff/search?${query}`)).statusCode).toBe(200)
})

test('the page of a lead lists earlier leads of its number with date and outcome', async () => {
  await accept(await record(300 * DAY))
  const { body } = await get(`/staff/l/${await record(0, { row: { phone: '+1 201 555 0199' } })}`)
  expect(body).toMatch(
    new RegExp(`Earlier requests from this number.*${SAMPLE_SERVICE}.*Yours, \\w+ \\d+, \\d{4}`),
  )
})

test('shows nothing without a session', async () => {
  for (const url of [
    '/staff/overview',
    '/staff/overview.csv',
    '/staff/overview/leads',
    '/staff/search',
  ])
    expect((await running.app.inject({ url })).headers.location).toBe('/staff/sign-in')
})

const table = (html: string): readonly (readonly string[])[] =>
  [...(/<tbody>(.*?)<\/tbody>/.exec(html)?.[1] ?? '').matchAll(/<tr>(.*?)<\/tr>/g)].map(
    ([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text = '']) => text),
  )

test('shows what each source brought, and what a job of it cost after the owner entered it', async () => {
  const month = new Date(running.state.now).toISOString().slice(0, 7)
  const visit = { medium: 'cpc', campaign: '', keyword: '', click_path: [] }
  const source = { traffic_source: { source: 'google', ...visit } }
  const id = await record(5 * MINUTE, { row: source })
  await accept(id)
  const step = { from: 'accepted', to: 'done' }
  await running.postForm(`/staff/l/${id}/step`, step, { cookie: maria.cookie })
  await record(3 * MINUTE, { row: source })
  expect(table((await get('/staff/overview?days=90')).body)).toEqual([
    ['google', '–', '–', '–', '1', '2', '0', '0'],
  ])
  const fields = { month, source: 'Google', amount: '300', days: '90' }
  const saved = await running.postForm('/staff/overview/costs', fields, { cookie: maria.cookie })
  expect([saved.statusCode, saved.headers.location]).toEqual([
    303,
    '/staff/overview?days=90&saved=ad-cost#saved',
  ])
  expect(await running.db.read((tx) => getSetting(tx, 'ad_costs'))).toBe(`${month} google 300.00`)
  const { body } = await get('/staff/overview?days=90')
  const [[, , cost = '', perJob] = []] = table(body)
  expect(cost).toMatch(/^\$\d+\.\d\d$/)
  expect(perJob).toBe(cost)
  expect(body).toContain(`<li>${month} google $300.00</li>`)
})

test.each([
  [{ month: '10/2026', source: 'google', amount: '4' }, 'Write the month'],
  [{ month: '2026-10', source: '', amount: '4' }, 'Write the name of the source'],
  [{ month: '2026-10', source: 'google', amount: 'four' }, 'Write the amount in dollars'],
])('returns what was typed as the cost of ads with what is wrong: %j', async (fields, problem) => {
  const { statusCode, body } = await running.postForm('/staff/overview/costs', fields, {
    cookie: maria.cookie,
  })
  expect(statusCode).toBe(422)
  expect(body).toMatch(new RegExp(`aria-invalid="true"[^>]*>(?:(?!<input).)*${problem}`))
  expect(body).toContain(`value="${fields.amount}"`)
  expect(await running.db.read((tx) => getSetting(tx, 'ad_costs'))).toBeNull()
})

test('lets only owners enter the cost of ads', async () => {
  const ana = await signInStaff(running.db, 'Ana', { role: 'locksmith' })
  const fields = { month: '2026-10', source: 'google', amount: '4' }
  const { statusCode } = await running.postForm('/staff/overview/costs', fields, {
    cookie: ana.cookie,
  })
  expect(statusCode).toBe(403)
  expect(await running.db.read((tx) => getSetting(tx, 'ad_costs'))).toBeNull()
})

test('says why requests were lost, each number with its list', async () => {
  const close = async (id: string, to: string, cause?: string) =>
    await running.postForm(
      `/staff/l/${id}/step`,
      { from: 'pending', to, ...(cause !== undefined && { cause }) },
      { cookie: maria.cookie },
    )
  const [far, customers, taken] = [await record(MINUTE), await record(MINUTE), await record(DAY)]
  await record(90 * MINUTE)
  await accept(taken)
  await close(far, 'lost', 'area')
  await close(await record(MINUTE), 'lost', 'nonsense')
  await close(customers, 'cancelled', 'customer')
  const { body } = await get('/staff/overview?days=7')
  const section = body.slice(body.indexOf('Lost: why'))
  const reasons = [...section.slice(0, section.indexOf('</ol>')).matchAll(/<span>([^<]+)/g)]
  expect(reasons.map(([, text]) => text).toSorted()).toEqual([
    'Another reason',
    'The customer canceled',
    'Too far away',
  ])
  expect(body).toContain('5 came in: 2 open, 0 done, 3 lost. Besides: 0 spam.')
  const list = (await get('/staff/overview/leads?days=7&of=loss&name=area')).body
  expect(list.match(/href="\/staff\/l\/[^"]+/g)).toEqual([`href="/staff/l/${far}`])
  expect((await get('/staff/overview.csv?days=7')).body).toContain('Too far away,1\r\n')
  expect((await get('/staff/leads.csv')).body).toMatch(/,Too far away,\r\n/)
  expect((await get(`/staff/l/${far}`)).body).toContain('Too far away')
  expect((await get('/staff/overview?days=7', dan)).body).toContain('Queda muy lejos')
})

test('a reopened request counts as lost no more, and one that the customer cancels as theirs', async () => {
  const lost = await record(MINUTE)
  const step = (fields: Record<string, string>) =>
    running.postForm(`/staff/l/${lost}/step`, fields, { cookie: maria.cookie })
  await step({ from: 'pending', to: 'lost', cause: 'price' })
  await step({ from: 'lost', to: 'pending' })
  const { id, path } = await recordLead(running.db, {}, running.state.now)
  await running.postForm(`${path}/cancel`, {})
  const reasons = async (name: string) =>
    (await get(`/staff/overview/leads?days=7&of=loss&name=${name}`)).body
  expect(await reasons('price')).not.toContain(lost)
  expect(await reasons('customer')).toContain(id)
})
