import { z } from 'zod'
import { isAssigneeOf } from '#server/leads/assignee.ts'
import { ACCEPT_INTENTS, INTENT_FIELD } from '#server/pages/form-names.ts'
import { addEvent } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { type AcceptPress, byLink } from './press.ts'

/** Shows the gate code to the assignee, after it is recorded who sees it. */
export const code: AcceptPress<unknown> = {
  fields: z.object({ [INTENT_FIELD]: z.literal(ACCEPT_INTENTS.code) }),
  async save(tx, subject, _fields, { now: at }) {
    const { submissionId, assignee } = subject
    if (submissionId === null || !isAssigneeOf(assignee, subject)) return {}
    const by = { ...byLink(subject), via: 'link' }
    if ((await getLead(tx, submissionId))?.gate_code)
      await addEvent(tx, { submissionId, kind: 'gate_code', by, at })
    return { showsCode: true }
  },
}
