import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  isLastNotOff,
  isOff,
  nextMorning,
  onCallAt,
  onCallNextWeek,
  onCallPeriods,
  type Override,
  OVERRIDE_KINDS,
  type OverrideKind,
  type ScheduledStaff,
} from './on-call.ts'
import {
  formatDays,
  localDateTime,
  occurrences,
  parseDays,
  parseLocalDateTime,
  type Shift,
  WEEKDAYS,
} from './shift.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

const NEW_YORK = 'America/New_York'

const at = (text: string, timeZone = NEW_YORK): number => {
  const found = parseLocalDateTime(text, timeZone)
  if (found === null) throw new Error(text)
  return found
}

const shift = (days: string, from: string, to: string, isFirst = false): Shift => ({
  days: parseDays(days) ?? [],
  from,
  to,
  isFirst,
})

const member = (
  id: string,
  shifts: readonly Shift[] = [],
  overrides: readonly Override[] = [],
): ScheduledStaff => ({ id, shifts, overrides })

const idsAt = (staff: readonly ScheduledStaff[], time: string): string => {
  const { members, isUncovered } = onCallAt(staff, at(time), NEW_YORK)
  return members.map(({ id }) => id).join(' ') + (isUncovered ? ', uncovered' : '')
}

describe('days', () => {
  test.each([
    ['mon-fri', 'mon-fri'],
    ['sat,sun', 'sat, sun'],
    ['SUN, sat', 'sat, sun'],
    ['fri-mon', 'mon, fri-sun'],
    ['daily', 'mon-sun'],
    ['wed', 'wed'],
    ['mon-tue,tue,thu-sat', 'mon, tue, thu-sat'],
  ])('reads %s as %s', (text, days) => {
    expect(formatDays(parseDays(text) ?? [])).toBe(days)
    expect(parseDays(days)).toEqual(parseDays(text))
  })

  test.each(['', 'mo', 'mon-', 'mon-fri-sun', 'mon;tue', 'weekdays', 'mon,,tue', '-fri'])(
    'rejects %j',
    (text) => expect(parseDays(text)).toBeNull(),
  )
})

describe('who is asked', () => {
  const off = (id: string) => member(id, [], [{ kind: 'off', from: 0, until: 1e15 }])
  const scheduled = member('day', [shift('daily', '06:00', '18:00')])
  const asked = (staff: readonly ScheduledStaff[], time: string) =>
    askedOf(onCallAt(staff, at(time), NEW_YORK))

  test('is who is scheduled, else who is not off, and the owner only if everybody is off', () => {
    expect(asked([scheduled, off('a')], '2031-03-04T12:00')).toBe('scheduled')
    expect(asked([scheduled, off('a')], '2031-03-04T20:00')).toBe('not-off')
    expect(asked([off('a'), off('b')], '2031-03-04T12:00')).toBe('owner')
  })

  test('one staff member is the last while all others are off, not while they only have no shift', () => {
    const now = at('2031-03-04T12:00')
    expect(isLastNotOff([scheduled, off('a')], 'day', now)).toBe(true)
    expect(isLastNotOff([scheduled, member('a')], 'day', now)).toBe(false)
    expect(isLastNotOff([off('a'), off('b')], 'a', now)).toBe(false)
  })
})

