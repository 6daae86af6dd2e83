import { afterEach, beforeEach, expect, test } from 'vitest'
import { SAVED_MESSAGES, type SavedKind } from '#copy/server/saved.ts'
import { business } from '#domain/business/business.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { localDate } from '#domain/time/appointment.ts'
import { execute } from '#server/db/db.ts'
import { listReviews } from '#server/leads/reviews.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'

let running: InjectedApp
let maria: SignedInMember
let dan: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp()
  maria = await signInStaff(running.db, 'Maria Lopez', { role: 'owner' })
  dan = await signInStaff(running.db, 'Dan Reyes', { phone: '+12015550142' })
})
afterEach(() => running.close())

type Fields = Record<string, string>
type Press = readonly [address: string, fields: Fields]

const SHIFT = { mon: 'on', from: '18:00', to: '06:00' }
const PLANNED = { timeframe: 'Within Couple of Weeks' }
const tomorrow = (): Fields => ({
  date: localDate(running.state.now + DAY_MS),
  window: String(business.appointmentHours[0]),
})
/** Days of a planned time off. */
const off = (): Fields => ({
  kind: 'off',
  'from-day': localDate(running.state.now + 2 * DAY_MS),
  'from-time': '10:00',
  day: localDate(running.state.now + 3 * DAY_MS),
  time: '10:00',
})

/** Presses what leads to the one that is tested. */
async function press([address, fields]: Press): Promise<string> {
  const { statusCode, headers } = await running.postForm(address, fields, { cookie: maria.cookie })
  expect([address, statusCode]).toEqual([address, 303])
  return headers.location ?? ''
}

/** Records a lead that Maria has. */
async function ownLead(row: object = {}): Promise<{ readonly id: string; readonly path: string }> {
  const lead = await recordLead(running.db, row, running.state.now)
  await transitionLead(running.db, lead.id, 'accepted', maria.staffMemberId, running.state.now)
  return lead
}
const onLead = async (path: string, fields: Fields, row: object = {}): Promise<Press> => [
  `/staff/l/${(await ownLead(row)).id}/${path}`,
  fields,
]

/** Records a customer's review of a job of Dan, so that Maria may publish it. */
async function review(): Promise<string> {
  const { id, path } = await recordLead(running.db, {}, running.state.now)
  for (const to of ['accepted', 'done'] as const)
    await transitionLead(running.db, id, to, dan.staffMemberId, running.state.now)
  await running.postForm(`${path}/review`, { stars: '5', publish: 'yes' })
  return (await running.db.read(listReviews))[0]?.id ?? ''
}

/** Asks a customer's page for another time, and returns the press that answers it. */
async function answer(start: (html: string) => string): Promise<Press> {
  const { id, path } = await ownLead(PLANNED)
  await running.postForm(`${path}/window`, tomorrow())
  const headers = { cookie: maria.cookie }
  const { body } = await running.app.inject({ url: `/staff/l/${id}`, headers })
  const proposal = /name="proposal" value="(\d+)"/.exec(body)?.[1] ?? ''
  return [`/staff/l/${id}/window/answer`, { proposal, start: start(body) }]
}

const month = (): string => localDate(running.state.now).slice(0, 7)

