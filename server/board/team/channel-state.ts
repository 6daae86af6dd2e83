import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { timeOf } from '#server/pages/times.ts'
import type { StaffChannel } from '#server/db/tables/staff-member.ts'

/** Returns whether its provider refused the last notice, or says that it does not exist. */
export const isBroken = ({ goneAt, lastError }: StaffChannel): boolean =>
  goneAt !== null || lastError !== null

/** Returns what is known of a way to reach a staff member. */
export function stateOf(
  { goneAt, lastError, testedAt, lastOkAt }: StaffChannel,
  now: number,
  language: Language,
): string {
  const { states } = TEAM_MESSAGES[language]
  if (goneAt !== null) return states.gone
  if (lastError !== null) return states.failed(cleanLine(lastError))
  if (testedAt !== null) return states.answered(timeOf(testedAt, now, language))
  return lastOkAt === null ? states.never : states.sent(timeOf(lastOkAt, now, language))
}
