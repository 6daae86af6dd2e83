import { z } from 'zod'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { DEVICES_ADDRESS } from '#server/board/addresses.ts'
import { PHONE_NAME_LENGTH } from '#server/board/field-lengths.ts'
import { savedAddress } from '#server/board/saved.ts'
import { renameSession } from '#server/staff/sessions.ts'
import type { BoardForm } from '#server/board/form.ts'
import { pageOf } from './get-devices.ts'

/** POST /staff/phones/ID/name: the name of one of the viewer's own devices. */
export const rename: BoardForm<{ readonly name: string }> = {
  address: '/staff/phones/:id/name',
  needs: 'self',
  fields: ({ viewer }) =>
    z.object({
      name: z
        .string()
        .default('')
        .transform(cleanLine)
        .refine(
          (name) => name !== '' && [...name].length <= PHONE_NAME_LENGTH,
          BOARD_MESSAGES[viewer.language].devices.nameWrong,
        ),
    }),
  async save(tx, { name }, { id, viewer }) {
    const isOwn = await renameSession(tx, id, viewer.id, name)
    return { to: isOwn ? savedAddress(DEVICES_ADDRESS, 'phone-name', id) : DEVICES_ADDRESS }
  },
  rejected: (rejected, { id, session }, deps) =>
    pageOf(session, deps, { rejected: { ...rejected, sessionId: id } }),
}
