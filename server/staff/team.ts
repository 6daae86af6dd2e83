/** What an owner changes about a staff member. */

import type { Role } from '#domain/staff/roles.ts'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import { isLastOwner } from '#server/db/tables/staff-access.ts'
import { findStaffMember, listStaff, saveChannel } from '#server/db/tables/staff-members.ts'
import type { NewStaffChannel, StaffMember } from '#server/db/tables/staff-member.ts'
import { execute, rows, type Tx } from '#server/db/db.ts'

/** Finds a staff member with channels and schedule; `null` for one who is removed. */
export const staffMemberOf = async (tx: Tx, id: string): Promise<StaffMember | null> =>
  (await listStaff(tx)).find((member) => member.id === id) ?? null

type RoleResult = 'changed' | 'last-owner' | 'unknown'

/** Changes a role; there is always an owner. */
export async function setRole(tx: Tx, id: string, role: Role): Promise<RoleResult> {
  if ((await findStaffMember(tx, id)) === null) return 'unknown'
  if (role !== 'owner' && (await isLastOwner(tx, id))) return 'last-owner'
  await execute(tx, `UPDATE staff_members SET role = :role WHERE id = :id`, { id, role })
  return 'changed'
}

interface StaffMemberChange {
  readonly name: string
  readonly language: 'en' | 'es'
  readonly role: Role
  /** The channels of these kinds are replaced; an unchanged address keeps its tests. */
  readonly kinds: readonly ChannelKind[]
  readonly channels: readonly NewStaffChannel[]
  readonly now: number
}

/** Changes name, language, role and addresses in one transaction. */
export async function changeStaffMember(
  tx: Tx,
  id: string,
  change: StaffMemberChange,
): Promise<RoleResult> {
  const result = await setRole(tx, id, change.role)
  if (result !== 'changed') return result
  const { name, language, now } = change
  await execute(tx, `UPDATE staff_members SET name = :name, language = :language WHERE id = :id`, {
    id,
    name,
    language,
  })
  for (const kind of change.kinds) {
    const kept = change.channels.find((channel) => channel.kind === kind)
    await execute(
      tx,
      `DELETE FROM channels WHERE staff_member_id = :id AND kind = :kind AND address_key <> :kept`,
      {
        id,
        kind,
        kept: kept?.addressKey ?? '',
      },
    )
    if (kept !== undefined) await saveChannel(tx, id, kept, now)
  }
  return result
}

/**
 * Exchanges a staff member with the one before or after them in the alarm order; returns false for an
 * unknown one.
 */
export async function moveStaffMember(
  tx: Tx,
  id: string,
  direction: 'up' | 'down',
): Promise<boolean> {
  const staff = await rows<{ id: string }>(
    tx,
    `SELECT id FROM staff_members WHERE removed_at IS NULL ORDER BY position, id`,
  )
  const order = staff.map((one) => one.id)
  const from = order.indexOf(id)
  const to = direction === 'up' ? from - 1 : from + 1
  const other = order[to]
  if (from < 0) return false
  if (other === undefined) return true
  order[from] = other
  order[to] = id
  // All of them: positions of earlier releases may repeat.
  for (const [index, each] of order.entries())
    await execute(tx, `UPDATE staff_members SET position = :position WHERE id = :id`, {
      id: each,
      position: index + 1,
    })
  return true
}
