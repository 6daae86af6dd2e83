import { perFacts } from '#domain/business/per-facts.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import {
  type Asked,
  askedOf,
  nextMorning,
  type OnCall,
  onCallNextWeek,
  type Override,
} from '#domain/staff/on-call/on-call.ts'
import { overrideProblem, type ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import {
  formatDays,
  parseDays,
  parseLocalDateTime,
  parseLocalTime,
  type Shift,
} from '#domain/staff/on-call/shift.ts'
import { noticeSettings } from '#server/alarm/channels/channels.ts'
import { changeSchedule, type ScheduleResult } from '#server/staff/schedule-changes.ts'
import type { Db } from '#server/db/db.ts'
import type { Environment } from '#server/environment.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { withDb } from '../database/with-db.ts'
import { type Command, CommandError, createCommand, UsageError } from '../terminal/commands.ts'
import { formatLocalMinute } from '../terminal/format.ts'
import { table } from '../terminal/table.ts'
import { findStaffMember } from './find-staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

const timeZone = perFacts(() => business.timeZone)

const COLUMNS = [{ title: 'FROM' }, { title: 'UNTIL' }, { title: 'ON CALL', least: 20 }]

const SHOW_ARGUMENTS = {
  options: { json: { type: 'boolean' } },
  positionals: [0, 0, 'on-call takes no more arguments.'],
} as const

/** Implements `staff on-call`: who is on call now and in the next seven days. */
export const showOnCall = createCommand(SHOW_ARGUMENTS, async ({ json }, io) => {
  return await withDb(io, { mayCreate: false }, async (db) => {
    const staff = await db.read((tx) => listStaff(tx))
    const week = onCallNextWeek(staff, io.clock(), timeZone())
    if (json === true) {
      const periods = week.map(({ from, to, members, isUncovered }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        onCall: members.map(({ id, name }) => ({ id, name })),
        nobodyScheduled: isUncovered,
      }))
      await io.out(
        `${JSON.stringify({ timeZone: timeZone(), now: periods[0], nextSevenDays: periods }, null, 2)}\n`,
      )
      return
    }
    if (staff.length === 0) {
      io.err('Nobody is added: the addresses of STAFF_EMAIL count as one staff member with mail.\n')
      return
    }
    const rows = week.map((period) => [
      formatLocalMinute(period.from),
      formatLocalMinute(period.to),
      describeOnCall(period),
    ])
    await io.out(table(COLUMNS, rows, io.terminal.columns))
  })
})

/** Names the staff members on call; says so if nobody is scheduled. */
export function describeOnCall(onCall: OnCall<StaffMember>): string {
  const names = onCall.members.map(({ name }) => cleanLine(name)).join(', ')
  const texts: Readonly<Record<Asked, string>> = {
    scheduled: names,
    'not-off': `nobody, so everybody who is not off: ${names}`,
    owner: 'nobody, and everybody is off: only STAFF_EMAIL gets a mail',
  }
  return texts[askedOf(onCall)]
}

export const describeShift = ({ days, from, to, isFirst }: Shift): string =>
  `${formatDays(days)} ${from} to ${to}${isFirst ? ', first' : ''}`

export const describeOverride = ({ kind, from, until }: Override, now: number): string =>
  from <= now
    ? `${kind} until ${formatLocalMinute(until)}`
    : `${kind} from ${formatLocalMinute(from)} until ${formatLocalMinute(until)}`

/** Changes a schedule as the board does, and notifies those concerned. */
async function changeAndNotify(
  { db, environment, now }: { db: Db; environment: Environment; now: number },
  staffMemberId: string,
  change: ScheduleChange,
): Promise<ScheduleResult> {
  const settings = noticeSettings(environment)
  return await db.write((tx) =>
    changeSchedule(tx, staffMemberId, change, { byId: null, now, settings }),
  )
}

