import { z } from 'zod'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { business } from '#domain/business/business.ts'
import { nextMorning, type Override, OVERRIDE_KINDS } from '#domain/staff/on-call/on-call.ts'
import { overrideProblem } from '#domain/staff/on-call/schedule-change.ts'
import { parseLocalDateTime } from '#domain/staff/on-call/shift.ts'
import { ON_CALL_ADDRESS } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { changeSchedule } from '#server/staff/schedule-changes.ts'
import type { BoardForm } from '#server/board/form.ts'
import { mayChange } from '#server/board/on-call/may-change.ts'
import { rejectedAs } from './get-on-call.ts'

interface Fields {
  readonly staffMemberId: string
  /** Who is on call in the place of a staff member who is off. */
  readonly insteadId: string | undefined
  readonly override: Override
  readonly isRemoval: boolean
  /** Whether the form with times was sent, not one of the two buttons. */
  readonly isPlanned: boolean
}

const text = () => z.string().default('')

/** POST /staff/on-call/override: a time off or on, from a press on until the morning, or planned. */
export const override: BoardForm<Fields> = {
  address: `${ON_CALL_ADDRESS}/override`,
  needs: 'self',
  fields: ({ viewer, now }) =>
    z
      .object({
        staffMember: z.string().default(viewer.id),
        instead: text(),
        kind: z.enum(OVERRIDE_KINDS).catch('on'),
        intent: text(),
        from: text(),
        until: text(),
        day: z.string().optional(),
        time: text(),
        'from-day': text(),
        'from-time': text(),
      })
      .transform(({ staffMember, instead, kind, intent, ...typed }, context) => {
        const isRemoval = intent === 'remove'
        const times = isRemoval ? readPlanned(typed) : readTimes(typed, now)
        if (typeof times === 'string') {
          const message = ON_CALL_MESSAGES[viewer.language].wrong[times]
          context.addIssue({ code: 'custom', message })
          return z.NEVER
        }
        return {
          staffMemberId: staffMember,
          insteadId: instead || undefined,
          override: { kind, ...times },
          isRemoval,
          isPlanned: typed.day !== undefined,
        }
      }),
  async save(tx, { staffMemberId, insteadId, override: planned, isRemoval, isPlanned }, press) {
    const { viewer, now, settings } = press
    const { wrong } = ON_CALL_MESSAGES[viewer.language]
    if (!mayChange(viewer, staffMemberId)) return 'forbidden'
    if (insteadId !== undefined && !mayChange(viewer, insteadId)) return 'forbidden'
    const by = { byId: viewer.id, now, settings }
    if (isRemoval) {
      const removal = { kind: 'override-removed', override: planned } as const
      const result = await changeSchedule(tx, staffMemberId, removal, by)
      const isRemoved = result === 'changed'
      return { to: isRemoved ? savedAddress(ON_CALL_ADDRESS, 'time-removed') : ON_CALL_ADDRESS }
    }
    const problem = overrideProblem(planned, { role: viewer.role, now })
    if (problem !== null) return { problem: wrong[problem] }
    if (insteadId !== undefined && (planned.kind !== 'off' || insteadId === staffMemberId))
      return { problem: wrong.instead }
    const change = { kind: 'override', override: planned } as const
    const result = await changeSchedule(tx, staffMemberId, change, { ...by, insteadId })
    // They were removed meanwhile.
    if (result === 'unknown') return 'unknown'
    if (result === 'too-many') return { problem: wrong[result] }
    const isPress = !isPlanned && planned.kind !== 'first'
    return { to: savedAddress(ON_CALL_ADDRESS, isPress ? planned.kind : 'time') }
  },
  rejected: rejectedAs('override'),
}

/** Reads a time that is planned already, which the page sends. */
function readPlanned(
  typed: Readonly<Record<'from' | 'until', string>>,
): Pick<Override, 'from' | 'until'> | 'missing' {
  const [from, until] = [Number(typed.from), Number(typed.until)]
  return Number.isSafeInteger(from) && Number.isSafeInteger(until) ? { from, until } : 'missing'
}

/** Reads when a time off or on begins and ends. The buttons for the viewer have no times. */
function readTimes(
  typed: Readonly<Record<'time' | 'from-day' | 'from-time', string>> & {
    readonly day?: string | undefined
  },
  now: number,
): Pick<Override, 'from' | 'until'> | 'missing' | 'past' {
  const { timeZone } = business
  if (typed.day === undefined) return { from: now, until: nextMorning(now, timeZone) }
  const isNow = typed['from-day'] === '' && typed['from-time'] === ''
  const from = isNow
    ? now
    : parseLocalDateTime(`${typed['from-day']}T${typed['from-time']}`, timeZone)
  if (from === null) return 'missing'
  const until = parseLocalDateTime(`${typed.day}T${typed.time}`, timeZone)
  return until === null ? 'past' : { from, until }
}
