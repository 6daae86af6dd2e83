/**
 * A month of a business with three staff members, on a clock of the test: at each of forty moments the
 * first rows of everybody's board are what an owner wants to see first, and the page of each
 * customer tells the truth.
 */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPlanned } from '#domain/submission/urgency.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#domain/time/durations.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { StatusPageResponse } from '#domain/lead/status-page.ts'
import { createRandom } from '../resilience/random.ts'
import { recordLead } from '../support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '../support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '../support/staff-session.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const MOMENTS = 40
const LEADS_PER_MOMENT = [2, 1, 2, 1] as const
const START = Date.parse('2026-11-20T08:20:00Z')
const TIMEFRAMES = [
  'ASAP',
  'Same Day',
  'Within Couple of Days',
  'ASAP',
  'Within Couple of Weeks',
  'Just Curious',
]
/** The pages of customers last for seven days, and for two after the end. */
const PAGE_LASTS_MS = 6 * DAY_MS
const CLOSED_PAGE_LASTS_MS = 47 * HOUR_MS

/** What the test itself knows of a lead. */
interface KnownLead {
  readonly id: string
  readonly path: string
  readonly timeframe: string
  readonly appointment: number | null
  readonly storedAt: number
  status: LeadStatus
  assignee: string | null
  waitingSince: number
  touchedAt: number
  eta: { readonly minutes: number; readonly at: number } | null
}

type Member = SignedInMember & { readonly firstName: string }

let running: InjectedApp
let members: readonly Member[]
const leads: KnownLead[] = []
const random = createRandom(7)

beforeAll(async () => {
  running = await createInjectedApp()
  running.state.now = START
  const names = ['Maria Lopez', 'Dan Reyes', 'Rosa Diaz']
  members = await Promise.all(
    names.map(async (name) => ({
      ...(await signInStaff(running.db, name, { now: START, role: 'owner' })),
      firstName: name.split(' ')[0] ?? '',
    })),
  )
})
afterAll(() => running.close())

const isOpen = ({ status }: KnownLead): boolean =>
  ['pending', 'accepted', 'en_route'].includes(status)

async function newLead(changes: { readonly phone?: string; readonly timeframe?: string } = {}) {
  const { now } = running.state
  const timeframe = changes.timeframe ?? TIMEFRAMES[leads.length % TIMEFRAMES.length] ?? 'ASAP'
  const hasDay = timeframe === 'Within Couple of Days' && leads.length % 4 < 3
  const appointment = hasDay ? now + (20 + (leads.length % 30)) * HOUR_MS : null
  const storedAt = now - random.between(0, 25) * MINUTE_MS
  const { id, path } = await recordLead(
    running.db,
    {
      service: A_SERVICE,
      name: `Customer ${leads.length}`,
      phone: changes.phone ?? `(201) 555-01${String(leads.length).padStart(2, '0')}`,
      address: `${leads.length + 1} Sample St, ${A_TOWN}`,
      timeframe,
      ...(appointment !== null && {
        appointment_start: new Date(appointment).toISOString(),
        appointment_end: new Date(appointment + 2 * HOUR_MS).toISOString(),
      }),
    },
    storedAt,
  )
  const lead: KnownLead = {
    id,
    path,
    timeframe,
    appointment,
    storedAt,
    status: 'pending',
    assignee: null,
    waitingSince: storedAt,
    touchedAt: storedAt,
    eta: null,
  }
  leads.push(lead)
  return lead
}

async function press(member: Member, lead: KnownLead, act: string, fields: Record<string, string>) {
  const url = `/staff/l/${lead.id}/${act}`
  const { statusCode } = await running.postForm(url, fields, { cookie: member.cookie })
  expect([url, statusCode]).toEqual([url, 303])
  lead.touchedAt = running.state.now
}

async function move(member: Member, lead: KnownLead, to: LeadStatus, eta?: 10 | 20): Promise<void> {
  const { status: from } = lead
  await press(member, lead, 'step', { from, to, ...(eta !== undefined && { eta: String(eta) }) })
  lead.status = to
  if (to === 'accepted') lead.assignee = member.staffMemberId
  if (to === 'pending') lead.assignee = null
  if (to === 'pending') lead.waitingSince = running.state.now
  lead.eta = eta === undefined ? null : { minutes: eta, at: running.state.now }
}

/** One of the things that staff do, to some of the open leads. */
async function work(): Promise<void> {
  for (const lead of leads.filter(isOpen)) {
    // Some are forgotten, as in every business.
    if (random.chance(0.45)) continue
    const owner = members.find(({ staffMemberId }) => staffMemberId === lead.assignee)
    if (owner === undefined)
      await move(random.pick(members), lead, random.chance(0.15) ? 'lost' : 'accepted')
    else if (lead.status === 'accepted' && random.chance(0.2)) await move(owner, lead, 'pending')
    else if (lead.status === 'accepted')
      await move(owner, lead, 'en_route', random.pick([10, 20] as const))
    else await move(owner, lead, 'done')
  }
}

/** Two requests are of one job only within a week. */
const isRecentJob = (lead: KnownLead): boolean =>
  isOpen(lead) && lead.assignee !== null && running.state.now - lead.storedAt < 5 * DAY_MS

/** A customer sends the same job again; a colleague joins both. */
async function duplicate(first: KnownLead | undefined): Promise<void> {
  const member = members[0]
  if (first === undefined || member === undefined) return
  const { phone = '' } = (await running.db.read((tx) => getLead(tx, first.id))) ?? {}
  const second = await newLead({ phone, timeframe: 'ASAP' })
  if (second.storedAt <= first.storedAt) return
  await press(member, second, 'join', { other: first.id })
  second.status = 'duplicate'
}

