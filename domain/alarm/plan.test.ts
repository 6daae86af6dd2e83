import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHANNEL_KINDS } from './channels.ts'
import {
  ALARM_LIFETIME_MS,
  type AlarmPlan,
  DEFAULT_PLANS,
  isPhoneAllowed,
  nextStaffMember,
  type NotifiedStaff,
  nextStep,
  planKey,
  plannedSteps,
  stepStartMs,
} from './plan.ts'
import { parseAlarmPlan } from './plan-reader.ts'

function planOf(text: string): AlarmPlan {
  const reading = parseAlarmPlan(text)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.plan
}

const problemOf = (text: string): string => {
  const reading = parseAlarmPlan(text)
  return reading.ok ? 'a plan' : reading.problem
}

describe('parseAlarmPlan', () => {
  test('the default calls three of those on call from 45 seconds on, then the owner, then everybody, in five rounds', () => {
    const call = { afterMs: 180_000, channels: ['call'] }
    expect(planOf(DEFAULT_PLANS.alarm_plan)).toEqual({
      steps: [
        { afterMs: 0, channels: ['mail', 'push', 'webhook', 'pushover'], who: 'all' },
        { ...call, afterMs: 45_000, who: 'next' },
        { ...call, who: 'next' },
        { ...call, who: 'next' },
        { ...call, who: 'owner' },
        { ...call, who: 'everybody' },
      ],
      rounds: 5,
      hours: null,
    })
  })

  test('the default for later timeframes sends one notice and calls by day only', () => {
    const { steps, rounds, hours } = planOf(DEFAULT_PLANS.alarm_plan_later)
    expect({ steps: steps.length, rounds, hours }).toEqual({
      steps: 1,
      rounds: 1,
      hours: { from: 7, to: 22 },
    })
    expect(planKey('ASAP')).toBe('alarm_plan')
    expect(planKey('Just Curious')).toBe('alarm_plan_later')
  })

  test('ignores case, line ends and white space', () => {
    expect(planOf(' 0S  Mail ALL ;\n1m call\t1;Hours 0-24 ')).toEqual(
      planOf('0s mail all; 60s call 1; hours 0-24'),
    )
  })

  test.each([
    ['', 'The plan is empty'],
    [' ; ', 'The plan is empty'],
    ['repeat 3', 'The plan has no step'],
    ['0s mail all;', 'Part 2 is empty: take one ; away'],
    ['0s mail all; 45x call 1', "Part 2, '45x call 1', begins with '45x', which is no delay"],
    ['mail all', "Part 1, 'mail all', begins with 'mail', which is no delay"],
    ['61m mail all', 'which is no delay'],
    ['0s', "Part 1, '0s', does not say who"],
    ['0s mail push', 'does not say who'],
    ['0s all', 'names no channel'],
    ['0s fax all', "holds 'fax', which is no channel: write one of call, push"],
    ['0s mail push mail all', 'names mail twice'],
    ['0s call 0', "ends with '0', which is nobody"],
    ['0s call Maria', "ends with 'maria', which is nobody"],
    ['0s mail all; repeat 3; 45s call 1', "Part 3, '45s call 1', comes too late"],
    ['0s mail all; 40s call 1; repeat 0', "'repeat 0' is not understood"],
    ['0s mail all; 40s call 1; repeat 2; repeat 2', 'repeat occurs twice'],
    ['0s mail all; repeat 3', 'would repeat without a pause'],
    ['0s mail all; hours 22-7', "'hours 22-7' is not understood"],
    ['0s mail all; hours 7-25', 'is not understood'],
    ['0s mail all; 30m call 1; 30m call 2', "Part 3, '30m call 2', would come after"],
    [Array.from({ length: 21 }, () => '1s call 1').join(';'), 'Part 21'],
  ])('%j is rejected with the place and a correction', (text, problem) => {
    expect(problemOf(text)).toContain(problem)
  })

  const word = fc.constantFrom(
    ...CHANNEL_KINDS,
    ...'all next owner everybody 1 2 0 0s 45s 3m 99m repeat hours 7-22 ; x'.split(' '),
  )

  test('returns either a plan or an error that names a place, for any text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const reading = parseAlarmPlan(text)
        if (reading.ok) {
          expect(reading.plan.steps.length).toBeGreaterThan(0)
          expect(plannedSteps(reading.plan).length).toBeGreaterThanOrEqual(
            reading.plan.steps.length,
          )
        } else {
          expect(reading.problem).toMatch(/^(Part \d+|The plan|'(repeat|hours)).*: \S|twice/u)
          expect(reading.problem).not.toMatch(/[\n\r\0]/)
        }
      }),
      { numRuns: 2000 },
    )
  })

  const plans: fc.Arbitrary<AlarmPlan> = fc.record({
    steps: fc.array(
      fc.record({
        afterMs: fc.integer({ min: 30, max: 170 }).map((seconds) => seconds * 1000),
        channels: fc.uniqueArray(fc.constantFrom(...CHANNEL_KINDS), { minLength: 1 }),
        who: fc.oneof(
          fc.constantFrom('all', 'next', 'owner', 'everybody'),
          fc.integer({ min: 1, max: 20 }),
        ),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    rounds: fc.integer({ min: 1, max: 20 }),
    hours: fc.constantFrom(null, { from: 7, to: 22 }, { from: 0, to: 24 }),
  })

  test('parses every step and option', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { steps, rounds, hours } = plan
        const parts = steps.map(
          ({ afterMs, channels, who }) => `${afterMs / 1000}s ${channels.join(' ')} ${who}`,
        )
        if (hours) parts.push(`hours ${hours.from}-${hours.to}`)
        expect(planOf([...parts, `repeat ${rounds}`].join('; '))).toEqual(plan)
      }),
    )
  })

  test('nextStep visits every step of every round that fits, and ends', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const walked: number[] = []
        let next = nextStep(plan, { round: 0, step: 0 })
        while (next !== null) {
          walked.push(next.step)
          next = nextStep(plan, next)
        }
        expect(walked).toHaveLength(plan.steps.length * plan.rounds)
        for (const { atMs } of plannedSteps(plan)) expect(atMs).toBeLessThan(ALARM_LIFETIME_MS)
      }),
    )
  })
})