describe('who is on call', () => {
  const day = member('day', [shift('daily', '06:00', '18:00')])
  const night = member('night', [shift('mon-fri', '18:00', '06:00')])

  test('is everybody while nobody has a shift', () => {
    expect(idsAt([member('a'), member('b')], '2031-03-04T03:00')).toBe('a b')
    expect(onCallAt([], 0, NEW_YORK)).toEqual({ members: [], isUncovered: false })
  })

  test('follows a shift over midnight until its end on the next day', () => {
    const staff = [member('none'), night, day]
    // 2031-03-04 is a Tuesday.
    expect(idsAt(staff, '2031-03-04T17:59')).toBe('day')
    expect(idsAt(staff, '2031-03-04T18:00')).toBe('night')
    expect(idsAt(staff, '2031-03-08T05:59')).toBe('night')
    expect(idsAt(staff, '2031-03-08T06:00')).toBe('day')
  })

  test('is everybody where nobody is scheduled, and says so', () => {
    expect(idsAt([night, day], '2031-03-08T20:00')).toBe('night day, uncovered')
  })

  test('counts a shift from and to the same time as a whole day', () => {
    const staff = [member('a', [shift('tue', '06:00', '06:00')]), member('b')]
    expect(idsAt(staff, '2031-03-05T05:59')).toBe('a')
    expect(idsAt(staff, '2031-03-05T06:00')).toBe('a b, uncovered')
  })

  test('is changed by an override until its time', () => {
    const until = at('2031-03-05T02:00')
    const off: ScheduledStaff = { ...night, overrides: [{ kind: 'off', from: 0, until }] }
    const on: ScheduledStaff = { ...day, overrides: [{ kind: 'on', from: 0, until }] }
    expect(idsAt([off, on], '2031-03-05T01:59')).toBe('day')
    expect(idsAt([off, on], '2031-03-05T02:00')).toBe('night')
    expect(idsAt([off, day], '2031-03-05T01:00')).toBe('day, uncovered')
    expect(idsAt([off, day], '2031-03-05T02:00')).toBe('night')
    expect(idsAt([off], '2031-03-05T01:00')).toBe(', uncovered')
    expect(idsAt([{ ...off, shifts: [] }, member('b')], '2031-03-05T01:00')).toBe('b')
  })

  test('is changed for the planned nights only, and the last plan that applies counts', () => {
    const [from, until] = [at('2031-03-07T18:00'), at('2031-03-10T06:00')]
    const holiday = { kind: 'off', from, until } as const
    const night2 = { from: at('2031-03-08T18:00'), until: at('2031-03-09T06:00') }
    const staff = [
      { ...night, overrides: [holiday] },
      { ...day, overrides: [{ kind: 'on', ...night2 } as const] },
      member(
        'c',
        [],
        [
          { kind: 'on', from, until },
          { kind: 'first', ...night2 },
        ],
      ),
    ]
    expect(idsAt(staff, '2031-03-07T17:59')).toBe('day')
    expect(idsAt(staff, '2031-03-07T18:00')).toBe('c')
    expect(idsAt(staff, '2031-03-08T18:00')).toBe('c day')
    expect(idsAt(staff, '2031-03-09T06:00')).toBe('day c')
    expect(idsAt(staff, '2031-03-10T19:00')).toBe('night')
  })

  test('puts a shift first before the order of the list', () => {
    const staff = [day, member('first', [shift('tue', '06:00', '12:00', true)])]
    expect(idsAt(staff, '2031-03-04T11:59')).toBe('first day')
    expect(idsAt(staff, '2031-03-04T12:00')).toBe('day')
  })

  test('lists the next seven days as periods from now on', () => {
    const staff = [night, day]
    const now = at('2031-03-06T20:00')
    const week = onCallNextWeek(staff, now, NEW_YORK)
    expect(week.length).toBe(15)
    expect(week[0]).toEqual({
      ...onCallAt(staff, now, NEW_YORK),
      from: now,
      to: at('2031-03-07T06:00'),
    })
    expect(week.filter(({ isUncovered }) => isUncovered).map(({ from }) => from)).toEqual([
      at('2031-03-08T18:00'),
      at('2031-03-09T18:00'),
    ])
    expect(onCallNextWeek([member('a')], now, NEW_YORK)).toHaveLength(1)
  })
})

describe('nights of a clock change', () => {
  const lengthOf = (one: Shift, date: string): number[] => {
    const from = at(`${date}T00:00`)
    return occurrences(one, { from, to: from }, NEW_YORK).map(
      (found) => (found.to - found.from) / HOUR_MS,
    )
  }

  // New York skips 2:00 to 3:00 on 2031-03-09 and repeats 1:00 to 2:00 on 2031-11-02.
  test('last 11 and 13 hours from 18:00 to 06:00, and a whole day 23 and 25', () => {
    expect(lengthOf(shift('sat', '18:00', '06:00'), '2031-03-09')).toEqual([11])
    expect(lengthOf(shift('sat', '18:00', '06:00'), '2031-11-02')).toEqual([13])
    expect(lengthOf(shift('sun', '00:00', '00:00'), '2031-03-09')).toEqual([23])
    expect(lengthOf(shift('sun', '00:00', '00:00'), '2031-11-02')).toEqual([25])
  })

  test.each([
    ['02:30', '2031-03-09', '2031-03-09T03:30-04:00'],
    ['01:30', '2031-11-02', '2031-11-02T01:30-04:00'],
  ])('hand over at %s on %s once, without gap or overlap', (time, date, instant) => {
    const staff = [
      member('a', [shift('daily', '12:00', time)]),
      member('b', [shift('daily', time, '12:00')]),
    ]
    const handover = Temporal.Instant.from(instant).epochMilliseconds
    const within = { from: at(`${date}T00:00`), to: at(`${date}T11:00`) }
    const periods = onCallPeriods(staff, within, NEW_YORK)
    expect(periods.map(({ from, members }) => [from, members.map(({ id }) => id)])).toEqual([
      [within.from, ['a']],
      [handover, ['b']],
    ])
  })
})

