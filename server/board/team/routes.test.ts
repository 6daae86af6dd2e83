import { WEEKDAYS } from '#domain/staff/on-call/shift.ts'
import { addShift } from '#tests/support/schedules.ts'
import { execute, rows } from '#server/db/db.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { transitionLead } from '#server/leads/transition.ts'

let running: InjectedApp
let olga: SignedInMember
let leo: typeof olga
beforeEach(async () => {
  running = await createInjectedApp()
  olga = await signInStaff(running.db, 'Olga')
  leo = await signInStaff(running.db, 'Leo', { phone: '+12015550142' })
})
afterEach(() => running.close())

const get = async (url: string, { cookie } = olga) =>
  await running.app.inject({ url, headers: { cookie } })
const post = async (
  url: string,
  fields: Readonly<Record<string, string>> = {},
  { cookie } = olga,
) =>
  await running.app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const pageOf = ({ staffMemberId }: typeof olga): string => `/staff/team/${staffMemberId}`
const staff = () => running.db.read((tx) => listStaff(tx))

const DAN = {
  name: ' Dan <b> ',
  phone: '(201) 555-0143',
  email: 'dan@staff.example',
  language: 'es',
  role: 'locksmith',
}

test('lists the team in alarm order, with roles and ways to reach', async () => {
  const { body } = await get('/staff/team')
  expect(body).toMatch(/Olga.*Owner, you, olga@staff\.example.*Leo.*Locksmith, \(201\).555.0142/s)
})

test('adds somebody with number, mailbox, language and role', async () => {
  const { statusCode, headers } = await post('/staff/team', DAN)
  const dan = (await staff())[2]
  expect([statusCode, headers.location]).toEqual([
    303,
    `/staff/team/${dan?.id}?saved=member-added#saved`,
  ])
  expect(dan).toMatchObject({ name: 'Dan <b>', language: 'es', role: 'locksmith' })
  expect(dan?.channels.map(({ kind }) => kind).toSorted()).toEqual(['call', 'mail', 'sms'])
  expect((await get(headers.location ?? '')).body).toContain('Dan &lt;b&gt;')
})

test.each([
  [{ name: '' }, 'name', 'Write a name'],
  [{ name: 'x'.repeat(101) }, 'name', 'up to 100 characters'],
  [{ phone: '12' }, 'phone', 'Write a phone number'],
  [{ email: 'dan' }, 'email', 'Write one email address'],
  [{ phone: '', email: '' }, 'phone', 'nobody is reached'],
])('refuses %j at its field, and keeps what was typed', async (change, field, words) => {
  const { statusCode, body } = await post('/staff/team', { ...DAN, ...change })
  expect(statusCode).toBe(422)
  expect(body).toContain(words)
  expect(body).toMatch(new RegExp(`<input id="${field}"[^>]*aria-invalid="true"`))
  if (field !== 'name') expect(body).toContain('value="Dan &lt;b&gt;"')
  expect(await staff()).toHaveLength(2)
})

test('changes the details of a staff member and keeps other ways to reach', async () => {
  const changed = { ...DAN, name: 'Leon', phone: '(201) 555-0142', email: '' }
  expect((await post(pageOf(leo), changed)).headers.location).toBe(
    `${pageOf(leo)}?saved=member#saved`,
  )
  const now = (await staff())[1]
  expect(now).toMatchObject({ name: 'Leon', language: 'es' })
  expect(now?.channels.map(({ kind }) => kind).toSorted()).toEqual(['call', 'sms'])
})

test('the only owner stays an owner', async () => {
  const { statusCode, body } = await post(pageOf(olga), { ...DAN, name: 'Olga' })
  expect([statusCode, body.includes('This is the only owner')]).toEqual([422, true])
  const removal = await post(`${pageOf(olga)}/remove`)
  expect([removal.statusCode, removal.body.includes('only owner')]).toEqual([409, true])
  expect((await staff())[0]).toMatchObject({ name: 'Olga', role: 'owner' })
})

test('moves somebody up in the order', async () => {
  await post(`${pageOf(leo)}/move`, { direction: 'up' })
  expect((await staff()).map(({ name }) => name)).toEqual(['Leo', 'Olga'])
})