const SHIFT_ARGUMENTS = {
  options: {
    days: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    first: { type: 'boolean' },
    remove: { type: 'boolean' },
  },
  positionals: [1, 1, 'shift takes one ID.'],
} as const

/** Implements `staff shift ID`: adds or removes a weekly shift. */
export const editShift = createCommand(
  SHIFT_ARGUMENTS,
  async ({ positionals: [id = ''], ...values }, io) => {
    const days = parseDays(values.days ?? '')
    if (days === null) throw new UsageError('--days takes days such as mon-fri, sat,sun or daily.')
    const from = parseLocalTime(values.from ?? '')
    if (from === null) throw new UsageError('--from takes a time such as 18:00.')
    const to = parseLocalTime(values.to ?? '')
    if (to === null) throw new UsageError('--to takes a time such as 06:00.')
    return await withDb(io, { mayCreate: false }, async (db, environment) => {
      const { id: staffMemberId, name } = findStaffMember(await db.read((tx) => listStaff(tx)), id)
      const shift = { days, from, to, isFirst: values.first === true }
      const kind = values.remove === true ? 'shift-removed' : 'shift'
      const context = { db, environment, now: io.clock() }
      if ((await changeAndNotify(context, staffMemberId, { kind, shift })) === 'missing')
        throw new CommandError(
          `${name} has no shift ${describeShift(shift)}; list shows the shifts.`,
        )
      const shifts =
        (await db.read((tx) => listStaff(tx))).find((one) => one.id === staffMemberId)?.shifts ?? []
      await io.out(
        shifts.length > 0
          ? `${name} has these shifts: ${shifts.map(describeShift).join('; ')}.\n`
          : `${name} has no shift.\n`,
      )
    })
  },
)

const PROBLEMS = {
  past: '--until takes a time to come, such as 2031-03-04T06:00.',
  empty: '--until takes a time after --from.',
  'too-far': '--until takes a time within 400 days.',
} as const

/**
 * Implements `staff on ID` and `staff off ID`: an override from now or a chosen time until the next
 * 6:00 or a chosen time.
 */
export const setOverride = (kind: 'on' | 'off'): Command => {
  const expected = {
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      first: { type: 'boolean' },
    },
    positionals: [1, 1, `${kind} takes one ID.`],
  } as const
  return createCommand(expected, async ({ positionals: [id = ''], ...values }, io) => {
    const now = io.clock()
    const from = values.from === undefined ? now : parseLocalDateTime(values.from, timeZone())
    if (from === null)
      throw new UsageError('--from takes a date and a time, such as 2031-03-03T18:00.')
    const until =
      values.until === undefined
        ? nextMorning(from, timeZone())
        : parseLocalDateTime(values.until, timeZone())
    const problem =
      until === null ? 'past' : overrideProblem({ from, until }, { role: 'owner', now })
    if (until === null || problem !== null) throw new UsageError(PROBLEMS[problem ?? 'past'])
    if (kind === 'off' && values.first === true) throw new UsageError('off takes no --first.')
    const override = { kind: values.first === true ? 'first' : kind, from, until } as const
    return await withDb(io, { mayCreate: false }, async (db, environment) => {
      const staffMember = findStaffMember(await db.read((tx) => listStaff(tx)), id)
      const change = { kind: 'override', override } as const
      const result = await changeAndNotify({ db, environment, now }, staffMember.id, change)
      if (result === 'too-many')
        throw new CommandError(
          `${staffMember.name} has too many planned times; remove one on the board, under On call.`,
        )
      const [present] = onCallNextWeek(await db.read((tx) => listStaff(tx)), now, timeZone())
      const begin = from > now ? ` from ${formatLocalMinute(from)}` : ''
      await io.out(
        `${staffMember.name} is ${kind} call${begin} until ${formatLocalMinute(until)}.\n` +
          `On call now: ${present ? describeOnCall(present) : 'nobody'}.\n`,
      )
    })
  })
}
