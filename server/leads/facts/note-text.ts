import { LEAD_FACT_MESSAGES } from '#copy/server/lead-facts.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'

/** Returns the text of a note, with the pictures of a text message. */
export function noteText(
  { payload }: LeadEvent<'note' | 'staff_note'>,
  language: Language,
): string {
  const pictures = 'pictures' in payload ? (payload.pictures ?? 0) : 0
  return [
    cleanProse(payload.text),
    pictures > 0 ? LEAD_FACT_MESSAGES[language].pictures(pictures) : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}
