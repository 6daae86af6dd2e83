import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { savePayment } from '#server/board/lead/payment.ts'

const PASSWORD = 'correct-horse-battery'
const LEAD_TIME = Date.parse('2031-04-01T18:50:54.321Z')
const DAY_MS = 86_400_000
const STEP = { role: 'staff', noticeId: null, settings: NO_CHANNELS } as const

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp({ environment: { EXPORT_PASSWORD: PASSWORD } })
  running.state.now = LEAD_TIME + 60_000
})
afterEach(() => running.close())

const basic = (user: string, password: string, scheme = 'Basic') =>
  `${scheme} ${Buffer.from(`${user}:${password}`).toString('base64')}`
const fetchFile = (name: string, authorization = basic('export', PASSWORD)) =>
  running.app.inject({ url: `/exports/${name}.csv`, headers: { authorization } })

interface LeadOptions {
  readonly source?: object
  readonly row?: object
  readonly paid?: number
  readonly at?: number
}

/** Stores a lead that is done and paid; returns its id. */
async function payLead({ source = {}, row = {}, paid = 14_950, at = LEAD_TIME }: LeadOptions) {
  const submission = sampleSubmission({
    now: at,
    row: {
      phone: '(201) 555-0177',
      email: 'Ana@Example.com',
      traffic_source: {
        source: '',
        medium: '',
        campaign: '',
        keyword: '',
        click_path: [],
        ...source,
      },
      ...row,
    },
  })
  await storeSubmission(running.db, submission)
  const { id } = submission.row
  const staffMemberId = await addDan()
  const by = { staffMemberId, via: 'board' } as const
  for (const to of ['accepted', 'done'] as const)
    await running.db.write((tx) => transitionLead(tx, id, { ...STEP, to, by, now: at + 1_000 }))
  const payment = { agreedCents: null, paidCents: paid, method: 'cash', note: null } as const
  expect(
    await running.db.write((tx) =>
      savePayment(tx, id, payment, { staffMemberId, now: at + 2_000 }),
    ),
  ).toBe('saved')
  return { id, by }
}

