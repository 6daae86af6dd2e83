import { z } from 'zod'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { parseLocalTime, type Shift, WEEKDAYS } from '#domain/staff/on-call/shift.ts'
import { ON_CALL_ADDRESS } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { changeSchedule } from '#server/staff/schedule-changes.ts'
import { type BoardForm, ticked } from '#server/board/form.ts'
import { mayChange } from '#server/board/on-call/may-change.ts'
import { rejectedAs } from './get-on-call.ts'

interface Fields {
  readonly staffMemberId: string
  readonly shift: Shift
  readonly isRemoval: boolean
}

const time = () => z.string().default('').transform(parseLocalTime)

/** POST /staff/on-call/shift: adds or removes a weekly shift. */
export const shift: BoardForm<Fields> = {
  address: `${ON_CALL_ADDRESS}/shift`,
  needs: 'self',
  fields: ({ viewer }) =>
    z
      .looseObject({
        staffMember: z.string().default(''),
        from: time(),
        to: time(),
        first: ticked(),
        intent: z.string().default(''),
      })
      .transform(({ staffMember, from, to, first, intent, ...typed }, context) => {
        const days = WEEKDAYS.filter((day) => day in typed)
        if (days.length === 0 || from === null || to === null) {
          const message = ON_CALL_MESSAGES[viewer.language].shiftWrong
          context.addIssue({ code: 'custom', message })
          return z.NEVER
        }
        return {
          staffMemberId: staffMember,
          shift: { days, from, to, isFirst: first },
          isRemoval: intent === 'remove',
        }
      }),
  async save(tx, { staffMemberId, isRemoval, ...fields }, { viewer, now, settings }) {
    if (!mayChange(viewer, staffMemberId)) return 'forbidden'
    const change = { kind: isRemoval ? 'shift-removed' : 'shift', ...fields } as const
    const by = { byId: viewer.id, now, settings }
    const result = await changeSchedule(tx, staffMemberId, change, by)
    return {
      to:
        result === 'changed'
          ? savedAddress(ON_CALL_ADDRESS, change.kind, staffMemberId)
          : ON_CALL_ADDRESS,
    }
  },
  rejected: rejectedAs('shift'),
}
