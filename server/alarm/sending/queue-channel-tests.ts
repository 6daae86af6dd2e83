import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/db/db.ts'
import type { StaffChannel, StaffMember } from '#server/db/tables/staff-member.ts'
import { addTest } from './channel-tests.ts'
import { newNotice, parseAddress } from '#server/alarm/notices/new-notice.ts'

export interface QueuedTest {
  /** Id of the notice. */
  readonly id: string
  readonly channel: StaffChannel
}

/** Queues a test notice for each channel of a staff member that still exists. */
export async function queueChannelTests(
  tx: Tx,
  staffMember: StaffMember,
  { now, lifeMs }: { readonly now: number; readonly lifeMs: number },
): Promise<readonly QueuedTest[]> {
  const tests: QueuedTest[] = []
  for (const channel of staffMember.channels) {
    if (channel.goneAt !== null) continue
    const id = randomUUID()
    const target = {
      channel: channel.kind,
      target: channel.id,
      channelId: channel.id,
      staffMemberId: staffMember.id,
      address: parseAddress(channel),
    }
    await addTest(tx, newNotice(target, { id, kind: 'test', notAfter: now + lifeMs }), now)
    tests.push({ id, channel })
  }
  return tests
}
