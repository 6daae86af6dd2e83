import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EventContent, type EventKind, isEventKind, type LeadEvent } from './events.ts'
import { leadEvent } from './lead-event.fixture.ts'
import { LEAD_STATUSES, RESTART_EVENTS } from './lifecycle.ts'
import { nextPollDelayMs } from '#domain/lead/polling.ts'
import {
  isStatusPageExpired,
  STATUS_PAGE_AFTER_CLOSE_MS,
  STATUS_STEPS,
  STATUS_PAGE_LIFETIME_MS,
  statusPageFacts,
  notAcceptedForMs,
} from './status-page.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

const event = (kind: EventKind, at = 0, by: string | null = null): LeadEvent =>
  leadEvent({ kind, payload: {} } as EventContent, { at, by })
const stored = event('stored')

/** Whatever may be written down about a request, in any order. */
const recorded = fc.array(
  fc
    .record({
      kind: fc.constantFrom<EventKind>(
        ...LEAD_STATUSES.filter((status) => status !== 'pending'),
        ...STATUS_STEPS.filter((kind) => isEventKind(kind)),
        ...RESTART_EVENTS,
        'note',
        'payment',
        'quoted',
        'agreed',
        'disagreed',
        'expired',
        'gate_code',
      ),
      at: fc.nat(),
      by: fc.option(fc.constantFrom('Maria Lopez', 'Dan')),
    })
    .map(({ kind, at, by }) => event(kind, at, by)),
)

describe('statusPageFacts', () => {
  test('shows no state without its own recorded event', () => {
    fc.assert(
      fc.property(recorded, (events) => {
        const { state, acceptedBy, events: told } = statusPageFacts([stored, ...events])
        expect(told.some(({ kind }) => kind === state)).toBe(true)
        if (acceptedBy !== null)
          expect(
            events.some(
              ({ kind, staffMemberName }) => kind === 'accepted' && staffMemberName === acceptedBy,
            ),
          ).toBe(true)
        for (const { kind, at } of told) {
          const source = events.filter((one) => one.at === at).map((one) => one.kind)
          if (kind === 'stored') expect([...source, 'stored']).toContain('stored')
          else if (kind === 'seen')
            expect(source.some((one) => one === 'seen' || one === 'accepted')).toBe(true)
          else if (kind === 'cancelled')
            expect(source.some((one) => ['cancelled', 'lost', 'spam'].includes(one))).toBe(true)
          else if (kind === 'closed' || kind === 'joined') expect(source).toContain('duplicate')
          else if (kind === 'handed_back')
            expect(
              source.some((one) => ['handed_back', 'handed_over', 'pending'].includes(one)),
            ).toBe(true)
          else expect(source).toContain(kind)
        }
      }),
    )
  })

  test('does not change with time alone', () => {
    expect(statusPageFacts([stored])).toEqual({
      status: 'pending',
      state: 'stored',
      acceptedBy: null,
      wasAccepted: false,
      eta: null,
      events: [{ kind: 'stored', at: 0 }],
      again: null,
    })
  })

  test('shows an accepted lead as seen, once', () => {
    const { state, acceptedBy, events } = statusPageFacts([
      stored,
      event('mailed', 1),
      event('seen', 2),
      event('seen', 3),
      event('gate_code', 4),
      event('accepted', 5, 'Maria Lopez'),
    ])
    expect({ state, acceptedBy }).toEqual({ state: 'accepted', acceptedBy: 'Maria Lopez' })
    expect(events.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'stored 0',
      'mailed 1',
      'seen 2',
      'accepted 5',
    ])
    expect(statusPageFacts([stored, event('accepted', 5)]).events).toContainEqual({
      kind: 'seen',
      at: 5,
    })
  })

  test.each(['lost', 'spam', 'cancelled'] as const)(
    'shows %s as the end without a visit',
    (kind) => {
      expect(statusPageFacts([stored, event(kind, 1)]).state).toBe('cancelled')
    },
  )
})

test('shows a handed-back lead as unassigned, without the steps of its former assignee', () => {
  const events = [
    event('accepted', 1, 'Maria Lopez'),
    event('en_route', 2),
    event('handed_back', 3),
  ]
  expect(statusPageFacts([stored, ...events])).toEqual({
    status: 'pending',
    state: 'stored',
    acceptedBy: null,
    wasAccepted: true,
    eta: null,
    events: [
      { kind: 'stored', at: 0 },
      { kind: 'seen', at: 1 },
      { kind: 'handed_back', at: 3 },
    ],
    again: { kind: 'handed_back', at: 3 },
  })
})

