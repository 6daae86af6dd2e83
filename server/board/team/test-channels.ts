import { z } from 'zod'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { queueChannelTests } from '#server/alarm/sending/channel-tests.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { BoardForm } from '#server/board/form.ts'

/** Time to find the phone, read, and press. */
const TEST_LIFETIME_MS = 5 * MINUTE_MS

/** POST /staff/team/ID/test: a test notice through every channel of a staff member. */
export const testChannels: BoardForm<unknown> = {
  address: `${TEAM_ADDRESS}/:id/test`,
  fields: () => z.unknown(),
  async save(tx, _fields, { id, now }) {
    const member = await staffMemberOf(tx, id)
    if (member === null) return 'unknown'
    await queueChannelTests(tx, member, { now, lifeMs: TEST_LIFETIME_MS })
    return { to: savedAddress(teamMemberAddress(id), 'tests') }
  },
}
