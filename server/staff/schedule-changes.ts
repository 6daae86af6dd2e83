/** Changes of who is on call when, and the notices about them. */

import { staffMailbox } from '#domain/business/mailboxes.ts'
import { CHANNELS, QUIET_CHANNELS } from '#domain/alarm/channels.ts'
import { business } from '#domain/business/business.ts'
import { askedOf, isOff, onCallAt, type Override } from '#domain/staff/on-call/on-call.ts'
import { type ScheduleChange, toldOfChange } from '#domain/staff/on-call/schedule-change.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import {
  addShift,
  checkOverride,
  removeOverride,
  removeShift,
  setOverride,
} from '#server/db/tables/schedules.ts'
import { type Tx } from '#server/db/db.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import {
  languageOf,
  readyMessage,
  staffMailboxTarget,
  staffTargets,
} from '#server/alarm/notices/new-notice.ts'
import { type ScheduleReport, scheduleText } from './schedule-text.ts'

interface ScheduleChangeOptions {
  /** Who changes it; `null` for the command. */
  readonly byId: string | null
  /** Who is on call in the place of a staff member who is off. */
  readonly insteadId?: string | undefined
  readonly now: number
  readonly settings: NoticeSettings
}

/** `missing`: what is removed does not exist. */
export type ScheduleResult = 'changed' | 'unknown' | 'too-many' | 'missing'

interface SingleChange {
  readonly id: string
  readonly change: ScheduleChange
}

/**
 * Changes a schedule, with that of who is on call instead, and tells those concerned, in one
 * transaction: all of it or nothing.
 */
export async function changeSchedule(
  tx: Tx,
  staffMemberId: string,
  change: ScheduleChange,
  options: ScheduleChangeOptions,
): Promise<ScheduleResult> {
  const { insteadId, now } = options
  const changes: SingleChange[] = [{ id: staffMemberId, change }]
  if (insteadId !== undefined && change.kind === 'override')
    changes.push({
      id: insteadId,
      change: { ...change, override: { ...change.override, kind: 'on' } },
    })
  for (const { id, change: one } of changes) {
    if (one.kind !== 'override') continue
    const checked = await checkOverride(tx, id, one.override, now)
    if (checked !== 'allowed') return checked
  }
  for (const one of changes) {
    const before = await listStaff(tx)
    const result = await write(tx, one, now)
    if (result !== 'changed') return result
    await tell(tx, one, { ...options, before })
  }
  return 'changed'
}

async function write(tx: Tx, { id, change }: SingleChange, now: number): Promise<ScheduleResult> {
  switch (change.kind) {
    case 'override':
      await setOverride(tx, id, change.override, now)
      return 'changed'
    case 'override-removed':
      return (await removeOverride(tx, id, change.override)) ? 'changed' : 'missing'
    case 'shift':
      return (await addShift(tx, id, change.shift)) ? 'changed' : 'unknown'
    case 'shift-removed':
      return (await removeShift(tx, id, change.shift)) ? 'changed' : 'missing'
  }
}

async function tell(
  tx: Tx,
  { id: staffMemberId, change }: SingleChange,
  {
    byId,
    before,
    now,
    settings,
  }: ScheduleChangeOptions & { readonly before: readonly StaffMember[] },
): Promise<void> {
  const after = await listStaff(tx)
  const { timeZone } = business
  const of = after.find(({ id }) => id === staffMemberId)
  const told = toldOfChange({ change, id: staffMemberId, byId, before, after, now, timeZone })
  if (of === undefined || told === null) return
  const report: ScheduleReport = {
    change,
    of: { id: of.id, name: of.name },
    byName: after.find(({ id }) => id === byId)?.name ?? null,
    ...askedAt(after, 'override' in change ? change.override : null, now),
  }
  const kinds = QUIET_CHANNELS.filter((kind) => settings.configuredChannels.has(kind))
  const targets = told.flatMap((member) =>
    kinds
      .filter((kind) => CHANNELS[kind].reachesOff || !isOff(member, now))
      .flatMap((kind) => staffTargets(member, kind)),
  )
  // Of an only owner's times, which are nobody else's, STAFF_EMAIL hears when nobody is called.
  const isMailboxTold = told.length > 0 || ('override' in change && change.override.kind === 'off')
  const mailbox =
    isMailboxTold && staffMailbox(settings.staffEmail).length > 0
      ? [staffMailboxTarget(settings.staffEmail)]
      : []
  for (const target of targets.length > 0 ? targets : mailbox) {
    const recipient = {
      language: languageOf(target, after),
      recipientId: target.staffMemberId,
      now,
    }
    const notice = readyMessage(target, scheduleText(report, recipient), now)
    await addNotice(tx, { notice, submissionId: null, round: 0, step: 0, now })
  }
}

function askedAt(
  staff: readonly StaffMember[],
  override: Override | null,
  now: number,
): Pick<ScheduleReport, 'asked' | 'onCall'> {
  const onCall = onCallAt(staff, Math.max(now, override?.from ?? now), business.timeZone)
  return { asked: askedOf(onCall), onCall: onCall.members.map(({ name }) => name) }
}