test('counts the delay of a later round from the last step of the round before it', () => {
  const plan = planOf('0s mail all; 45s call 1; 3m call 2; repeat 3')
  const times = plannedSteps(plan).map(({ atMs }) => atMs / 1000)
  expect(times).toEqual([0, 45, 225, 225, 270, 450, 450, 495, 675])
  const startOf = (round: number, step: number) => stepStartMs(plan, { round, step }) / 1000
  expect([1, 2, 3].map((round) => startOf(round, 1))).toEqual([0, 225, 450])
  expect([startOf(1, 2), startOf(2, 3)]).toEqual([45, 450])
})

describe('the default plan reaches all staff during the whole hour', () => {
  /** Returns the minutes of the calls to each staff member, in the order of the list. */
  const callsOf = (people: number): readonly (readonly number[])[] => {
    const plan = planOf(DEFAULT_PLANS.alarm_plan)
    const staff = Array.from({ length: people }, (_, index) => ({ id: String(index) }))
    const notified: NotifiedStaff[] = []
    for (const { who, round, step, atMs } of plannedSteps(plan)) {
      const next = who === 'next' ? nextStaffMember(plan, round, staff, notified) : null
      const left = staff.filter(({ id }) =>
        notified.every((one) => one.round < round || one.staffMemberId !== id),
      )
      for (const { id } of next ? [next] : who === 'everybody' ? left : [])
        notified.push({ staffMemberId: id, round, step, at: atMs })
    }
    return staff.map(({ id }) =>
      notified.filter(({ staffMemberId }) => staffMemberId === id).map(({ at }) => at / 60_000),
    )
  }

  test.each([1, 2, 3, 5])('calls each of %i staff members four or five times', (people) => {
    for (const minutes of callsOf(people)) {
      expect(minutes.length).toBeGreaterThanOrEqual(4)
      expect(minutes.length).toBeLessThanOrEqual(5)
      expect(minutes[0]).toBeLessThan(13)
      expect(minutes.at(-1)).toBeGreaterThan(40)
    }
  })

  test('calls everybody in each round, also more than it has calls one after the other', () => {
    for (const minutes of callsOf(12)) expect(minutes[0]).toBeLessThan(13)
  })

  test('calls a staff member who has come on call next, and nobody twice in a round', () => {
    const plan = planOf(DEFAULT_PLANS.alarm_plan)
    const next = (round: number, ids: string, called: string) =>
      nextStaffMember(
        plan,
        round,
        [...ids].map((id) => ({ id })),
        // The first step is for everybody.
        [...called].map((staffMemberId, index) => ({
          staffMemberId,
          round: 1,
          step: index + 2,
          at: 0,
        })),
      )?.id
    expect(next(1, 'cd', 'ab')).toBe('c')
    expect(next(1, 'acb', 'ab')).toBe('c')
    expect(next(1, 'ab', 'ab')).toBeUndefined()
    expect(next(2, 'bad', 'ab')).toBe('d')
    expect(next(2, 'ba', 'ab')).toBe('a')
  })

  test('calls a single staff member once in each round', () => {
    expect(callsOf(1)).toEqual([[0.75, 13.5, 26.25, 39, 51.75]])
  })
})

describe('hours of calls and SMS', () => {
  const plan = planOf('0s call 1; hours 7-22')
  const may = (iso: string) =>
    isPhoneAllowed(plan, { now: Date.parse(iso), timeZone: 'America/New_York' })

  test("uses the business's time zone in winter and in summer", () => {
    expect(may('2031-01-10T11:59:59Z')).toBe(false)
    expect(may('2031-01-10T12:00:00Z')).toBe(true)
    expect(may('2031-07-10T10:59:59Z')).toBe(false)
    expect(may('2031-07-10T11:00:00Z')).toBe(true)
    expect(may('2031-07-11T01:59:59Z')).toBe(true)
    expect(may('2031-07-11T02:00:00Z')).toBe(false)
  })

  test('allows any hour without a limit', () => {
    expect(isPhoneAllowed({ hours: null }, { now: 0, timeZone: 'America/New_York' })).toBe(true)
  })
})
