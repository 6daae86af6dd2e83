import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { SentSubmission } from './sent-submission.ts'

/** Formats the time of day at which the server stored the submission; '' if unknown. */
export function storedTime(
  { storedAt }: Pick<SentSubmission, 'storedAt'>,
  language: Language,
): string {
  const at = Date.parse(storedAt)
  return Number.isNaN(at) ? '' : formatLocalTime(at, language, 'time')
}
