import { z } from 'zod'
import { isAssigneeOf } from '#server/leads/assignee.ts'
import { decline as declineLead } from '#server/leads/decline.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { ACCEPT_INTENTS, INTENT_FIELD } from '#server/pages/form-names.ts'
import { type AcceptPress, byLink } from './press.ts'

/**
 * Says that the staff member cannot come: the next one is asked at once. For the assignee the lead is
 * pending again, and its alarm restarts.
 */
export const decline: AcceptPress<unknown> = {
  fields: z.object({ [INTENT_FIELD]: z.literal(ACCEPT_INTENTS.decline) }),
  async save(tx, subject, _fields, press) {
    const { submissionId, noticeId, assignee } = subject
    if (submissionId !== null && isAssigneeOf(assignee, subject)) {
      const by = byLink(subject)
      const handBack = { to: 'pending', role: 'staff', by, noticeId: null, ...press } as const
      await transitionLead(tx, submissionId, handBack)
      return 'page'
    }
    if (noticeId === null) return 'page'
    const furtherRecipients = await declineLead(tx, noticeId, { otherLeadId: null, ...press })
    return furtherRecipients === 'ended' ? 'page' : { furtherRecipients }
  },
}
