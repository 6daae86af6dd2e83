import { z } from 'zod'
import { parseEtaMinutes } from '#domain/lead/arrival.ts'
import { isAssigneeOf } from '#server/leads/assignee.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { ETA_FIELD } from '#server/pages/form-names.ts'
import { type AcceptPress, byLink } from './press.ts'

/** Says in how many minutes the assignee arrives: the lead is en route, or its arrival changes. */
export const arrival: AcceptPress<{ readonly eta: number | null }> = {
  fields: z.object({ [ETA_FIELD]: z.string().transform(parseEtaMinutes) }),
  async save(tx, subject, { eta: etaMinutes }, press) {
    const { submissionId, assignee } = subject
    if (submissionId !== null && etaMinutes !== null && isAssigneeOf(assignee, subject))
      await transitionLead(tx, submissionId, {
        to: 'en_route',
        etaMinutes,
        role: 'staff',
        by: byLink(subject),
        noticeId: null,
        ...press,
      })
    return 'page'
  },
}
