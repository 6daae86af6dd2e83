import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { noticeText } from '#server/alarm/messages/notice-text.ts'
import { toNotice } from '#server/alarm/notice-facts.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { getSetting, setSetting } from '#server/db/setting-queries.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const at = (time: string): number =>
  Temporal.ZonedDateTime.from(`${time}[America/New_York]`).epochMilliseconds

let running: InjectedApp
let maria: SignedInMember
let dan: typeof maria
beforeEach(async () => {
  running = await createInjectedApp()
  // A Tuesday.
  running.state.now = at('2031-03-04T20:00')
  const { now } = running.state
  // An owner, as the first one, and a locksmith.
  maria = await signInStaff(running.db, 'Maria Lopez', { now })
  dan = await signInStaff(running.db, 'Dan', { now, language: 'es' })
})
afterEach(() => running.close())

const get = async (url: string, { cookie } = maria) =>
  (await running.app.inject({ url, headers: { cookie } })).body

const post = async (path: string, fields: Record<string, string>, { cookie } = maria) =>
  await running.postForm(`/staff/on-call/${path}`, fields, { cookie })

const shiftOf = (staffMember: string, from = '18:00') => ({
  staffMember,
  mon: 'on',
  tue: 'on',
  from,
  to: '06:00',
})

const staff = () => running.db.read((tx) => listStaff(tx))

test('takes the viewer off call until 6:00 by one press on the board, and back on by another', async () => {
  expect(await get('/staff')).toContain('On call now: Maria Lopez, Dan.')
  expect(await get('/staff')).toMatch(/value="off" name="kind">Not me tonight/)
  const { statusCode, headers } = await post('override', { kind: 'off' })
  expect([statusCode, headers.location]).toEqual([303, '/staff/on-call?saved=off#saved'])
  const page = await get('/staff/on-call')
  expect(page).toContain('On call now: Dan.')
  expect(page).toContain('You are off until Wednesday 6:00 AM.')
  expect(await get('/staff')).toMatch(/value="on" name="kind">I’m on/)
  expect(await get('/staff', dan)).toContain('De guardia ahora: Dan.')
  await post('override', { kind: 'on' })
  expect((await staff())[0]?.overrides).toEqual([
    { kind: 'on', from: running.state.now, until: at('2031-03-05T06:00') },
  ])
})

/** Fields of a planned time. */
const planned = (from: string, until: string, fields: Record<string, string> = {}) => {
  const [fromDay = '', fromTime = ''] = from.split('T')
  const [day = '', time = ''] = until.split('T')
  return { 'from-day': fromDay, 'from-time': fromTime, day, time, kind: 'off', ...fields }
}

/** Names of those on call, as `staff` reads it. */
const onCallAtTime = async (time: string) =>
  onCallAt(await staff(), at(time), 'America/New_York')
    .members.map(({ name }) => name)
    .join()

test('plans a holiday and a swapped night ahead, and removes them again after asking', async () => {
  const night = planned('2031-03-07T18:00', '2031-03-08T06:00', {
    staffMember: maria.staffMemberId,
    instead: dan.staffMemberId,
  })
  await post('shift', { ...shiftOf(maria.staffMemberId), fri: 'on' })
  expect((await post('override', night)).statusCode).toBe(303)
  expect(await onCallAtTime('2031-03-07T17:59')).toBe('Maria Lopez,Dan')
  expect(await onCallAtTime('2031-03-07T18:00')).toBe('Dan')
  expect(await onCallAtTime('2031-03-11T18:00')).toBe('Maria Lopez')
  const page = await get('/staff/on-call')
  expect(page).toContain('off: Friday 6:00 PM to Saturday 6:00 AM')
  expect(page).toContain('on: Friday 6:00 PM to Saturday 6:00 AM')
  expect(await get('/staff/on-call', dan)).toContain(
    'de guardia desde el viernes a las 6:00 p.m. hasta el sábado a las 6:00 a.m.',
  )
  // The removal is a second press, and names what it removes.
  expect(page).toMatch(
    /<details class="removal"><summary[^>]*>Remove<\/summary>.*?Remove Maria Lopez, off: Friday 6:00 PM to Saturday 6:00 AM<\/button>/,
  )
  const [{ from = 0, until = 0 } = {}] = (await staff())[0]?.overrides ?? []
  const fields = { staffMember: maria.staffMemberId, kind: 'off', intent: 'remove' }
  await post('override', { ...fields, from: String(from), until: String(until) })
  expect(await onCallAtTime('2031-03-07T18:00')).toBe('Maria Lopez,Dan')
})

