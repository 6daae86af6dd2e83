import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import type { StatusPageResponse } from '#domain/lead/status-page.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import { listReviews } from '#server/leads/reviews.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const INCLUDES = 'Opening, new cylinder,\nand <two> keys'

let running: InjectedApp
let maria: SignedInMember
let dan: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez')
  dan = await signInStaff(running.db, 'Dan', { language: 'es', role: 'owner' })
})
afterEach(() => running.close())

const post = async (url: string, fields: Record<string, string>, cookie = '') =>
  await running.postForm(url, fields, { cookie })
const boardPage = async (id: string, { cookie } = maria) =>
  (await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie } })).body
const quote = (id: string, total: string, includes = INCLUDES, { cookie } = maria) =>
  post(`/staff/l/${id}/quote`, { total, includes }, cookie)
const pay = (id: string, fields: Record<string, string>) =>
  post(`/staff/l/${id}/payment`, fields, maria.cookie)
const move = (id: string, from: string, to: string) =>
  post(`/staff/l/${id}/step`, { from, to }, maria.cookie)
const stateOf = async (path: string) =>
  (await running.app.inject(`${path}/state`)).json<StatusPageResponse>()

/** Stores a lead that Maria accepted. */
async function acceptedLead(sourceUrl = '/book-online') {
  const lead = await recordLead(running.db, { source_url: sourceUrl }, running.state.now)
  await move(lead.id, 'pending', 'accepted')
  return lead
}

test('the customer reads a quote, agrees once, and is asked again after a change', async () => {
  const { id, path } = await acceptedLead()
  expect((await running.app.inject(path)).body).not.toMatch(/\$|I agree/)
  expect((await quote(id, '$1,149.50')).statusCode).toBe(303)
  const { body } = await running.app.inject(path)
  expect(body).toContain('Your price: $1,149.50')
  expect(body).toContain('and &lt;two&gt; keys')
  const first = (await stateOf(path)).quote
  expect(first).toMatchObject({ total_cents: 114_950, currency: 'USD', agreed_at: null })
  expect(body).toContain(
    `action="${path}/agree" method="post"><input type="hidden" name="quote" value="${first?.id}"/>`,
  )
  expect(await boardPage(id)).toContain('The customer has not agreed yet.')

  running.state.now += 60_000
  expect((await quote(id, '1200')).statusCode).toBe(303)
  const late = await post(`${path}/agree`, { quote: String(first?.id) })
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('The price has changed')
  expect(late.body).toContain('Your price: $1,200.00')
  expect((await stateOf(path)).quote).toMatchObject({ total_cents: 120_000, agreed_at: null })

  running.state.now += 60_000
  const second = { quote: String((await stateOf(path)).quote?.id) }
  for (let press = 0; press < 2; press++)
    expect((await post(`${path}/agree`, second)).headers.location).toBe(path)
  const { quote: agreed, events } = await stateOf(path)
  expect(agreed?.agreed_at).toBe(new Date(running.state.now).toISOString())
  expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['quoted', 'quoted', 'agreed'])
  const after = (await running.app.inject(path)).body
  expect(after).toContain('You agreed at')
  expect(after).not.toContain('>I agree<')
  expect(await boardPage(id)).toContain('The customer agreed at')
  expect((await post(`${path}/agree`, { quote: 'x' })).body).toContain('The price has changed')
})

test('a device that is signed in to the board agrees, reviews and cancels for no customer', async () => {
  const { id, path } = await acceptedLead()
  await quote(id, '149')
  const agreement = { quote: String((await stateOf(path)).quote?.id) }
  const asStaff = async (page: string, fields: Record<string, string>) => {
    const { statusCode, body } = await post(`${path}/${page}`, fields, dan.cookie)
    return [statusCode, body.includes('Only the customer can do this')]
  }
  expect(await asStaff('agree', agreement)).toEqual([403, true])
  expect(await asStaff('cancel', {})).toEqual([403, true])
  expect((await stateOf(path)).quote?.agreed_at).toBeNull()
  await move(id, 'accepted', 'done')
  expect(await asStaff('review', { stars: '5', text: 'Great' })).toEqual([403, true])
  expect(await running.db.read((tx) => listReviews(tx))).toEqual([])
})

