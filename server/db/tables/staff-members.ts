/** SQL of the tables `staff_members` and `channels`. */

import { CHANNEL_KINDS, PHONE_KINDS } from '#domain/alarm/channels.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import type {
  NewStaffChannel,
  NewStaffMember,
  StaffChannel,
  StaffMember,
  StaffMemberSummary,
} from './staff-member.ts'
import { changesRows, execute, first, rows, type Tx } from '#server/db/db.ts'
import type { Role } from '#domain/staff/roles.ts'
import { listSchedules } from './schedules.ts'
import { cancelQueuedNotices } from './staff-access.ts'
import { STAFF_TABLES } from '#server/db/schema/staff-tables.ts'

/** A later release may have added others. */
const KNOWN_KINDS = CHANNEL_KINDS.map((kind) => `'${kind}'`).join(', ')
const NUMBER_KINDS = PHONE_KINDS.map((kind) => `'${kind}'`).join(', ')

const CHANNEL_COLUMNS = [
  'id',
  'kind',
  'address',
  'tested_at',
  'last_ok_at',
  'last_error',
  'gone_at',
]
  .map((name) => `${name} AS "channel.${name}"`)
  .join(', ')

/** Lists the staff members in alarm order. */
export async function listStaff(tx: Tx): Promise<readonly StaffMember[]> {
  const schedules = await listSchedules(tx)
  if (schedules.length === 0) return []
  const channels = await rows<{ staffMemberId: string; channel: StaffChannel }>(
    tx,
    `SELECT staff_member_id, ${CHANNEL_COLUMNS} FROM channels WHERE kind IN (${KNOWN_KINDS}) ORDER BY created_at, kind, id`,
  )
  return schedules.map((schedule) => ({
    ...schedule,
    channels: channels
      .filter(({ staffMemberId }) => staffMemberId === schedule.id)
      .map(({ channel }) => channel),
  }))
}

/** Finds a staff member who is not removed. */
export const findStaffMember = (tx: Tx, id: string): Promise<StaffMemberSummary | null> =>
  first<StaffMemberSummary>(
    tx,
    `SELECT id, name, language FROM staff_members WHERE id = :id AND removed_at IS NULL`,
    { id },
  )

/** Finds the staff member who is called or texted at a number, however it is written. */
export async function findStaffByPhone(tx: Tx, number: string): Promise<string | null> {
  const digits = comparableDigits(number)
  const channels = await rows<{ staffMemberId: string; addressKey: string }>(
    tx,
    `SELECT staff_member_id, address_key FROM channels WHERE kind IN (${NUMBER_KINDS})
     ORDER BY created_at, id`,
  )
  const found = channels.find(({ addressKey }) => comparableDigits(addressKey) === digits)
  return found?.staffMemberId ?? null
}

/** Adds a staff member at the end of the order; the first one is an owner. */
export async function addStaffMember(
  tx: Tx,
  {
    id,
    name,
    language,
    channels,
    role = null,
    now,
  }: Omit<NewStaffMember, 'role'> & {
    readonly role?: Role | null
    readonly now: number
  },
): Promise<void> {
  await execute(
    tx,
    `INSERT INTO staff_members (id, name, language, role, position, created_at)
     SELECT CAST(:id AS text), CAST(:name AS text), CAST(:language AS text),
       coalesce(CAST(:role AS text), CASE WHEN EXISTS (SELECT 1 FROM staff_members
         WHERE role = 'owner' AND removed_at IS NULL) THEN 'locksmith' ELSE 'owner' END),
       coalesce(max(position), 0) + 1, CAST(:now AS bigint) FROM staff_members`,
    { id, name, language, role, now },
  )
  for (const channel of channels) await putChannel(tx, id, channel, now)
}

/** Removes a staff member; false if unknown. Deletes their channels, keeps their name. */
export async function removeStaffMember(tx: Tx, id: string, now: number): Promise<boolean> {
  const isRemoved = await changesRows(
    tx,
    `UPDATE staff_members SET removed_at = :now WHERE id = :id AND removed_at IS NULL`,
    { id, now },
  )
  if (!isRemoved) return false
  await execute(tx, `DELETE FROM channels WHERE staff_member_id = :id`, { id })
  await eraseFromNotices(tx, id, now)
  // Links sent to them neither accept nor show a lead.
  await execute(
    tx,
    `DELETE FROM accept_tokens WHERE notice_id IN (SELECT id FROM notices WHERE staff_member_id = :id)`,
    { id },
  )
  // Their sessions, codes, invitations, shifts and overrides end.
  for (const table of STAFF_TABLES)
    await execute(tx, `DELETE FROM ${table} WHERE staff_member_id = :id`, { id })
  return true
}

/**
 * Cancels notices that are not sent yet, and erases their addresses and those of incoming calls; a
 * call without number still counts for the day's cap.
 */
async function eraseFromNotices(tx: Tx, staffMemberId: string, now: number): Promise<void> {
  await cancelQueuedNotices(tx, staffMemberId, now)
  await execute(
    tx,
    `UPDATE notices SET address = '{}', last_error = NULL,
       number = CASE WHEN number IS NULL THEN NULL ELSE '' END
     WHERE staff_member_id = :staffMemberId`,
    { staffMemberId },
  )
  await execute(
    tx,
    `UPDATE incoming_call_legs SET number = '' WHERE staff_member_id = :staffMemberId`,
    { staffMemberId },
  )
}

/**
 * Adds a channel, or renews the one with the same address; a browser (`push`) moves to the last
 * staff member who registers it. False for an unknown staff member.
 */
export async function saveChannel(
  tx: Tx,
  staffMemberId: string,
  channel: NewStaffChannel,
  now: number,
): Promise<boolean> {
  if ((await findStaffMember(tx, staffMemberId)) === null) return false
  // A browser belongs to the staff member who signed in there last.
  if (channel.kind === 'push') {
    await execute(
      tx,
      `DELETE FROM channels
       WHERE kind = 'push' AND address_key = :addressKey AND staff_member_id <> :staffMemberId`,
      { addressKey: channel.addressKey, staffMemberId },
    )
  }
  await putChannel(tx, staffMemberId, channel, now)
  return true
}

const putChannel = (
  tx: Tx,
  staffMemberId: string,
  { id, kind, address, addressKey }: NewStaffChannel,
  now: number,
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO channels (id, staff_member_id, kind, address, address_key, created_at)
     VALUES (:id, :staffMemberId, :kind, :address, :addressKey, :now)
     ON CONFLICT (staff_member_id, kind, address_key)
     DO UPDATE SET address = excluded.address, strikes = 0, gone_at = NULL, last_error = NULL`,
    { id, staffMemberId, kind, address, addressKey, now },
  )
