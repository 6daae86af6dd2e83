import { TEXT_BACK_MESSAGES } from '#copy/server/incoming-calls.ts'
import { business } from '#domain/business/business.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import type { ChannelApp, Notice } from '#server/alarm/channel.ts'
import { OPT_OUT } from '#copy/server/opt-out.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/**
 * Writes the text message to a caller whom nobody answered. The number is in the address's
 * fragment, which no server, log or referrer gets.
 */
export async function textBackMessage(
  { db, environment }: ChannelApp,
  { to, facts }: Notice,
): Promise<string | null> {
  if (to.kind !== 'sms') return null
  const lead = await db.read((tx) => getLead(tx, facts.submissionId))
  const language = pageLanguage(lead?.source_url ?? '/')
  const form = `${environment.siteUrl}${localizedPath('/book-online', language)}`
  const link = `${form}#phone=${to.phone.replace(/^\+1/, '')}`
  return `${TEXT_BACK_MESSAGES[language](business.name, link)} ${OPT_OUT[language]}`
}