/** Returns the leads that the list begins with. */
function expectedFirst(viewer: Member): readonly string[] {
  const { now } = running.state
  const isSoon = ({ appointment }: KnownLead): boolean =>
    appointment !== null && appointment <= now + 2 * HOUR_MS
  const isParked = ({ touchedAt, appointment }: KnownLead): boolean =>
    touchedAt < now - WEEK_MS && (appointment === null || appointment + 2 * HOUR_MS < now)
  const open = leads.filter((lead) => isOpen(lead) && !isParked(lead))
  const isNow = (lead: KnownLead): boolean =>
    lead.status === 'en_route' || !isPlanned(lead.timeframe) || isSoon(lead)
  const mine = open
    .filter((lead) => lead.assignee === viewer.staffMemberId && isNow(lead))
    .filter(({ status }, _, all) => status === 'en_route' || !all.some(isDriving))
  const urgent = open
    .filter(({ status }) => status === 'pending')
    .filter((lead) =>
      lead.appointment === null
        ? !isPlanned(lead.timeframe) && lead.waitingSince >= now - DAY_MS
        : isSoon(lead) && lead.appointment >= now - DAY_MS,
    )
    .toSorted(
      (one, other) =>
        Number(other.timeframe === 'ASAP') - Number(one.timeframe === 'ASAP') ||
        (one.appointment ?? one.storedAt) - (other.appointment ?? other.storedAt),
    )
    .map(({ id }) => id)
  return mine.length === 0 ? urgent : [mine.map(({ id }) => id).join('|'), ...urgent]
}
const isDriving = ({ status }: KnownLead): boolean => status === 'en_route'

/** Returns how many rows were compared. */
async function checkBoard(viewer: Member, moment: number): Promise<number> {
  const { body } = await running.app.inject({ url: '/staff', headers: { cookie: viewer.cookie } })
  const fold = body.indexOf('data-fold="later"')
  const card = /class="card" href="\/staff\/l\/([^"]+)"/g
  const rows = [...body.matchAll(card)].map(({ 1: id = '', index }) => ({ id, index }))
  const first = expectedFirst(viewer)
  for (const [place, id] of first.entries())
    expect(id.split('|'), `moment ${moment}, ${viewer.firstName}, row ${place}`).toContain(
      rows[place]?.id,
    )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    leads
      .filter(isOpen)
      .map(({ id }) => id)
      .toSorted(),
  )
  const canWait = (lead: KnownLead): boolean =>
    lead.status === 'pending' &&
    lead.appointment === null &&
    ['Within Couple of Weeks', 'Just Curious'].includes(lead.timeframe)
  for (const lead of leads.filter((one) => isOpen(one) && canWait(one)))
    expect(rows.find(({ id }) => id === lead.id)?.index, lead.timeframe).toBeGreaterThan(fold)
  return first.length
}

/** The page of the customer says who has the lead, and of a duplicate that the other one goes on. */
async function checkPage(lead: KnownLead): Promise<void> {
  if (running.state.now - lead.storedAt > PAGE_LASTS_MS) return
  if (!isOpen(lead) && running.state.now - lead.touchedAt > CLOSED_PAGE_LASTS_MS) return
  const state = (await running.app.inject(`${lead.path}/state`)).json<StatusPageResponse>()
  const named = members.find(({ staffMemberId }) => staffMemberId === lead.assignee)
  const states: Partial<Record<LeadStatus, string>> = {
    pending: 'stored',
    lost: 'cancelled',
    duplicate: 'joined',
  }
  expect([lead.id, state.state]).toEqual([lead.id, states[lead.status] ?? lead.status])
  if (!isOpen(lead)) return
  expect(state.by?.name).toBe(named?.firstName)
  const { body } = await running.app.inject(lead.path)
  expect(body).not.toContain('No locksmith is coming')
  const { eta } = lead
  const late = eta !== null && running.state.now >= eta.at + (eta.minutes + 10) * MINUTE_MS
  expect(body.includes('Your locksmith is running late')).toBe(lead.status === 'en_route' && late)
}

test('shows what an owner wants to see first, and customers the truth, for a month', async () => {
  let compared = 0
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    // By day and by night; sometimes two moments within the hour.
    running.state.now += moment % 5 === 4 ? 35 * MINUTE_MS : 21 * HOUR_MS
    await work()
    const count = LEADS_PER_MOMENT[moment % LEADS_PER_MOMENT.length] ?? 1
    for (let added = 0; added < count; added += 1) await newLead()
    if (moment % 9 === 6) await duplicate(leads.findLast(isRecentJob))
    for (const viewer of members) compared += await checkBoard(viewer, moment)
    for (const lead of leads) await checkPage(lead)
  }
  expect(leads.length).toBeGreaterThanOrEqual(60)
  expect(compared).toBeGreaterThan(150)
  expect(leads.filter(({ status }) => status === 'duplicate').length).toBeGreaterThan(1)
}, 240_000)

test('lets a wrong number be corrected by a press on what the customer wrote', async () => {
  const [member] = members
  const lead = await newLead({ timeframe: 'ASAP' })
  if (member === undefined) throw new Error('nobody is signed in')
  await running.postForm(`${lead.path}/note`, { note: 'My number is 201 555 0199, sorry' })
  await press(member, lead, 'correct', { phone: '(201) 555-0199' })
  expect((await running.db.read((tx) => getLead(tx, lead.id)))?.phone).toBe('(201) 555-0199')
})