let people = 0
async function addDan(): Promise<string> {
  const id = crypto.randomUUID()
  await running.db.write((tx) =>
    addStaffMember(tx, {
      id,
      name: `Dan ${++people}`,
      language: 'en',
      channels: [],
      now: LEAD_TIME,
    }),
  )
  return id
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

describe('/exports/google.csv', () => {
  test('lists paid jobs by click id, with hashed phone and mail', async () => {
    const { id } = await payLead({
      source: { source: 'google', medium: 'cpc', gclid: 'Cj0-a_b.c' },
    })
    const answer = await fetchFile('google')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    const phone = hash('+12015550177')
    expect(phone.slice(0, 16)).toBe('ee484a45a42f33e4')
    expect(answer.body.split('\r\n')).toEqual([
      'gclid,gbraid,wbraid,conversion_time,conversion_value,currency_code,order_id,phone_number_sha256,email_sha256',
      `Cj0-a_b.c,,,2031-04-01T18:50:54+00:00,149.50,USD,${id},${phone},${hash('ana@example.com')}`,
      '',
    ])
  })

  test('leaves out jobs that came from elsewhere or were not paid', async () => {
    await payLead({ source: { source: 'bing', medium: 'cpc', msclkid: 'm' } })
    await payLead({ source: { source: 'google', medium: 'cpc', gclid: 'a' }, paid: 0 })
    await payLead({ source: { gclid: 'old' }, at: LEAD_TIME - 91 * DAY_MS })
    expect((await fetchFile('google')).body.trim().split('\r\n')).toHaveLength(1)
  })

  test.each([
    ['Quentin.Zebra+lock@gmail.com', 'quentinzebra@gmail.com'],
    ['q.u.e@GoogleMail.com ', 'que@googlemail.com'],
    ['que+a+b@gmail.com', 'que@gmail.com'],
    ['Quentin.Zebra+lock@example.com', 'quentin.zebra+lock@example.com'],
    ['a.b@mail.gmail.com', 'a.b@mail.gmail.com'],
    ['a.b@notgmail.com', 'a.b@notgmail.com'],
  ])('hashes %s as Google knows it', async (email, normal) => {
    await payLead({ source: { gclid: 'a' }, row: { email } })
    expect((await fetchFile('google')).body.trim().split(',').at(-1)).toBe(hash(normal))
  })

  test.each([
    [{ gclid: 'g', gbraid: 'b', wbraid: 'w' }, 'g,,w,'],
    [{ gbraid: 'b', wbraid: 'w' }, ',,w,'],
    [{ gclid: 'g', gbraid: 'b' }, 'g,b,,'],
    [{ gbraid: 'b', wbraid: 'no id' }, ',b,,'],
  ])('names gbraid or wbraid of %j, because Google refuses both', async (source, begins) => {
    await payLead({ source })
    const [, line = ''] = (await fetchFile('google')).body.split('\r\n')
    expect(line.startsWith(begins)).toBe(true)
  })

  test('hashes the number of a caller from abroad', async () => {
    await payLead({ source: { gclid: 'a' }, row: { phone: '+442079460958', email: null } })
    const [, line = ''] = (await fetchFile('google')).body.split('\r\n')
    expect(line.split(',').at(-2)).toBe(hash('+442079460958'))
  })

  test('drops what cannot be a click id, and hashes no impossible phone number', async () => {
    await payLead({
      source: { source: 'google', medium: 'cpc', gclid: '=1+1,"x', wbraid: 'w1' },
      row: { phone: '(201) 055-0142', email: null },
    })
    const [, line = ''] = (await fetchFile('google')).body.split('\r\n')
    expect(line).toMatch(/^,,w1,2031-04-01T18:50:54\+00:00,149\.50,USD,[\w-]+,,$/)
  })

  test('has no line of a lead that was reopened or purged', async () => {
    const { id, by } = await payLead({ source: { gclid: 'a' } })
    await payLead({ source: { gclid: 'b' } })
    await running.db.write((tx) =>
      transitionLead(tx, id, {
        ...STEP,
        to: 'pending',
        by,
        now: LEAD_TIME + 3_000,
      }),
    )
    const { body } = await fetchFile('google')
    expect(body).not.toContain(id)
    expect(body.trim().split('\r\n')).toHaveLength(2)
    await purgeLeads(running.db, LEAD_TIME + DAY_MS)
    expect((await fetchFile('google')).body.trim().split('\r\n')).toHaveLength(1)
  })
})

test('/exports/microsoft.csv has the columns and the time of Microsoft', async () => {
  await payLead({ source: { msclkid: 'm1' } })
  await payLead({ source: { gclid: 'a' } })
  await payLead({ source: { msclkid: 'm2' }, at: Date.parse('2031-04-01T00:05:06Z') })
  expect((await fetchFile('microsoft')).body.split('\r\n')).toEqual([
    'Microsoft Click Id,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    'm1,Paid job,4/1/2031 6:50:54 PM,149.50,USD',
    'm2,Paid job,4/1/2031 12:05:06 AM,149.50,USD',
    '',
  ])
})

describe('the password', () => {
  test('is required, and nothing else is said', async () => {
    await payLead({ source: { gclid: 'a' } })
    for (const authorization of [
      '',
      'Basic',
      basic('export', 'wrong'),
      basic('admin', PASSWORD),
      basic('export', `${PASSWORD}x`),
      basic('export', PASSWORD, 'Bearer'),
    ]) {
      const answer = await fetchFile('google', authorization)
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/)
      expect(answer.body).not.toContain('gclid')
    }
    expect((await fetchFile('google', basic('export', PASSWORD, 'basic'))).statusCode).toBe(200)
  })

  test('cannot be tried often, and is in no log line', async () => {
    const { perAddress } = RATE_LIMITS.signIn
    for (let count = 0; count < perAddress; count++)
      await fetchFile('google', basic('export', 'no'))
    expect((await fetchFile('google')).statusCode).toBe(429)
    const encoded = basic('export', PASSWORD).slice('Basic '.length)
    const log = JSON.stringify(running.log)
    expect(log).not.toContain(encoded)
    expect(log).not.toContain(PASSWORD)
  })
})

test('without EXPORT_PASSWORD the files do not exist', async () => {
  const off = await createInjectedApp()
  const answer = await off.app.inject({
    url: '/exports/google.csv',
    headers: { authorization: basic('export', '') },
  })
  expect(answer.statusCode).toBe(404)
  await off.close()
})
