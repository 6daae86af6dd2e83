import { isClosed, type LeadStatus, parseLeadStatus, workSteps } from '#domain/lead/lifecycle.ts'
import { z } from 'zod'
import { INTENT_FIELD } from '#server/pages/form-names.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { isAssigneeOf } from '#server/leads/assignee.ts'
import { type AcceptPress, byLink } from './press.ts'

/** Says how far the work is: that the assignee is there, or that the job is done. */
export const workStep: AcceptPress<{ readonly [INTENT_FIELD]: LeadStatus | null }> = {
  fields: z.object({ [INTENT_FIELD]: z.string().transform(parseLeadStatus) }),
  async save(tx, subject, { [INTENT_FIELD]: to }, press) {
    const { submissionId, assignee, status } = subject
    if (submissionId === null || status === null || !isAssigneeOf(assignee, subject)) return 'page'
    if (to === null || !workSteps(status).includes(to)) return 'page'
    const by = byLink(subject)
    const options = { to, role: 'staff', by, noticeId: null, ...press } as const
    const { outcome } = await transitionLead(tx, submissionId, options)
    return isClosed(to) && outcome === 'changed' ? 'gone' : 'page'
  },
}
