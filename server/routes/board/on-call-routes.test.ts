import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'

vi.mock('#domain/business.ts', async (original) => {
  const { withNewYorkTimeZone } = await import('#domain/new-york-time-zone.fixture.ts')
  return await withNewYorkTimeZone(original)
})

const at = (time: string): number =>
  Temporal.ZonedDateTime.from(`${time}[America/New_York]`).epochMilliseconds

let running: InjectedApp
let maria: Awaited<ReturnType<typeof signInStaff>>
let dan: Awaited<ReturnType<typeof signInStaff>>
beforeEach(async () => {
  running = await createInjectedApp()
  // A Tuesday.
  running.state.now = at('2031-03-04T20:00')
  const { now } = running.state
  maria = await signInStaff(running.store, 'Maria Lopez', { now })
  dan = await signInStaff(running.store, 'Dan', { now, language: 'es' })
})
afterEach(() => running.close())

const get = async (url: string, { cookie } = maria) =>
  (await running.app.inject({ url, headers: { cookie } })).body

const post = async (path: string, fields: Record<string, string>) =>
  await running.postForm(`/staff/on-call/${path}`, fields, { cookie: maria.cookie })

const shiftOf = (person: string, from = '18:00') => ({
  person,
  mon: 'on',
  tue: 'on',
  from,
  to: '06:00',
})

const staff = () => running.store.alarms.listStaff()

test('takes the viewer off call until 6:00 by one press on the board, and back on by another', async () => {
  expect(await get('/staff')).toContain('On call now: Maria Lopez, Dan.')
  expect(await get('/staff')).toMatch(/value="off" name="kind">Not me tonight/)
  const { statusCode, headers } = await post('override', { kind: 'off' })
  expect([statusCode, headers.location]).toEqual([303, '/staff/on-call'])
  const page = await get('/staff/on-call')
  expect(page).toContain('On call now: Dan.')
  expect(page).toContain('You are off until Wed 6:00 AM.')
  expect(await get('/staff')).toMatch(/value="on" name="kind">I’m on/)
  expect(await get('/staff', dan)).toContain('De guardia ahora: Dan.')
  await post('override', { kind: 'on' })
  expect((await staff())[0]?.override).toEqual({ kind: 'on', until: at('2031-03-05T06:00') })
})

test('sets another staff member off until a chosen time, with its date when that is far', async () => {
  const fields = (until: string) => {
    const [day = '', time = ''] = until.split('T')
    return { kind: 'off', person: dan.staffMemberId, day, time }
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
  expect(page).toContain('Now to Wed 6:00 AM</span><b>Maria Lopez</b>')
  expect(page).toContain('Nobody: everybody who is not off is called')
  expect(page).toContain('<b>Dan</b><span class="more">no shift</span>')
  expect(await get('/staff/on-call', dan)).toContain('lun, mar: 6:00 p.m. a 6:00 a.m.')
  running.state.now = at('2031-03-05T12:00')
  expect(await get('/staff')).toContain(
    'Nobody is scheduled now. Everybody who is not off is called',
  )
  await post('shift', { ...shiftOf(maria.staffMemberId), intent: 'remove' })
  expect((await staff())[0]?.shifts).toEqual([])
})

test('refuses a shift without a day or time, and keeps what was typed', async () => {
  const wrong = await post('shift', shiftOf(dan.staffMemberId, '25:00'))
  expect(wrong.statusCode).toBe(422)
  expect(wrong.body).toContain('Choose at least one day')
  expect(wrong.body).toMatch(/name="tue" checked=""/)
  expect((await post('shift', { person: dan.staffMemberId })).statusCode).toBe(422)
  expect((await staff()).flatMap(({ shifts }) => shifts)).toEqual([])
})
