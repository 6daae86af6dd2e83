/**
 * How many presses a job takes on the board, from the list to the payment. Each press is on the page
 * that the one before it showed, and outside of folds that would take one more.
 */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordLead } from '../support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '../support/running-app-inject.ts'
import { signInStaff } from '../support/staff-session.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const withoutFolds = (html: string): string =>
  html.replaceAll(/<details(?![^>]* open)[^>]*>.*?<\/details>/gs, '')

/** Returns the form with this button, as a browser would send it. */
function formWith(html: string, button: RegExp): { url: string; fields: Record<string, string> } {
  for (const [form] of withoutFolds(html).matchAll(/<form.*?<\/form>/gs)) {
    const pressed = [...form.matchAll(/<button[^>]*>.*?<\/button>/gs)].find(([one]) =>
      button.test(one),
    )
    if (pressed === undefined) continue
    const pairs = [...form.matchAll(/<input[^>]*>/g), pressed].map(([tag]) => [
      / name="([^"]*)"/.exec(tag)?.[1] ?? '',
      / value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ])
    const [, url = ''] = / action="([^"]*)"/.exec(form) ?? []
    return { url, fields: Object.fromEntries(pairs.filter(([name]) => name !== '')) }
  }
  throw new Error(`no such button outside of a fold: ${button.source}`)
}

test('one press takes a lead, two reach the customer, five end with the job done and paid', async () => {
  const { db, app, state } = running
  const { cookie } = await signInStaff(db, 'Maria Lopez', { now: state.now })
  const { id } = await recordLead(db, { timeframe: 'ASAP' }, state.now)
  let page = (await app.inject({ url: '/staff', headers: { cookie } })).body
  let presses = 0
  const press = async (button: RegExp, typed: Record<string, string> = {}) => {
    const { url, fields } = formWith(page, button)
    const answer = await running.postForm(url, { ...fields, ...typed }, { cookie })
    expect([button.source, answer.statusCode]).toEqual([button.source, 303])
    const next = answer.headers.location ?? ''
    page = (await app.inject({ url: next, headers: { cookie } })).body
    presses += 1
    state.now += 60_000
  }
  await press(/value="accepted"/)
  expect([presses, (await db.read((tx) => getLead(tx, id)))?.status]).toEqual([1, 'accepted'])
  expect(withoutFolds(page)).toMatch(/<a [^>]*href="tel:/)
  presses += 1
  await press(/name="eta"/)
  await press(/value="done"/)
  await press(/Save/, { paid: '149' })
  expect(presses).toBe(5)
  expect(await db.read((tx) => getLead(tx, id))).toMatchObject({
    status: 'done',
    payment: { paidCents: 14_900 },
  })
})
