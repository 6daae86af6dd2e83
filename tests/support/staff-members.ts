import type { ChannelAddress } from '#domain/alarm/channels.ts'
import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/db.ts'
import { addStaffMember as insertStaffMember } from '#server/db/tables/staff-members.ts'

/** Adds a staff member with these channels; returns the id. */
export async function addStaffMember(
  db: Db,
  name: string,
  addresses: readonly ChannelAddress[],
  language: 'en' | 'es' = 'en',
  role?: Role,
): Promise<string> {
  const id = randomUUID()
  const channels = addresses.map((address) => ({
    id: randomUUID(),
    kind: address.kind,
    address: JSON.stringify(address),
    addressKey: address.kind === 'mail' ? address.to.join() : JSON.stringify(address),
  }))
  await db.write((tx) =>
    insertStaffMember(tx, {
      id,
      name,
      language,
      channels,
      now: Date.now(),
      ...(role && { role }),
    }),
  )
  return id
}