test('repeats the latest arrival time, until the lead is no longer en route', () => {
  const eta = (minutes: number, at: number) =>
    leadEvent({ kind: 'eta', payload: { minutes } }, { at })
  const events = [stored, event('accepted', 1), event('en_route', 2), eta(20, 3), eta(45, 4)]
  const etaAfter = (...kinds: EventKind[]) =>
    statusPageFacts([...events, ...kinds.map((kind, at) => event(kind, 5 + at))]).eta
  expect(etaAfter('note')).toEqual({ minutes: 45, at: 4 })
  for (const kind of ['handed_back', 'handed_over', 'accepted', 'done'] as const)
    expect(etaAfter(kind)).toBeNull()
  expect(etaAfter('undone', 'en_route')).toBeNull()
  expect(etaAfter('done', 'undone')).toEqual({ minutes: 45, at: 4 })
})

test('shows nothing of a step that was undone', () => {
  const events = [stored, event('accepted', 1, 'Maria Lopez')]
  const undone = [...events, event('done', 2), event('undone', 3)]
  expect(statusPageFacts(undone)).toEqual(statusPageFacts(events))
  expect(statusPageFacts([...undone, event('undone', 4)])).toMatchObject({
    state: 'stored',
    acceptedBy: null,
  })
})

test('does not expire a lead that was reopened', () => {
  const events = [stored, event('done', 1), event('reopened', 2)]
  expect(isStatusPageExpired(events, STATUS_PAGE_AFTER_CLOSE_MS + 10)).toBe(false)
})

describe('lifetime', () => {
  const HOUR = 60 * MINUTE_MS

  test.each(['done', 'cancelled', 'lost', 'spam'] as const)(
    'ends 48 hours after the lead is %s',
    (kind) => {
      const events = [stored, event(kind, HOUR)]
      expect(isStatusPageExpired(events, HOUR + STATUS_PAGE_AFTER_CLOSE_MS)).toBe(false)
      expect(isStatusPageExpired(events, HOUR + STATUS_PAGE_AFTER_CLOSE_MS + 1)).toBe(true)
      expect(STATUS_PAGE_AFTER_CLOSE_MS).toBe(48 * HOUR)
    },
  )

  test('of an open request lasts seven days from what happened last', () => {
    expect(STATUS_PAGE_LIFETIME_MS).toBe(7 * 24 * HOUR)
    for (const events of [[stored], [stored, event('accepted', HOUR)]]) {
      const last = events.at(-1)?.at ?? 0
      expect(isStatusPageExpired(events, last + STATUS_PAGE_LIFETIME_MS)).toBe(false)
      expect(isStatusPageExpired(events, last + STATUS_PAGE_LIFETIME_MS + 1)).toBe(true)
    }
  })

  test('lasts 48 hours after the appointment, and after a late end of the job', () => {
    const end = 20 * 24 * HOUR
    const booked = [stored, event('accepted', HOUR)]
    expect(isStatusPageExpired(booked, end + 5 * MINUTE_MS, end)).toBe(false)
    expect(isStatusPageExpired(booked, end + STATUS_PAGE_AFTER_CLOSE_MS + 1, end)).toBe(true)
    const done = [...booked, event('done', end + HOUR)]
    expect(isStatusPageExpired(done, end + HOUR + STATUS_PAGE_AFTER_CLOSE_MS, end)).toBe(false)
    expect(isStatusPageExpired(done, end + HOUR + STATUS_PAGE_AFTER_CLOSE_MS + 1, end)).toBe(true)
  })

  test('returns no status page for an unknown submission', () => {
    expect(isStatusPageExpired([], 1)).toBe(true)
  })
})

test.each([
  ['pending', 10 * MINUTE_MS - 1, null],
  ['pending', 10 * MINUTE_MS, 10 * MINUTE_MS],
  ['pending', 20 * MINUTE_MS, 20 * MINUTE_MS],
  ['accepted', 60 * MINUTE_MS, null],
  ['cancelled', 60 * MINUTE_MS, null],
] as const)('%s for %d ms is unaccepted for: %s', (status, age, unaccepted) => {
  expect(notAcceptedForMs(status, 5, 5 + age)).toBe(unaccepted)
})

test.each([
  [0, 3000],
  [2 * MINUTE_MS - 1, 3000],
  [2 * MINUTE_MS, 10_000],
  [17 * MINUTE_MS - 1, 10_000],
  [17 * MINUTE_MS, MINUTE_MS],
  [24 * 60 * MINUTE_MS, MINUTE_MS],
])('polls a page that has been open for %d ms again after %d', (open, after) => {
  expect(nextPollDelayMs(open)).toBe(after)
})
