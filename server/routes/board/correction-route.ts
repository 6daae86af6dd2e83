import type { FastifyInstance, FastifyReply } from 'fastify'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { CORRECTABLE_FIELDS, type CorrectableField } from '#domain/lead/events.ts'
import { cleanField } from '#domain/submission/clean-field.ts'
import { MAX_TEXT_LENGTH, submissionFieldErrors } from '#domain/submission/rules.ts'
import { SPANISH_RULE_MESSAGES } from '#copy/es/rule-messages.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import type { Language } from '#domain/text/language.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Lead } from '#server/store/lead.ts'
import type { LeadRequests } from './lead-requests.ts'
import type { BoardDeps } from './board-deps.ts'

/** Receives what staff correct of a lead (R240). */
export function correctionRoute(
  app: FastifyInstance,
  { leads }: Pick<BoardDeps, 'leads'>,
  { withLead, redirectToLead, reject, explainConflict }: LeadRequests,
): void {
  app.post(
    '/staff/l/:id/correct',
    withLead(async (opened, request, reply) => {
      const { viewer, lead } = opened
      const fields = request.body ?? new URLSearchParams()
      const refuse = (problem: string): FastifyReply =>
        reject(reply, opened, { form: 'correction', fields: Object.fromEntries(fields), problem })
      const changes = changesOf(lead, fields)
      for (const [field, value] of changes) {
        const problem = problemOf(lead, field, value, viewer.language)
        if (problem !== null) return refuse(problem)
      }
      const result = await leads.correct(lead.id, { changes, staffMemberId: viewer.id })
      if (result === 'full') return refuse(BOARD_MESSAGES[viewer.language].correct.full)
      if (result === 'unknown') return await explainConflict(request, reply)
      return redirectToLead(request, reply)
    }),
  )
}

const RULE_MESSAGES = { en: ENGLISH_RULE_MESSAGES, es: SPANISH_RULE_MESSAGES }

/** Reads the fields that are sent and differ; a number is written as the form writes it. */
function changesOf(
  lead: Lead,
  fields: URLSearchParams,
): readonly (readonly [CorrectableField, string])[] {
  return CORRECTABLE_FIELDS.flatMap((field) => {
    const typed = fields.get(field)
    if (typed === null) return []
    const cleaned = cleanField(field, typed)
    const value = field === 'phone' ? formatPhone(cleaned) : cleaned
    return value === lead[field] ? [] : [[field, value] as const]
  })
}

/** Returns what is wrong with a value, by the rules of the form; `null` if nothing is. */
function problemOf(
  lead: Lead,
  field: CorrectableField,
  value: string,
  language: Language,
): string | null {
  const { rules } = RULE_MESSAGES[language]
  if (value.length > MAX_TEXT_LENGTH) return rules['too-long']
  const code = submissionFieldErrors({ ...lead, [field]: value })[field]
  return code === undefined ? null : rules[code]
}