test('says who is called first in a planned night or a shift', async () => {
  const first = { staffMember: dan.staffMemberId, kind: 'first' }
  await post('override', planned('2031-03-07T18:00', '2031-03-08T06:00', first))
  expect(await onCallAtTime('2031-03-07T18:00')).toBe('Dan,Maria Lopez')
  expect(await get('/staff/on-call')).toContain('on, first: Friday 6:00 PM to Saturday 6:00 AM')
  await post('shift', { ...shiftOf(maria.staffMemberId) })
  await post('shift', { ...shiftOf(dan.staffMemberId), first: 'on' })
  expect(await onCallAtTime('2031-03-10T20:00')).toBe('Dan,Maria Lopez')
  expect(await get('/staff/on-call')).toContain('Mon, Tue: 6:00 PM to 6:00 AM, first')
})

test.each([
  [planned('2031-03-07T18:00', '2031-03-07T18:00'), 'Choose an end after the beginning.'],
  [planned('2031-03-07T', '2031-03-08T06:00'), 'Write the date and the time of the beginning'],
  [planned('', '2032-05-01T06:00'), 'This ends too far ahead'],
  [planned('', '9999-01-01T06:00'), 'This ends too far ahead'],
  [planned('2031-03-01T06:00', '2031-03-02T06:00'), 'Choose a date and a time in the future.'],
])('refuses the planned time %j, and keeps what was typed', async (fields, words) => {
  const { statusCode, body } = await post('override', fields)
  expect([statusCode, body.includes(words)]).toEqual([422, true])
  expect(body).toContain(`name="day" value="${fields.day}"`)
  expect((await staff())[0]?.overrides).toEqual([])
})

test('refuses that somebody is on call instead of oneself, or instead of who is not off', async () => {
  const night = (fields: Record<string, string>) =>
    planned('2031-03-07T18:00', '2031-03-08T06:00', { staffMember: dan.staffMemberId, ...fields })
  expect((await post('override', night({ instead: 'nobody' }))).statusCode).toBe(404)
  expect((await staff())[1]?.overrides).toEqual([])
  for (const fields of [{ instead: dan.staffMemberId }, { instead: 'x', kind: 'on' }]) {
    const { statusCode, body } = await post('override', night(fields))
    expect([statusCode, body.includes('Choose a colleague')]).toEqual([422, true])
  }
})

test('lets a locksmith plan two weeks ahead for themselves, an owner a year for everybody', async () => {
  const own = async (until: string) => (await post('override', planned('', until), dan)).statusCode
  // The clocks go forward in between.
  expect(await own('2031-03-18T20:59')).toBe(303)
  expect(await own('2031-03-18T21:01')).toBe(422)
  const other = planned('', '2031-03-05T06:00', { staffMember: maria.staffMemberId })
  expect((await post('override', other, dan)).statusCode).toBe(403)
  const instead = planned('', '2031-03-05T06:00', { instead: maria.staffMemberId })
  expect((await post('override', instead, dan)).statusCode).toBe(403)
  const year = planned('', '2032-03-04T06:00', { staffMember: dan.staffMemberId })
  expect((await post('override', year)).statusCode).toBe(303)
})

test('shows locksmiths no form that would change the times of others', async () => {
  await post('shift', shiftOf(maria.staffMemberId))
  await post('shift', shiftOf(dan.staffMemberId))
  await post('override', planned('', '2031-03-06T06:00', { staffMember: maria.staffMemberId }))
  const page = await get('/staff/on-call', dan)
  expect(page).toContain('Maria Lopez')
  expect(page).not.toContain(`value="${maria.staffMemberId}"`)
  expect(page).not.toContain('En su lugar')
  expect(page.match(/class="removal"/g)).toHaveLength(1)
  expect((await get('/staff/on-call')).match(/class="removal"/g)).toHaveLength(3)
})