test('invites by a link, a QR code and a text message, once', async () => {
  const { statusCode, body, headers } = await post(`${pageOf(leo)}/invite`)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const [link] = /http[^"<]*\/staff\/invite\/[\w-]{22}/.exec(body) ?? []
  expect(body).toContain('aria-label="The link as a QR code"')
  expect(body).toContain(`sms:+12015550142?&amp;body=Your%20way`)
  const path = new URL(link ?? '').pathname
  expect((await running.app.inject(path)).body).toContain('Leo')
  expect((await running.app.inject({ method: 'POST', url: path })).headers.location).toBe('/staff')
  expect((await running.app.inject(path)).statusCode).toBe(404)
})

test('says of each way to reach somebody when it was tested, or that it never was', async () => {
  await running.db.write((tx) =>
    execute(
      tx,
      `UPDATE channels SET tested_at = :at WHERE kind = 'mail' AND staff_member_id = :id`,
      {
        at: Date.parse('2031-03-04T17:00:00Z'),
        id: leo.staffMemberId,
      },
    ),
  )
  const rosa = await signInStaff(running.db, 'Rosa', { language: 'es', role: 'owner' })
  for (const page of ['/staff/team', pageOf(leo)]) {
    expect((await get(page)).body).toMatch(/Answered a test [^<]*12:00/)
    expect((await get(page)).body).toContain('Never tested')
    expect((await get(page, rosa)).body).toMatch(/Respondió a una prueba [^<]*12:00/)
    expect((await get(page, rosa)).body).toContain('Nunca se probó')
  }
  expect((await get('/staff/team')).body).toContain('Call: Never tested')
})

test('tests every way to reach, and shows what each answered', async () => {
  expect((await get(pageOf(leo))).body).toContain('Never tested')
  const { headers } = await post(`${pageOf(leo)}/test`)
  expect(headers.location).toBe(`${pageOf(leo)}?saved=tests#saved`)
  expect((await get(headers.location ?? '')).body).toContain('The tests are on their way')
  const now = Date.now()
  const results = {
    mail: { outcome: 'sent', providerId: null },
    call: { outcome: 'failed', error: 'carrier refused', gone: 'no' },
  } as const
  for (const channel of ['mail', 'call'] as const)
    for (const { id, attempt } of await running.db.writeRelaxed((tx) =>
      claimNotices(tx, {
        channel,
        now,
        leaseMs: 1000,
        limit: 9,
      }),
    ))
      await running.db.writeRelaxed((tx) =>
        recordResult(tx, id, { attempt, now, result: results[channel] }),
      )
  const { body } = await get(pageOf(leo))
  expect(body).toMatch(/class="wrong">Refused: carrier refused/)
  expect(body).toMatch(/Never tested; a notice went out /)
  expect((await get('/staff/team')).body).toContain('Call: Refused: carrier refused')
})

const acceptedBy = async (staffMemberId: string): Promise<string> => {
  const submission = sampleSubmission()
  await storeSubmission(running.db, submission)
  const settings = { configuredChannels: new Set<never>(), staffEmail: [] }
  await running.db.write((tx) =>
    transitionLead(tx, submission.row.id, {
      to: 'accepted',
      role: 'staff',
      by: { staffMemberId, via: 'board' },
      now: Date.now(),
      noticeId: null,
      settings,
    }),
  )
  return submission.row.id
}

test('removing signs out, hands the open lead back and says so', async () => {
  const lead = await acceptedBy(leo.staffMemberId)
  expect((await get(pageOf(leo))).body).toContain('<summary>Remove</summary>')
  const { body } = await post(`${pageOf(leo)}/remove`)
  expect(body).toContain('Leo is removed')
  expect(body).toContain('One request was handed back')
  expect((await running.db.read((tx) => getLead(tx, lead)))?.status).toBe('pending')
  expect((await get('/staff', leo)).statusCode).toBe(303)
  expect((await get(pageOf(leo))).statusCode).toBe(404)
})

test('signing out everywhere keeps the staff member; one’s own session stays', async () => {
  const { body } = await post(`${pageOf(leo)}/sign-out`)
  expect(body).toContain('Leo is signed out everywhere')
  expect((await get('/staff', leo)).statusCode).toBe(303)
  expect(await staff()).toHaveLength(2)
  await post(`${pageOf(olga)}/sign-out`)
  expect((await get('/staff')).statusCode).toBe(200)
})

test('a lost phone is off call and gets nothing until a new link is used', async () => {
  const lead = await acceptedBy(leo.staffMemberId)
  await addShift(running.db, leo.staffMemberId, { days: WEEKDAYS, from: '00:00', to: '00:00' })
  const { body } = await post(`${pageOf(leo)}/sign-out`)
  expect(body).toContain('Everybody who is not off is called: Olga.')
  expect(body).toContain('Nobody is on call at these times anymore')
  expect(body).toContain('href="/staff/on-call"')
  expect((await running.db.read((tx) => getLead(tx, lead)))?.status).toBe('pending')
  const sent = await running.db.read((tx) =>
    rows(tx, `SELECT id FROM notices WHERE staff_member_id = :id AND state <> 'cancelled'`, {
      id: leo.staffMemberId,
    }),
  )
  expect(sent).toEqual([])
  const page = await get(pageOf(leo))
  expect(page.body).toContain('off call until a new link is used')
  const invited = await post(`${pageOf(leo)}/invite`)
  const [link] = /http[^"<]*\/staff\/invite\/[\w-]{22}/.exec(invited.body) ?? []
  await running.app.inject({ method: 'POST', url: new URL(link ?? '').pathname })
  expect((await get(pageOf(leo))).body).not.toContain('off call until a new link is used')
  expect((await get('/staff/on-call')).body).toContain('On call now: Leo.')
})

test('is in the viewer’s language', async () => {
  const eva = await signInStaff(running.db, 'Eva', { language: 'es', role: 'owner' })
  const { body } = await get('/staff/team', eva)
  expect(body).toContain('<html lang="es-US"')
  expect(body).toContain('Dueño')
  expect((await post('/staff/team', { ...DAN, name: '' }, eva)).body).toContain('Escriba un nombre')
})
