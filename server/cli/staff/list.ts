import { cleanLine } from '#domain/text/clean-text.ts'
import type { BroadcastKind } from '#domain/alarm/channels.ts'
import { parseAddress } from '#server/alarm/notices/new-notice.ts'
import type { StaffMember, StaffChannel } from '#server/db/tables/staff-member.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand } from '../terminal/commands.ts'
import { table } from '../terminal/table.ts'
import { formatLocalMinute, SHORT_ID } from '../terminal/format.ts'
import { describeOverride, describeShift } from './on-call.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

const COLUMNS = [
  { title: '#', align: 'right' as const },
  { title: 'ID' },
  { title: 'NAME', least: 10 },
  { title: 'ROLE' },
  { title: 'LANGUAGE' },
  { title: 'CHANNEL' },
  { title: 'WHERE', least: 12 },
  { title: 'STATE', least: 12 },
]

const ARGUMENTS = {
  options: { json: { type: 'boolean' } },
  positionals: [0, 0, 'list takes no more arguments.'],
} as const

/** Implements `staff list`: staff members in alarm order with their channels. */
export const listStaffCommand = createCommand(ARGUMENTS, async ({ json }, io) => {
  return await withDb(io, { mayCreate: false }, async (db) => {
    const staff = await db.read((tx) => listStaff(tx))
    if (json === true) {
      await io.out(`${JSON.stringify(staff.map(asJson), null, 2)}\n`)
      return
    }
    if (staff.length === 0) {
      io.err('Nobody is added: the addresses of STAFF_EMAIL count as one staff member with mail.\n')
      return
    }
    await io.out(table(COLUMNS, staff.flatMap(staffRows), io.terminal.columns))
    const schedules = staff
      .map((staffMember) => scheduleRow(staffMember, io.clock()))
      .filter(Boolean)
    if (schedules.length > 0) await io.out(`\n${schedules.join('\n')}\n`)
  })
})

/** Shifts, and times off and on, in one line, as `shift` takes them; empty without any. */
function scheduleRow({ id, name, shifts, overrides }: StaffMember, now: number): string {
  const planned = overrides.filter(({ until }) => until > now)
  const parts = [
    ...shifts.map(describeShift),
    ...planned.map((override) => describeOverride(override, now)),
  ]
  return parts.length === 0
    ? ''
    : `${id.slice(0, SHORT_ID)}  ${cleanLine(name)}: ${parts.join('; ')}`
}

function staffRows(staffMember: StaffMember, index: number): readonly (readonly string[])[] {
  const who = [
    String(index + 1),
    staffMember.id.slice(0, SHORT_ID),
    cleanLine(staffMember.name),
    staffMember.role,
    staffMember.language,
  ]
  if (staffMember.channels.length === 0) return [[...who, '', '', 'has no channel']]
  return staffMember.channels.map((channel, line) => [
    ...(line === 0 ? who : ['', '', '', '', '']),
    channel.kind,
    describeAddress(channel),
    channelState(channel),
  ])
}

/** Returns a channel's address in the form that the staff member knows. */
export function describeAddress(channel: StaffChannel): string {
  const address = parseAddress(channel)
  if ('to' in address) return address.to.join(', ')
  if ('phone' in address) return address.phone
  if ('subscription' in address) return new URL(address.subscription.endpoint).host
  if ('user' in address) return `${address.user.slice(0, 4)}…`
  address.kind satisfies BroadcastKind
  return ''
}

function channelState({ goneAt, testedAt, lastError }: StaffChannel): string {
  if (goneAt !== null) return `gone since ${formatLocalMinute(goneAt)}`
  const tested = testedAt === null ? 'never tested' : `tested ${formatLocalMinute(testedAt)}`
  return lastError === null ? tested : `${tested}, last: ${cleanLine(lastError)}`
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const asJson = (staffMember: StaffMember, index: number) => ({
  position: index + 1,
  id: staffMember.id,
  name: staffMember.name,
  role: staffMember.role,
  language: staffMember.language,
  shifts: staffMember.shifts,
  overrides: staffMember.overrides.map(({ kind, from, until }) => ({
    kind,
    from: iso(from),
    until: iso(until),
  })),
  channels: staffMember.channels.map((channel) => ({
    kind: channel.kind,
    where: describeAddress(channel),
    testedAt: iso(channel.testedAt),
    lastOkAt: iso(channel.lastOkAt),
    lastError: channel.lastError,
    goneAt: iso(channel.goneAt),
  })),
})