test('tells the others and the owner of “Not me tonight”, in their languages', async () => {
  const ben = await signInStaff(running.db, 'Ben', { now: running.state.now })
  await post('override', { kind: 'off' }, dan)
  const due = { channel: 'mail', now: running.state.now, leaseMs: 1000, limit: 9 }
  const jobs = await running.db.writeRelaxed((tx) => claimNotices(tx, due))
  const told = jobs.map((job) => {
    const notice = toNotice(job, { waiting: 0, open: 0, otherLead: null, acceptUrl: null })
    return [job.staffMember?.id, noticeText(notice)]
  })
  const text = {
    title: 'Dan is off: 8:00 PM to Wednesday 6:00 AM',
    body: expect.stringMatching(/^Dan changed it on the board\. On call then: Maria Lopez, Ben\./),
  }
  expect(told).toHaveLength(2)
  expect(told).toContainEqual([maria.staffMemberId, expect.objectContaining(text)])
  expect(told).toContainEqual([ben.staffMemberId, expect.objectContaining(text)])
  await post('override', {
    kind: 'off',
    staffMember: dan.staffMemberId,
    day: '2031-03-06',
    time: '06:00',
  })
  const [toDan, ...others] = await running.db.writeRelaxed((tx) => claimNotices(tx, due))
  expect(others).toEqual([])
  expect(
    toDan && noticeText(toNotice(toDan, { waiting: 0, open: 0, otherLead: null, acceptUrl: null })),
  ).toEqual(
    expect.objectContaining({
      title: 'Usted está fuera de turno desde las 8:00 p.m. hasta el jueves a las 6:00 a.m.',
      body: expect.stringContaining('Lo cambió Maria Lopez en el tablero.'),
    }),
  )
})

test('sets another staff member off until a chosen time, with its date when that is far', async () => {
  const fields = (until: string) => {
    const [day = '', time = ''] = until.split('T')
    return { kind: 'off', staffMember: dan.staffMemberId, day, time }
  }
  await post('override', fields('2031-03-20T06:00'))
  expect(await get('/staff/on-call')).toContain('off until Mar 20, 2031, 6:00 AM')
  for (const until of ['2031-03-04T19:59', 'tomorrow', '']) {
    const { statusCode, body } = await post('override', fields(until))
    expect([until, statusCode]).toEqual([until, 422])
    expect(body).toContain('Choose a date and a time in the future.')
    expect(body).toContain(`<option value="${dan.staffMemberId}" selected="">`)
  }
})

test('adds and removes shifts, and shows the next seven days with periods of nobody', async () => {
  expect((await post('shift', shiftOf(maria.staffMemberId))).statusCode).toBe(303)
  const page = await get('/staff/on-call')
  expect(page).toContain('Mon, Tue: 6:00 PM to 6:00 AM')
  expect(page).toContain('Now to Wednesday 6:00 AM</span><b>Maria Lopez</b>')
  expect(page).toContain('Nobody: everybody who is not off is called (Maria Lopez, Dan)')
  expect(page).toContain('<b>Dan</b><span class="more">no shift</span>')
  expect(await get('/staff/on-call', dan)).toContain(
    'lunes, martes: desde las 6:00 p.m. hasta las 6:00 a.m.',
  )
  running.state.now = at('2031-03-05T12:00')
  expect(await get('/staff')).toContain(
    'Nobody is scheduled now. Everybody who is not off is called: Maria Lopez, Dan.',
  )
  await post('shift', { ...shiftOf(maria.staffMemberId), intent: 'remove' })
  expect((await staff())[0]?.shifts).toEqual([])
})

test('says before and while everybody is off that only the owner is asked', async () => {
  const last = 'If you go off, everybody is off: then only the owner is asked, by email.'
  const allOff =
    'Everybody is off now. No phone rings: the owner is asked, by email, and nobody else.'
  expect(await get('/staff')).not.toContain(last)
  await post('override', { kind: 'off' }, dan)
  for (const page of ['/staff', '/staff/on-call']) expect(await get(page)).toContain(last)
  expect(await get('/staff', dan)).not.toContain('Si usted queda libre')
  await post('override', { kind: 'off' })
  for (const page of ['/staff', '/staff/on-call']) {
    expect(await get(page)).toContain(allOff)
    expect(await get(page)).not.toContain('Nobody is scheduled')
  }
  expect(await get('/staff/on-call')).toContain('Everybody is off: only the owner, by email')
  expect(await get('/staff', dan)).toContain('Ahora todos están fuera de turno.')
  expect(await get('/staff/on-call', dan)).toContain('Todos están fuera de turno: solo el dueño')
})

