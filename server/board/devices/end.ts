import { z } from 'zod'
import { DEVICES_ADDRESS } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { endSession, listSessions } from '#server/staff/sessions.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { BoardForm } from '#server/board/form.ts'
import { mayEnd } from './get-devices.ts'

/** POST /staff/phones/ID/end: signs a device out. */
export const end: BoardForm<unknown> = {
  address: '/staff/phones/:id/end',
  needs: 'self',
  fields: () => z.unknown(),
  async save(tx, _fields, press) {
    const { id, session: own, now } = press
    const session = (await listSessions(tx, now)).find((one) => one.id === id)
    if (session === undefined) return { to: DEVICES_ADDRESS }
    if (!mayEnd(own, session)) return 'forbidden'
    await endSession(tx, id)
    if (id !== own.id) {
      const of = await staffMemberOf(tx, session.staffMember.id)
      await reportAccess(tx, { ...press, kind: 'session-ended', of, detail: session.device })
    }
    return { to: savedAddress(DEVICES_ADDRESS, 'phone-out') }
  },
}
