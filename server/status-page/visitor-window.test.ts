import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { localDate } from '#domain/time/appointment.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

let running: InjectedApp
let maria: Awaited<ReturnType<typeof signInStaff>>
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
})
afterEach(() => running.close())

const [HOUR = 10] = business.appointmentHours
/** The choice of a day from today on. */
const day = (days: number) => ({
  date: localDate(running.state.now + days * DAY_MS),
  window: String(HOUR),
})
const PLANNED = { timeframe: 'Within Couple of Weeks' }
const record = (changes: { readonly source_url?: string } = {}) =>
  recordLead(running.db, { ...PLANNED, ...changes }, running.state.now)
const post = async (url: string, fields: Record<string, string>, cookie = '') =>
  await running.postForm(url, fields, { cookie })
const onBoard = (id: string, action: string, fields: Record<string, string>) =>
  post(`/staff/l/${id}/${action}`, fields, maria.cookie)
const accept = (id: string) => onBoard(id, 'step', { from: 'pending', to: 'accepted' })
const page = async (path: string) => (await running.app.inject(path)).body
const board = async (path: string) =>
  (await running.app.inject({ url: path, headers: { cookie: maria.cookie } })).body
const proposalIn = (html: string): string =>
  /name="proposal" value="(\d+)"/.exec(html)?.[1] ?? 'none'
const startsIn = (html: string): readonly string[] =>
  [...html.matchAll(/value="([^"]+)" name="start"/g)].map(([, start = '']) => start)

test('the customer chooses a time, which holds at once until somebody has accepted', async () => {
  const { id, path } = await record()
  expect(await page(path)).toContain('Choose a time')
  expect(await page(`${path}/window`)).toContain('so the new time is set right away')
  expect((await post(`${path}/window`, day(2))).headers.location).toBe(path)
  const body = await page(path)
  expect(body).toMatch(/You asked for \w+, \w+ \d+, /)
  expect(body).toContain('Ask for another time')
  expect(body).toContain('New time')
  const lead = await board(`/staff/l/${id}`)
  expect(lead).toContain('New time')
  expect(lead).toContain('by the customer')
})

test('asks the assignee, whose answer both read', async () => {
  const { id, path } = await record()
  await post(`${path}/window`, day(2))
  await accept(id)
  expect(await page(`${path}/window`)).toContain('We’ll ask your locksmith.')
  expect((await post(`${path}/window?from=mail`, day(3))).headers.location).toBe(
    `${path}?from=mail`,
  )
  expect(await page(path)).toContain('You asked for another time: ')
  expect(await board('/staff')).toMatch(/class="asked">Asks for \w+, /)
  const lead = await board(`/staff/l/${id}`)
  expect(lead).toContain('The customer asks for another time: ')
  const [start = ''] = startsIn(lead)
  const answer = { proposal: proposalIn(lead), start }
  expect((await onBoard(id, 'window/answer', answer)).statusCode).toBe(303)
  expect(await page(path)).toMatch(/We’re coming \w+, /)
  expect(await board('/staff')).not.toContain('Asks for')
  const again = await onBoard(id, 'window/answer', answer)
  expect(again.statusCode).toBe(409)
  expect((await running.db.read((tx) => getLead(tx, id)))?.appointment_start).toBe(start)
})

test('staff propose times, of which the customer takes one, none, or asks for another', async () => {
  const { id, path } = await record({ source_url: '/es' })
  await accept(id)
  const dates = [day(2), day(4), { date: '', window: '' }]
  const fields = new URLSearchParams({ do: 'propose' })
  for (const { date, window } of dates) {
    fields.append('date', date)
    fields.append('window', window)
  }
  const proposed = await running.app.inject({
    method: 'POST',
    url: `/staff/l/${id}/window`,
    headers: { cookie: maria.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  })
  expect(proposed.statusCode).toBe(303)
  expect(await board('/staff')).toContain('Another time proposed, no answer yet')
  const body = await page(path)
  expect(body).toContain('Le proponemos otra hora. ¿Cuál le conviene?')
  const [, second = ''] = startsIn(body)
  const answer = { proposal: proposalIn(body), start: second }
  const elsewhere = await post(`${path}/window/answer`, answer, maria.cookie)
  expect(elsewhere.statusCode).toBe(403)
  expect((await post(`${path}/window/answer`, answer)).headers.location).toBe(path)
  expect((await running.db.read((tx) => getLead(tx, id)))?.appointment_start).toBe(second)
  const late = await post(`${path}/window/answer`, { ...answer, start: '' })
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('Estas horas ya no están disponibles.')
})

test('staff write down what was agreed by phone', async () => {
  const { id, path } = await record()
  await accept(id)
  expect((await onBoard(id, 'window', { do: 'move', ...day(5) })).statusCode).toBe(303)
  expect(await page(path)).toMatch(/We’re coming \w+, /)
})

test.each([
  [{ date: '', window: '' }, 'Choose a day and a time.'],
  [{ date: '2031-13-45', window: '10' }, 'Choose a day and a time.'],
  [{ date: '2000-01-03', window: '10' }, 'That time is past.'],
  [{ date: '2999-01-03', window: '10' }, 'That time is past.'],
  [{ date: '2031-03-05', window: '3.5' }, 'Choose a day and a time.'],
])('refuses %j, to customers and to staff', async (fields, problem) => {
  const { id, path } = await record()
  const typed = { ...fields, window: fields.window === '10' ? String(HOUR) : fields.window }
  const refused = await post(`${path}/window`, typed)
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain(problem)
  await accept(id)
  for (const what of ['move', 'propose']) {
    const { statusCode, body } = await onBoard(id, 'window', { do: what, ...typed })
    expect([statusCode, body.includes(problem)]).toEqual([422, true])
  }
  expect((await running.db.read((tx) => getLead(tx, id)))?.appointment_start).toBeNull()
})

test('the time of an urgent request, and of one to which somebody drives, is not offered', async () => {
  const urgent = await recordLead(running.db, { timeframe: 'ASAP' }, running.state.now)
  const driving = await record()
  await accept(driving.id)
  await onBoard(driving.id, 'step', { from: 'accepted', to: 'en_route', eta: '20' })
  for (const { path } of [urgent, driving]) {
    expect(await page(path)).not.toContain('/window')
    expect((await running.app.inject(`${path}/window`)).headers.location).toBe(path)
    const refused = await post(`${path}/window`, day(2))
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('cannot be changed here anymore')
  }
})

test('keeps the page of a colleague without the forms, and refuses their press', async () => {
  const dan = await signInStaff(running.db, 'Dan')
  const { id } = await record()
  await post(`/staff/l/${id}/step`, { from: 'pending', to: 'accepted' }, dan.cookie)
  expect(await board(`/staff/l/${id}`)).not.toContain('Propose another time')
  expect((await onBoard(id, 'window', { do: 'move', ...day(2) })).statusCode).toBe(409)
})