test('a notice of the last time off says that everybody is off', async () => {
  await post('override', { kind: 'off' })
  const night = { kind: 'off', staffMember: dan.staffMemberId, day: '2031-03-05', time: '06:00' }
  await post('override', night)
  const due = { channel: 'mail', now: running.state.now, leaseMs: 1000, limit: 9 } as const
  const texts = (await running.db.writeRelaxed((tx) => claimNotices(tx, due))).map(
    (job) =>
      noticeText(toNotice(job, { waiting: 0, open: 0, otherLead: null, acceptUrl: null })).body,
  )
  expect(texts.join(' ')).toContain(
    'En ese tiempo todos están fuera de turno: no suena ningún teléfono',
  )
})

test('refuses a shift without a day or time, and keeps what was typed', async () => {
  const wrong = await post('shift', shiftOf(dan.staffMemberId, '25:00'))
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('Choose at least one day')
  expect(wrong.body).toMatch(/name="tue" checked=""/)
  expect((await post('shift', { staffMember: dan.staffMemberId })).statusCode).toBe(422)
  expect((await staff()).flatMap(({ shifts }) => shifts)).toEqual([])
})

test('shows what follows a request at night as clock times with names, in both languages', async () => {
  await running.close()
  running = await createInjectedApp({
    environment: {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'x'.repeat(32),
      TWILIO_FROM: '+12015550100',
    },
  })
  running.state.now = at('2031-03-04T20:00')
  const { now } = running.state
  const olga = await signInStaff(running.db, 'Olga', { now, phone: '+12015550101' })
  const ana = await signInStaff(running.db, 'Ana', {
    now,
    phone: '+12015550102',
    language: 'es',
  })
  const ben = await signInStaff(running.db, 'Ben', { now, phone: '+12015550103' })
  const night = { staffMember: ana.staffMemberId, tue: 'on', from: '18:00', to: '06:00' }
  await post('shift', night, olga)
  const sentences = async (viewer = olga) => {
    const page = await get('/staff/on-call', viewer)
    const [list = ''] = /<ol class="week" data-live="plan">.*?<\/ol>/s.exec(page) ?? []
    return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)
  }
  expect(await sentences()).toEqual([
    'At 3:00 AM a message goes to Ana.',
    'At 3:01 AM Ana’s phone rings.',
    'At 3:02 AM Ana’s phone rings.',
    'At 3:03 AM Olga’s phone rings.',
    'At 3:06 AM Ben’s phone rings.',
    'From 3:13 AM on the same again, until 4:00 AM.',
    'At 4:00 AM everybody gets an email that nobody took it.',
  ])
  expect((await sentences(ana)).slice(2, 4)).toEqual([
    'A las 3:02 a.m. suena el teléfono de Ana.',
    'A las 3:03 a.m. suena el teléfono de Olga.',
  ])
  const chosen = { first: '60000', between: '60000', count: '1', owner: '60000', everybody: '0' }
  expect((await post('plan', chosen, olga)).statusCode).toBe(303)
  expect(await running.db.read((tx) => getSetting(tx, 'alarm_plan'))).toBe(
    '0s mail push webhook pushover all; 1m call next; 1m call owner; repeat 20',
  )
  expect((await sentences())[2]).toBe('At 3:02 AM Olga’s phone rings.')
  expect(await get('/staff/on-call', olga)).toMatch(
    /name="owner">.*?<option value="60000" selected="">/,
  )
  const refused = await post('plan', { ...chosen, count: '0' }, olga)
  expect([refused.statusCode, refused.body.includes('Choose one of the values.')]).toEqual([
    422,
    true,
  ])
  expect((await post('plan', chosen, ben)).statusCode).toBe(403)
  expect(await get('/staff/on-call', ben)).not.toContain('/staff/on-call/plan')
  await running.db.write((tx) => setSetting(tx, 'alarm_plan', '0s call 1'))
  expect(await get('/staff/on-call', olga)).toContain('This plan was written by hand')
})
