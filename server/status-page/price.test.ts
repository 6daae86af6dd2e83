/** What a customer reads of prices, before and after payment. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import type { EventContent } from '#domain/lead/events.ts'

let running: InjectedApp
let id: string
let path: string
beforeEach(async () => {
  running = await createInjectedApp()
  ;({ id, path } = await recordLead(running.db, {}, running.state.now))
})
afterEach(() => running.close())

const page = async (): Promise<string> => (await running.app.inject(path)).body
const add = async (content: EventContent): Promise<number> => {
  running.state.now += 60_000
  const by = { staffMemberId: null, via: 'board' }
  const at = running.state.now
  await running.db.write((tx) => addEvent(tx, { ...content, submissionId: id, by, at }))
  const events = await running.db.read((tx) => listEvents(tx, id))
  return events.at(-1)?.at ?? 0
}
const quote = (totalCents: number) =>
  add({ kind: 'quoted', payload: { totalCents, includes: 'Everything' } })

test('a changed price shows the old one and takes a no, which staff are told', async () => {
  const first = await quote(22_000)
  await running.postForm(`${path}/agree`, { quote: String(first) })
  const changed = await quote(26_000)
  const body = await page()
  expect(body).toContain('New price: $260.00')
  expect(body).toContain('You agreed to $220.00.')
  await running.postForm(`${path}/disagree`, { quote: String(changed) })
  expect(await page()).toContain('You said no at')
  expect(await page()).not.toContain('No, I do not agree')
  const events = await running.db.read((tx) => listEvents(tx, id))
  expect(events.at(-1)).toMatchObject({ kind: 'disagreed', payload: { quoteId: changed } })
})

test('after payment the page says what was paid, not a price that was never agreed to', async () => {
  const first = await quote(22_000)
  await running.postForm(`${path}/agree`, { quote: String(first) })
  await quote(26_000)
  await add({ kind: 'done' })
  expect(await page()).toContain('Your price: $220.00')
  expect(await page()).not.toContain('$260.00')
  const payment = {
    agreedCents: 22_000,
    paidCents: 18_000,
    method: 'cash',
    note: 'secret',
  } as const
  await add({ kind: 'payment', payload: payment })
  const body = await page()
  expect(body).toContain('Paid: $180.00 (cash)')
  expect(body).not.toContain('$260.00')
  expect(body).not.toContain('secret')
})
