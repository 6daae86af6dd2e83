import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { nightEnd } from '#domain/alarm/loudness.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { goesBeyondOnCall } from '#domain/alarm/plan.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { business } from '#domain/business/business.ts'
import { isOff, onCallAt, OVERRIDE_KINDS } from '#domain/staff/on-call/on-call.ts'
import { WEEKDAYS } from '#domain/staff/on-call/shift.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { toAlarmLead } from '#server/db/tables/alarm-lead-rows.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { DueAlarm } from './alarm-step.ts'
import { decideStep } from './decide-step.ts'

const YEAR = { from: Date.parse('2031-01-01T05:00:00Z'), to: Date.parse('2032-01-01T05:00:00Z') }
const PLANS = [
  '0s mail push webhook pushover all; 45s call next; 3m call next; repeat 5',
  '0s call sms push all; 1m call 1; 1m call 2; 5m call all; repeat 3',
  '0s mail all; hours 7-22',
  '0s push all; 1m call next; 2m call owner; 2m call push everybody; repeat 3',
]
const IDS = ['ana', 'ben', 'cy', 'dee']

const channelsOf = (id: string): StaffMember['channels'] =>
  (['mail', 'push', 'call', 'sms', 'pushover'] as const).map((kind) => ({
    id: `${id} ${kind}`,
    kind,
    address: JSON.stringify(
      kind === 'mail' ? { kind, to: [`${id}@palisade.example`] } : { kind, phone: '+12015550111' },
    ),
    testedAt: null,
    lastOkAt: null,
    lastError: null,
    goneAt: null,
  }))

const anyInstant = fc.integer({ min: YEAR.from, max: YEAR.to })
const anyTime = fc.constantFrom('00:00', '06:00', '09:00', '18:00', '22:00')
const anyShift = fc.record({
  days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  from: anyTime,
  to: anyTime,
  isFirst: fc.boolean(),
})
const anyStaff = fc
  .tuple(
    ...IDS.map((id) =>
      fc.record({
        id: fc.constant(id),
        name: fc.constant(id),
        role: fc.constantFrom('owner' as const, 'locksmith' as const),
        language: fc.constant('en' as const),
        channels: fc.constant(channelsOf(id)),
        shifts: fc.array(anyShift, { maxLength: 2 }),
        overrides: fc.array(
          fc.record({
            kind: fc.constantFrom(...OVERRIDE_KINDS),
            from: anyInstant,
            until: anyInstant,
          }),
          { maxLength: 3 },
        ),
      }),
    ),
  )
  .chain((staff) => fc.subarray(staff, { minLength: 1 }))

test('never calls or pushes to who is off or has declined, nor about planned requests at night', () => {
  fc.assert(
    fc.property(
      anyStaff,
      fc.constantFrom(...TIMEFRAMES),
      fc.constantFrom(...PLANS),
      fc.array(
        fc.record({
          staffMemberId: fc.constantFrom(...IDS),
          round: fc.integer({ min: 1, max: 5 }),
        }),
        {
          maxLength: 6,
        },
      ),
      fc.option(fc.constantFrom(...IDS)),
      anyInstant,
      (staff, timeframe, text, declined, restartedBy, startedAt) => {
        const reading = parseAlarmPlan(text)
        if (!reading.ok) throw new Error(reading.problem)
        let alarm: DueAlarm = {
          lead: {
            ...toAlarmLead({
              id: 'lead',
              timeframe,
              verification: 'verified',
              suspicionReasons: [],
            }),
            source_url: '/',
            visitor_info: null,
            type: 'booking',
            status: 'pending',
          },
          plan: null,
          round: 0,
          step: 0,
          notified: [],
          declined,
          ownerAskedInRound: 0,
          startedAt,
          notAfter: startedAt + 3_600_000,
          acceptedBy: null,
          restartedBy,
          isLimited: false,
          isTakenElsewhere: false,
        }
        let now: number | null = startedAt
        for (let count = 0; now !== null && count < 60; count++) {
          const moment = { now, timeZone: business.timeZone }
          const decision = decideStep(alarm, {
            now,
            plan: { text, plan: reading.plan },
            staff,
            configuredChannels: new Set(CHANNEL_KINDS),
            staffEmail: ['box@palisade.example'],
            randomId: () => 'id',
          })
          const round = Math.max(1, decision.round)
          const onCall = onCallAt(staff, now, business.timeZone).members
          for (const { kind, channel, staffMemberId } of decision.notices) {
            if (kind === 'expired') continue
            if (isPlanned(timeframe)) {
              expect(channel).not.toBe('call')
              if (nightEnd(reading.plan, moment) !== null) expect(channel).toBe('mail')
            }
            const member = staff.find(({ id }) => id === staffMemberId)
            if (member === undefined) continue
            expect(isOff(member, now)).toBe(false)
            const who = reading.plan.steps[decision.step - 1]?.who ?? 'all'
            if (!goesBeyondOnCall(who)) expect(onCall).toContain(member)
            if (who === 'owner') expect(member.role).toBe('owner')
            expect(
              declined.some((one) => one.staffMemberId === member.id && one.round === round),
            ).toBe(false)
          }
          alarm = { ...alarm, ...decision, notAfter: decision.notAfter ?? alarm.notAfter }
          if (decision.isExpired) break
          now = decision.nextAt
        }
        // Every alarm ends.
        expect(now === null || alarm.plan !== null).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})
