/** Text messages that staff send from their own phones, in the customer's language. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { type SampleChanges, sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { business } from '#domain/business/business.ts'
import { bookableDays } from '#domain/time/appointment.ts'
import { storeSubmission } from '#server/leads/record.ts'

const [HOUR = 10] = business.appointmentHours

let running: InjectedApp
let maria: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
})
afterEach(() => running.close())

async function record(row: SampleChanges['row'] = {}): Promise<string> {
  const submission = sampleSubmission({ now: running.state.now, row })
  await storeSubmission(running.db, submission)
  await post(submission.row.id, 'step', { from: 'pending', to: 'accepted' })
  return submission.row.id
}
const post = (id: string, path: string, fields: Record<string, string>, who = maria) =>
  running.postForm(`/staff/l/${id}/${path}`, fields, { cookie: who.cookie })
const page = async (id: string, { cookie } = maria): Promise<string> =>
  (await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie } })).body
/** Returns the texts of the links with this label: number and text. */
function texts(body: string, label: string): readonly string[] {
  return [...body.matchAll(/href="sms:([^"]*)">([^<]*)</g)]
    .filter(([, , text]) => text === label)
    .map(([, link = '']) => decodeURIComponent(link.replaceAll('&amp;', '&')))
}
const LABEL = 'Text it to the customer'
const quote = { total: '149', includes: 'Opening the door' }

test('prepares a text about a quote in the language of the customer, until they agreed', async () => {
  const [english, spanish] = [await record(), await record({ source_url: '/es/reservar' })]
  expect(texts(await page(english), LABEL)).toEqual([])
  for (const id of [english, spanish]) await post(id, 'quote', quote)
  const [text = ''] = texts(await page(english), LABEL)
  expect(text).toMatch(
    /^2015550199\?&body=This is Maria from .+\. Your price is \$149\.00\. Read what it includes here: http\S+\/r\/\S+ Is that/,
  )
  const [spanishText = ''] = texts(await page(spanish), LABEL)
  expect(spanishText).toMatch(/body=Soy Maria, de .+\. Su precio es \$149\.00\. Vea aquí/)
  // Its link only shows the page: who is signed in to the board must not agree for the customer.
  const path = /\/r\/[\w.-]+/.exec(text)?.[0] ?? ''
  expect((await running.app.inject(path)).body).toContain('$149.00')
  expect((await running.app.inject(path)).body).not.toContain('/agree')
  await post(english, 'step', { from: 'accepted', to: 'lost' })
  expect(texts(await page(english), LABEL)).toEqual([])
})

test('prepares no text to a number that cannot be right', async () => {
  const id = await record({ phone: '555 01' })
  await post(id, 'quote', quote)
  const body = await page(id)
  expect(body).toContain('$149.00')
  expect(body).not.toContain('href="sms:')
})

test('prepares a text about proposed times, and about one that was set', async () => {
  const [day] = bookableDays(running.state.now, 'en').slice(2)
  const id = await record({ timeframe: 'Within Couple of Days', source_url: '/es' })
  expect(texts(await page(id), LABEL)).toEqual([])
  const windows = (act: string) => ({ do: act, date: day?.date ?? '', window: String(HOUR) })
  expect((await post(id, 'window', windows('propose'))).statusCode).toBe(303)
  const [proposed = ''] = texts(await page(id), LABEL)
  expect(proposed).toMatch(/¿Podemos ir a otra hora: .+ a .+\.m\.\?/)
  expect((await post(id, 'window', windows('move'))).statusCode).toBe(303)
  const [moved = ''] = texts(await page(id), 'Text the new time to the customer')
  expect(moved).toMatch(/Vamos el .+ a .+\.m\. Véalo aquí: http/)
  expect(moved).not.toContain('..')
})

test('says which language the customer reads where that is another one', async () => {
  const dan = await signInStaff(running.db, 'Dan', { language: 'es' })
  const [english, spanish] = [await record(), await record({ source_url: '/es/contacto' })]
  const hint = 'This customer reads Spanish: write it in Spanish.'
  expect(await page(spanish)).toContain(hint)
  expect(await page(english)).not.toContain(hint)
  for (const [id, from] of [
    [english, 'Este cliente lee inglés: escríbalo en inglés.'],
    [spanish, ''],
  ] as const) {
    await post(id, 'step', { from: 'accepted', to: 'accepted' }, dan)
    const body = await page(id, dan)
    expect(body).toContain('Qué incluye')
    expect(body.includes('lee inglés')).toBe(from !== '')
  }
})
