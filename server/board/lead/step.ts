import { z } from 'zod'
import { parseEtaMinutes } from '#domain/lead/arrival.ts'
import {
  isCancelled,
  isCompleted,
  isJoined,
  isWaiting,
  type LeadStatus,
  parseLeadStatus,
} from '#domain/lead/lifecycle.ts'
import { type LossCause, parseLossCause } from '#domain/lead/loss.ts'
import { leadState } from '#domain/lead/replay.ts'
import { closeAsDuplicate } from '#server/leads/duplicates.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { REASON_LENGTH } from '#server/board/field-lengths.ts'
import { ETA_FIELD } from '#server/pages/form-names.ts'
import type { Tx } from '#server/db/db.ts'
import { board, line, type Press } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

interface Fields {
  /** The status that the staff member saw. */
  readonly from: LeadStatus
  readonly to: LeadStatus
  /** Why, in the staff member's words. */
  readonly reason?: string
  readonly cause?: LossCause
  readonly etaMinutes?: number
  /** Who is asked first about a lead that is given back. */
  readonly colleagueId?: string
}

/**
 * POST /staff/l/ID/step: the next status of a lead. One that its assignee gives back is pending again,
 * and its alarm restarts; with a colleague, who is asked first. A duplicate is joined with the request
 * that goes on.
 */
export const step: LeadForm<Fields> = {
  path: 'step',
  form: null,
  fields: () =>
    z
      .object({
        from: z.string().transform(parseLeadStatus),
        to: z.string().default('').transform(parseLeadStatus),
        [ETA_FIELD]: z.string().nullable().default(null).transform(parseEtaMinutes),
        reason: line(REASON_LENGTH),
        cause: z.string().nullable().default(null).transform(parseLossCause),
        colleague: z.string().default(''),
      })
      .transform(({ from, to: typed, reason, cause, colleague, [ETA_FIELD]: eta }, context) => {
        const to = eta === null ? typed : 'en_route'
        if (from === null || to === null) {
          context.addIssue({ code: 'custom', message: 'no such status' })
          return z.NEVER
        }
        return {
          from,
          to,
          cause: isCancelled(to) && cause === 'other' ? 'customer' : cause,
          ...(reason !== '' && { reason }),
          ...(eta !== null && { etaMinutes: eta }),
          ...(colleague !== '' && { colleagueId: colleague }),
        }
      }),
  save: takeStep,
  refusals: {},
  isRepeated: ({ viewer, lead, detail }, { to }) =>
    lead.status === to && leadState(detail.events).transition?.staffMemberId === viewer.id,
}

export async function takeStep(
  tx: Tx,
  submissionId: string,
  fields: Fields,
  press: Press,
): Promise<Outcome> {
  const { now, settings } = press
  const by = board(press)
  if (isWaiting(fields.from) && isCompleted(fields.to)) {
    // A job that was done before anybody took it on the board: the history has both.
    const taken = await takeStep(tx, submissionId, { from: fields.from, to: 'accepted' }, press)
    return taken === 'saved'
      ? await takeStep(tx, submissionId, { ...fields, from: 'accepted' }, press)
      : taken
  }
  const { outcome } = isJoined(fields.to)
    ? await closeAsDuplicate(tx, submissionId, { ...fields, by, now, settings })
    : await transitionLead(tx, submissionId, {
        ...fields,
        role: 'staff',
        by,
        noticeId: null,
        now,
        settings,
      })
  if (outcome === 'unknown') return 'unknown'
  return outcome === 'changed' ? 'saved' : 'conflict'
}
