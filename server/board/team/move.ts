import { z } from 'zod'
import { TEAM_ADDRESS } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { moveStaffMember } from '#server/staff/team.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import type { BoardForm } from '#server/board/form.ts'

/** POST /staff/team/ID/move: earlier or later in the alarm order. */
export const move: BoardForm<{ readonly direction: 'up' | 'down' }> = {
  address: `${TEAM_ADDRESS}/:id/move`,
  fields: () => z.object({ direction: z.enum(['up', 'down']) }),
  async save(tx, { direction }, press) {
    if (!(await moveStaffMember(tx, press.id, direction))) return 'unknown'
    await reportAccess(tx, { ...press, kind: 'plan', of: null })
    return { to: savedAddress(TEAM_ADDRESS, 'order', press.id) }
  },
}
