/** What staff read of calls, texts and words of customers, on list and page of a lead. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSubmission, type SampleChanges } from '#server/db/sample-submission.fixture.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import { addEvent } from '#server/db/tables/events.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'

let running: InjectedApp
let olga: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  olga = await signInStaff(running.db, 'Olga', { now: running.state.now })
})
afterEach(() => running.close())

const body = async (url: string): Promise<string> =>
  (await running.app.inject({ url, headers: { cookie: olga.cookie } })).body
const record = async (changes: SampleChanges): Promise<string> => {
  const submission = sampleSubmission({ now: running.state.now, ...changes })
  await storeSubmission(running.db, submission)
  return submission.row.id
}
const CAME = {
  name: '',
  address: '',
  service: '',
  email: null,
  notes: null,
  vehicle_info: null,
  visitor_info: null,
  phone: '(201) 555-0122',
  traffic_source: {
    source: 'google-ads',
    medium: 'call',
    campaign: '',
    keyword: '',
    click_path: [],
  },
} as const
/** The page's first heading, without markup. */
const heading = (page: string): string =>
  (/<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '').replaceAll(/<[^>]+>/g, '')

const plain = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2060', '')

test('a missed call is called so, with number, source and what was pressed', async () => {
  const id = await record({ row: { ...CAME, type: 'call' } })
  const payload = { source: 'google-ads', taken: false, pressed: true, attestation: '' }
  await running.db.write((tx) =>
    addEvent(tx, { submissionId: id, kind: 'called', by: null, at: running.state.now, payload }),
  )
  const title = 'Missed call, (201) 555-0122, Google Ads, said: locked out'
  const page = await body(`/staff/l/${id}`)
  expect(plain(heading(page))).toBe(title)
  expect(plain(await body('/staff'))).toContain(title)
  expect(page).not.toContain('maps.google')
  expect(page).not.toContain('As soon as possible')
})

test('a text message is headed by its words', async () => {
  const notes = 'Hi locked out of my van at 40th and Bergenline'
  const id = await record({ row: { ...CAME, type: 'message', notes } })
  expect(heading(await body(`/staff/l/${id}`))).toBe(`Text: ${notes}`)
  expect(await body('/staff')).toContain(`Text: ${notes}`)
})

test('what was typed under Other is the heading', async () => {
  const service = 'Open a small safe, lost the combination'
  const id = await record({ row: { service } })
  expect(heading(await body(`/staff/l/${id}`))).toBe(service)
  expect(await body('/staff')).toContain(service)
})

test('note, other number and danger stand before the buttons, on list and page', async () => {
  const id = await record({ row: { notes: 'My 2 year old is locked inside' } })
  const text = 'sorry it is 201 555 0115'
  await running.db.write((tx) =>
    addEvent(tx, {
      submissionId: id,
      kind: 'note',
      by: VISITOR,
      at: running.state.now + 1,
      payload: { text },
    }),
  )
  const page = await body(`/staff/l/${id}`)
  const list = await body('/staff')
  for (const shown of [page, list]) {
    const buttons = shown.indexOf('<button', shown.indexOf('CHILD OR PET LOCKED IN'))
    for (const words of ['CHILD OR PET LOCKED IN', 'My 2 year old', text])
      expect([words, shown.indexOf(words) > 0 && shown.indexOf(words) < buttons]).toEqual([
        words,
        true,
      ])
    expect(shown).toContain('href="tel:2015550115"')
  }
})

test('the tick that somebody is locked in is said and sorted like the words', async () => {
  await record({ row: { phone: '(201) 555-0132' } })
  running.state.now += 60_000
  const id = await record({ row: { phone: '(201) 555-0133', locked_in: 'yes' } })
  const list = await body('/staff')
  expect(list.indexOf('CHILD OR PET LOCKED IN')).toBeGreaterThan(0)
  expect(list.indexOf(`/staff/l/${id}`)).toBe(list.search(/\/staff\/l\//))
  expect(await body(`/staff/l/${id}`)).toContain('CHILD OR PET LOCKED IN')
})

test('a child who is locked in comes first, and who stands outside before the evening', async () => {
  const sameDay = await record({ row: { timeframe: 'Same Day', phone: '(201) 555-0131' } })
  running.state.now += 60_000
  const asap = await record({ row: { phone: '(201) 555-0132' } })
  running.state.now += 60_000
  const notes = 'El bebé está adentro del carro'
  const child = await record({ row: { phone: '(201) 555-0133', notes } })
  const list = await body('/staff')
  const order = [child, asap, sameDay].map((id) => list.indexOf(`/staff/l/${id}`))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
