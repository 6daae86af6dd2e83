import { afterEach, beforeEach, expect, test } from 'vitest'
import { REVIEW_TEXT_MAX_CHARACTERS } from '#domain/lead/review.ts'
import { isAllowed, type Role, ROLES } from '#domain/staff/roles.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { rows } from '#server/db/db.ts'
import { NOW } from '#tests/support/alarm-samples.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { listReviews } from '#server/leads/reviews.ts'

let running: InjectedApp
let lead: string
let address: string
beforeEach(async () => {
  running = await createInjectedApp()
  running.state.now = NOW
  ;({ id: lead, path: address } = await recordLead(running.db, {}, NOW))
})
afterEach(() => running.close())

const complete = async (): Promise<void> => {
  for (const to of ['accepted', 'done'] as const)
    await transitionLead(running.db, lead, to, null, NOW)
}

const post = (url: string, fields: Record<string, string> = {}, cookie = '') =>
  running.postForm(url, fields, { cookie })

const pageText = async (url: string, cookie = ''): Promise<string> =>
  (await running.app.inject({ url, headers: { cookie } })).body

const reviews = () => running.db.read((tx) => listReviews(tx))

test('takes no review before the job is done', async () => {
  expect(await pageText(address)).not.toContain('Write a review')
  expect((await running.app.inject(`${address}/review`)).headers.location).toBe(address)
  expect((await post(`${address}/review`, { stars: '5' })).statusCode).toBe(303)
  expect(await reviews()).toEqual([])
})

test('takes one review of a finished job and thanks for it', async () => {
  await complete()
  expect(await pageText(address)).toContain(`href="${address}/review">Write a review</a>`)
  const fields = { stars: '4', text: '  Quoted, came, opened. ', publish: 'yes' }
  expect((await post(`${address}/review`, fields)).headers.location).toBe(address)
  expect(await reviews()).toMatchObject([
    { stars: 4, text: 'Quoted, came, opened.', author: 'Zoë', isPublishable: true, state: 'new' },
  ])
  expect(await pageText(address)).toContain('Thank you for your review.')
  await post(`${address}/review`, { stars: '1' })
  expect(await reviews()).toHaveLength(1)
})

test('tells those who may publish a review of it', async () => {
  const roleOf = new Map<string, Role>()
  for (const role of ROLES) {
    const mailbox = { kind: 'mail', to: [`${role}@palisade.example`] } as const
    roleOf.set(await addStaffMember(running.db, role, [mailbox], 'en', role), role)
  }
  await complete()
  await post(`${address}/review`, { stars: '5' })
  const told = await running.db.read((tx) =>
    rows<{ staffMemberId: string | null }>(
      tx,
      `SELECT staff_member_id FROM notices WHERE kind = 'message' AND submission_id = :lead`,
      { lead },
    ),
  )
  expect(told.map(({ staffMemberId }) => roleOf.get(staffMemberId ?? ''))).toEqual(
    ROLES.filter((role) => isAllowed(role, 'reviews')),
  )
})

test('tells owners at once of one and two stars on every channel, each in their language', async () => {
  await running.close()
  running = await createInjectedApp({ environment: { PUSHOVER_TOKEN: 'a'.repeat(30) } })
  // At night, and of a job that was planned: the review is not.
  running.state.now = Date.parse('2031-03-04T08:00:00Z')
  const { now } = running.state
  const keys = { p256dh: 'k', auth: 'a' }
  const channels = (name: string) =>
    [
      { kind: 'mail', to: [`${name}@palisade.example`] },
      { kind: 'push', subscription: { endpoint: `https://push.example/${name}`, keys } },
      { kind: 'pushover', user: name },
      { kind: 'call', phone: '+12015550142' },
    ] as const
  await addStaffMember(running.db, 'Olga', channels('olga'), 'en', 'owner')
  await addStaffMember(running.db, 'Dan', channels('dan'), 'es', 'owner')
  await addStaffMember(running.db, 'Leo', channels('leo'), 'en', 'locksmith')
  const told = async (submissionId: string) => {
    const found = await running.db.read((tx) =>
      rows<{ channel: string; name: string; payload: string }>(
        tx,
        `SELECT n.channel, p.name, n.payload FROM notices n
           JOIN staff_members p ON p.id = n.staff_member_id
         WHERE n.kind = 'message' AND n.submission_id = :submissionId`,
        { submissionId },
      ),
    )
    return found
      .map(({ channel, name, payload }) => {
        const { title } = JSON.parse(payload) as { readonly title: string }
        return `${name}, ${channel}: ${title.split(':')[0] ?? ''}`
      })
      .toSorted()
  }
  const poor = 'A review of one or two stars'
  const malas = 'Una reseña de una o dos estrellas'
  const atOnce = ['mail', 'push', 'pushover']
  // Two about the same service are two.
  for (const stars of ['1', '2', '5']) {
    const { id, path } = await recordLead(running.db, { timeframe: 'Within a Week' }, now)
    for (const to of ['accepted', 'done'] as const)
      await transitionLead(running.db, id, to, null, now)
    for (let press = 0; press < 2; press++) await post(`${path}/review`, { stars })
    expect([stars, await told(id)]).toEqual([
      stars,
      stars === '5'
        ? ['Dan, mail: Nueva reseña', 'Olga, mail: New review']
        : [
            ...atOnce.map((channel) => `Dan, ${channel}: ${malas}`),
            ...atOnce.map((channel) => `Olga, ${channel}: ${poor}`),
          ],
    ])
  }
})

test.each([
  [{ text: 'kept' }, 'Choose 1 to 5 stars.'],
  [{ text: 'kept', stars: '6' }, 'Choose 1 to 5 stars.'],
  [{ text: 'kept', stars: '4.5' }, 'Choose 1 to 5 stars.'],
  [{ text: `kept${'x'.repeat(REVIEW_TEXT_MAX_CHARACTERS)}`, stars: '4' }, 'at most 240 characters'],
])('shows a rejected review again with its error: %j', async (fields, problem) => {
  await complete()
  const { statusCode, body } = await post(`${address}/review`, fields)
  expect(statusCode).toBe(422)
  expect(body).toContain(problem)
  expect(body).toContain('>kept')
  expect(await reviews()).toEqual([])
})

test('shows an owner whose job a review is about, with the request and the customer', async () => {
  const { id, path } = await recordLead(running.db, { phone: '(201) 555-0144' }, NOW)
  const dan = await signInStaff(running.db, 'Dan Reyes', { now: NOW })
  for (const to of ['accepted', 'done'] as const)
    await transitionLead(running.db, id, to, dan.staffMemberId, NOW)
  await running.postForm(`${path}/review`, { stars: '1', text: 'Too late' })
  const { cookie } = await signInStaff(running.db, 'Olga', { role: 'owner', now: NOW })
  const { body } = await running.app.inject({ url: '/staff/reviews', headers: { cookie } })
  expect(body).toContain('Done by Dan.')
  expect(body).toContain(`href="/staff/l/${id}"`)
  expect(body).toContain('href="tel:2015550144"')
})

test('offers no button for a review without consent', async () => {
  await complete()
  await post(`${address}/review`, { stars: '5' })
  const { cookie } = await signInStaff(running.db, 'Maria Lopez', { now: NOW })
  const page = await pageText('/staff/reviews', cookie)
  expect(page).toContain('did not agree')
  expect(page).not.toContain('/publish"')
})