describe('a year of shifts', () => {
  const YEAR = { from: at('2031-01-01T00:00', 'UTC'), to: at('2032-01-01T00:00', 'UTC') }
  const anyTime = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
    const minutes = String((quarter % 4) * 15).padStart(2, '0')
    return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${minutes}`
  })
  const anyShift = fc.record({
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    from: anyTime,
    to: anyTime,
    isFirst: fc.boolean(),
  })
  const anyInstant = fc.integer({ min: YEAR.from, max: YEAR.to - 1 })
  const anyStaff = fc
    .array(
      fc.record({
        shifts: fc.array(anyShift, { maxLength: 3 }),
        overrides: fc.array(
          fc.record({
            kind: fc.constantFrom(...OVERRIDE_KINDS),
            from: anyInstant,
            until: anyInstant,
          }),
          { maxLength: 4 },
        ),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((staff) => staff.map((one, index): ScheduledStaff => ({ id: String(index), ...one })))
  const anyZone = fc.constantFrom(NEW_YORK, 'UTC', 'Australia/Lord_Howe', 'Asia/Kolkata')

  /** Reads the local clock, unlike the code under test; `null` next to a clock change. */
  const scheduledAs = (
    { shifts, overrides }: ScheduledStaff,
    { instant, timeZone, hasShifts }: { instant: number; timeZone: string; hasShifts: boolean },
  ): OverrideKind | null => {
    for (const { kind, from, until } of overrides.toReversed())
      if (from <= instant && instant < until) return kind
    if (!hasShifts) return 'on'
    const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
    const yesterday = local.subtract({ days: 1 })
    if (local.hoursInDay !== 24 || yesterday.hoursInDay !== 24) return null
    const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
    const [today, before] = [local, yesterday].map(({ dayOfWeek }) => WEEKDAYS[dayOfWeek - 1])
    const present = shifts.filter(({ days, from, to }) => {
      const has = (day: (typeof WEEKDAYS)[number] | undefined): boolean =>
        days.some((one) => one === day)
      return to > from
        ? has(today) && from <= time && time < to
        : (has(today) && from <= time) || (has(before) && time < to)
    })
    if (present.length === 0) return 'off'
    return present.some(({ isFirst }) => isFirst) ? 'first' : 'on'
  }

  test('has one answer at each moment, never somebody who is off, nor nobody without saying so', () => {
    fc.assert(
      fc.property(
        anyStaff,
        anyZone,
        fc.array(anyInstant, { minLength: 20, maxLength: 20 }),
        (staff, timeZone, instants) => {
          const periods = onCallPeriods(staff, YEAR, timeZone)
          expect(periods[0]?.from).toBe(YEAR.from)
          expect(periods.at(-1)?.to).toBe(YEAR.to)
          for (const [index, { from, to, members }] of periods.entries()) {
            expect(from).toBeLessThan(to)
            const isAnyAvailable = staff.some((one) => !isOff(one, from))
            expect(members.length > 0).toBe(isAnyAvailable)
            expect(members.some((one) => isOff(one, from))).toBe(false)
            if (index > 0) expect(from).toBe(periods[index - 1]?.to)
          }
          const hasShifts = staff.some(({ shifts }) => shifts.length > 0)
          for (const instant of [...instants, ...periods.slice(0, 20).map(({ from }) => from)]) {
            const { members, isUncovered } = onCallAt(staff, instant, timeZone)
            const [period, ...others] = periods.filter(
              ({ from, to }) => from <= instant && instant < to,
            )
            expect(others).toEqual([])
            expect(period).toMatchObject({ members, isUncovered })
            const kinds = staff.map((one) => scheduledAs(one, { instant, timeZone, hasShifts }))
            if (kinds.includes(null)) continue
            const of = (kind: OverrideKind) => staff.filter((_, index) => kinds[index] === kind)
            const expected = [...of('first'), ...of('on')]
            expect(isUncovered).toBe(expected.length === 0)
            expect(members).toEqual(
              isUncovered ? staff.filter((one) => !isOff(one, instant)) : expected,
            )
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

test.each([
  ['2031-03-04T05:59', '2031-03-04T06:00'],
  ['2031-03-04T06:00', '2031-03-05T06:00'],
  ['2031-03-08T23:00', '2031-03-09T06:00'],
  ['2031-11-01T23:00', '2031-11-02T06:00'],
])('after %s the next morning is %s', (now, morning) => {
  expect(localDateTime(nextMorning(at(now), NEW_YORK), NEW_YORK)).toBe(morning)
})

test.each(['', '2031-03-04', '2031-02-30T06:00', '2031-03-04T24:00', '2031-03-04T06:00Z', '6:00'])(
  'rejects %j as a local date and time',
  (text) => expect(parseLocalDateTime(text, NEW_YORK)).toBeNull(),
)