test('records by which link the customer agreed, canceled and reviewed', async () => {
  const { id, path } = await acceptedLead()
  const secret = await running.value.readSecret()
  const by = (channel: 'mail' | 'sms'): string =>
    `from=${signedChannel(secret, path.slice('/r/'.length), channel)}`
  await quote(id, '149')
  const agreement = { quote: String((await stateOf(path)).quote?.id) }
  const { body } = await running.app.inject(`${path}?${by('mail')}`)
  expect(body).toContain(`action="${path}/agree?${by('mail')}"`)
  expect(body).toContain(`href="${path}/cancel?${by('mail')}"`)
  expect((await post(`${path}/agree?${by('mail')}`, agreement)).headers.location).toBe(
    `${path}?${by('mail')}`,
  )
  expect(await boardPage(id)).toContain('by the customer, from the link in the mail')
  await move(id, 'accepted', 'done')
  await post(`${path}/review?${by('sms')}`, { stars: '5', publish: 'on' })
  expect(await running.db.read((tx) => listReviews(tx))).toMatchObject([{ linkChannel: 'sms' }])
  const reviews = await running.app.inject({
    url: '/staff/reviews',
    headers: { cookie: dan.cookie },
  })
  expect(reviews.body).toContain('Con el enlace del mensaje de texto.')
  const other = await recordLead(running.db, {}, running.state.now)
  // Nobody but we can say that it came by mail.
  await post(`${other.path}/cancel?from=mail`, {})
  const via = (await running.db.read((tx) => listEvents(tx, other.id))).at(-1)?.via
  expect(via).toBe('status-page')
})

test('says of an agreement and a review that staff had changed the number', async () => {
  const { id, path } = await acceptedLead()
  await quote(id, '900')
  const press = { phone: '(201) 555-0188' }
  await running.postForm(`/staff/l/${id}/correct`, press, { cookie: dan.cookie })
  running.state.now += 1000
  await post(`${path}/agree`, { quote: String((await stateOf(path)).quote?.id) })
  expect(await boardPage(id)).toContain('staff had changed the phone number before')
  await move(id, 'accepted', 'done')
  await post(`${path}/review`, { stars: '5', publish: 'on' })
  const headers = { cookie: dan.cookie }
  const reviews = await running.app.inject({ url: '/staff/reviews', headers })
  expect(reviews.body).toContain('El equipo había cambiado el teléfono')
})

test('only the assignee may quote, and a rejected form keeps what was typed', async () => {
  const { id, path } = await acceptedLead('/es/pedir-servicio')
  expect((await quote(id, '149', INCLUDES, dan)).statusCode).toBe(409)
  expect(await boardPage(id, dan)).not.toContain('name="total"')
  for (const [total, includes] of [
    ['149,50', INCLUDES],
    ['0', INCLUDES],
    ['149', ' '],
    ['149', 'x'.repeat(301)],
  ] as const) {
    const { statusCode, body } = await quote(id, total, includes)
    expect(statusCode).toBe(422)
    expect(body).toContain(`value="${total}"`)
    expect(body).toMatch(/<details[^>]* open=""><summary>Write a quote.*role="alert"/s)
  }
  expect((await stateOf(path)).quote).toBeNull()
  expect((await post('/staff/l/none/quote', {}, maria.cookie)).statusCode).toBe(404)
})

test('the payment is recorded when the lead is closed, changed later, and shown to the customer without the note', async () => {
  const { id, path } = await acceptedLead()
  expect((await pay(id, { paid: '149' })).statusCode).toBe(409)
  await quote(id, '149')
  await post(`${path}/agree`, { quote: String((await stateOf(path)).quote?.id) })
  await move(id, 'accepted', 'done')
  expect(await boardPage(id)).toMatch(/<details[^>]* open=""><summary>Payment.*value="149.00"/s)
  const fields = { agreed: '149', paid: '163.35', method: 'card', note: 'with tax' }
  expect((await pay(id, { ...fields, paid: 'lots' })).statusCode).toBe(422)
  expect((await pay(id, fields)).statusCode).toBe(303)
  expect((await running.db.read((tx) => getLead(tx, id)))?.payment).toEqual({
    agreedCents: 14_900,
    paidCents: 16_335,
    method: 'card',
    note: 'with tax',
  })
  expect(await boardPage(id)).toContain('$149.00 agreed, $163.35 paid, card, with tax')
  expect(await boardPage(id, dan)).toContain('$149.00 acordado, $163.35 pagado, tarjeta, with tax')
  const shown = (await running.app.inject(path)).body + JSON.stringify(await stateOf(path))
  expect(shown).toContain('Paid: $163.35 (card)')
  expect(shown).not.toContain('with tax')
  const overview = await running.app.inject({
    url: '/staff/overview?days=1',
    headers: { cookie: maria.cookie },
  })
  expect(overview.body).toContain('$163.35')
  await pay(id, {})
  expect((await running.db.read((tx) => getLead(tx, id)))?.payment.paidCents).toBeNull()
})
