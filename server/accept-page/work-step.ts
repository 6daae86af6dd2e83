import { isClosed } from '#domain/lead/lifecycle.ts'
import { z } from 'zod'
import { ACCEPT_INTENTS, INTENT_FIELD } from '#server/pages/form-names.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { isAssigneeOf } from '#server/leads/assignee.ts'
import { type AcceptPress, byLink } from './press.ts'

/** Says that the assignee is there, or that the job is done. */
export const workStep: AcceptPress<{ readonly [INTENT_FIELD]: 'here' | 'done' }> = {
  fields: z.object({ [INTENT_FIELD]: z.enum([ACCEPT_INTENTS.here, ACCEPT_INTENTS.done]) }),
  async save(tx, subject, { [INTENT_FIELD]: to }, press) {
    const { submissionId, assignee } = subject
    if (submissionId === null || !isAssigneeOf(assignee, subject)) return 'page'
    const by = byLink(subject)
    const options = { to, role: 'staff', by, noticeId: null, ...press } as const
    const { outcome } = await transitionLead(tx, submissionId, options)
    return isClosed(to) && outcome === 'changed' ? 'gone' : 'page'
  },
}