/** The press that ends in each sentence; those of facts, texts and passkeys are tested beside them. */
const PRESSES = {
  shift: async () => ['/staff/on-call/shift', { ...SHIFT, staffMember: dan.staffMemberId }],
  'shift-removed': async () => {
    const fields = { ...SHIFT, staffMember: dan.staffMemberId }
    await press(['/staff/on-call/shift', fields])
    return ['/staff/on-call/shift', { ...fields, intent: 'remove' }]
  },
  time: async () => ['/staff/on-call/override', off()],
  'time-removed': async () => {
    await press(['/staff/on-call/override', off()])
    const headers = { cookie: maria.cookie }
    const { body } = await running.app.inject({ url: '/staff/on-call', headers })
    const [, from = ''] = /name="from" value="(\d+)"/.exec(body) ?? []
    const [, until = ''] = /name="until" value="(\d+)"/.exec(body) ?? []
    return ['/staff/on-call/override', { intent: 'remove', kind: 'off', from, until }]
  },
  off: async () => ['/staff/on-call/override', { kind: 'off' }],
  on: async () => ['/staff/on-call/override', { kind: 'on' }],
  plan: async () => ['/staff/on-call/plan', await planFields()],
  'member-added': async () => [
    '/staff/team',
    { name: 'Leo', phone: '', email: 'leo@staff.example', language: 'es', role: 'locksmith' },
  ],
  member: async () => [
    `/staff/team/${dan.staffMemberId}`,
    { name: 'Daniel', phone: '', email: 'dan@staff.example', language: 'es', role: 'locksmith' },
  ],
  order: async () => [`/staff/team/${dan.staffMemberId}/move`, { direction: 'up' }],
  tests: async () => [`/staff/team/${dan.staffMemberId}/test`, {}],
  'phone-name': async () => [`/staff/phones/${maria.sessionId}/name`, { name: 'Van phone' }],
  'phone-out': async () => [`/staff/phones/${dan.sessionId}/end`, {}],
  lead: async () => ['/staff/leads/new', { phone: '(201) 555-0177' }],
  note: async () => await onLead('note', { note: 'Green door' }),
  quote: async () => await onLead('quote', { total: '149', includes: 'All' }),
  payment: async () => {
    const { id } = await ownLead()
    await transitionLead(running.db, id, 'done', maria.staffMemberId, running.state.now)
    return [`/staff/l/${id}/payment`, { paid: '149' }]
  },
  correction: async () => await onLead('correct', { name: 'Ana' }),
  windows: async () => await onLead('window', { ...tomorrow(), do: 'propose' }, PLANNED),
  window: async () => await onLead('window', { ...tomorrow(), do: 'move' }, PLANNED),
  'window-agreed': async () =>
    await answer((html) => /value="([^"]+)" name="start"/.exec(html)?.[1] ?? ''),
  'window-kept': async () => await answer(() => ''),
  joined: async () => {
    const [one, other] = [await ownLead(), await recordLead(running.db, {}, running.state.now)]
    return [`/staff/l/${other.id}/join`, { other: one.id }]
  },
  'ad-cost': async () => [
    '/staff/overview/costs',
    { month: month(), source: 'google', amount: '300', days: '90' },
  ],
  'review-published': async () => [`/staff/reviews/${await review()}/publish`, {}],
  'review-hidden': async () => [`/staff/reviews/${await review()}/hide`, {}],
  'let-through': async () => {
    await running.db.write((tx) =>
      execute(tx, `INSERT INTO blocked_numbers (digits, blocked_at) VALUES ('2015550133', :now)`, {
        now: running.state.now,
      }),
    )
    return ['/staff/blocked/let-through', { number: '2015550133' }]
  },
} as const satisfies Partial<Record<SavedKind, () => Promise<Press>>>

/** Returns the values with which the form of the plan opens. */
async function planFields(): Promise<Fields> {
  const headers = { cookie: maria.cookie }
  const { body } = await running.app.inject({ url: '/staff/on-call', headers })
  const form = /<form[^>]*on-call\/plan.*?<\/form>/s.exec(body)?.[0] ?? ''
  const selects = form.matchAll(/<select[^>]*name="(\w+)".*?<\/select>/gs)
  return Object.fromEntries(
    [...selects].map(([text, name = '']) => [
      name,
      /<option[^>]*value="(\d+)"[^>]*selected/.exec(text)?.[1] ??
        /selected[^>]*value="(\d+)"/.exec(text)?.[1] ??
        '',
    ]),
  )
}

/** Returns what the page says was saved. */
const saidOn = (body: string): string =>
  /<p [^>]*role="status"[^>]*>([^<]*)/.exec(body.slice(body.indexOf('id="saved"') - 100))?.[1] ?? ''

test.each(Object.keys(PRESSES) as (keyof typeof PRESSES)[])(
  'the press “%s” ends at a sentence that says what was saved',
  async (kind) => {
    const location = await press(await PRESSES[kind]())
    expect(location).toMatch(/[?&]saved=[\w-]+(?:&row=[\w-]+)?#saved$/)
    const [url = ''] = location.split('#')
    const headers = { cookie: maria.cookie }
    const { body } = await running.app.inject({ url, headers })
    expect(saidOn(body).trim()).toBe(SAVED_MESSAGES.en[kind])
    // Of the page alone it is not said.
    const [plain = ''] = url.split('?')
    expect((await running.app.inject({ url: plain, headers })).body).not.toContain('id="saved"')
  },
)

test('says it in the language of the viewer', async () => {
  const rosa = await signInStaff(running.db, 'Rosa', { language: 'es', role: 'owner' })
  const { headers } = await running.postForm(
    '/staff/on-call/override',
    { kind: 'off' },
    { cookie: rosa.cookie },
  )
  const [url = ''] = (headers.location ?? '').split('#')
  const { body } = await running.app.inject({ url, headers: { cookie: rosa.cookie } })
  expect(saidOn(body)).toBe(SAVED_MESSAGES.es.off)
})

test('says nothing for a kind that is unknown', async () => {
  const headers = { cookie: maria.cookie }
  for (const saved of ['nothing', 'toString', ''])
    for (const page of ['/staff/on-call', '/staff/team', '/staff/phones']) {
      const url = `${page}?saved=${saved}`
      const { statusCode, body } = await running.app.inject({ url, headers })
      expect([url, statusCode, body.includes('id="saved"')]).toEqual([url, 200, false])
    }
})

test('has a sentence of its own for each kind, in both languages', () => {
  for (const language of LANGUAGES) {
    const sentences = Object.values(SAVED_MESSAGES[language])
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})
