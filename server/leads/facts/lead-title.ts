/** What a lead is called: its service, or what somebody said who called or wrote. */

import { LEAD_TITLE_MESSAGES, sourceLabel } from '#copy/server/lead-titles.ts'
import { OTHER_SERVICE, serviceOptions } from '#domain/services/services.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { LeadType, Submission } from '#domain/submission/fields.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { serviceName } from './service-name.ts'

const MAX_WORDS = 90

interface Titled extends Pick<Submission, 'service' | 'phone' | 'notes'> {
  readonly type: LeadType
  readonly source: string | null
  /** Whether the caller pressed 1: locked out, call back. */
  readonly isPressed: boolean
}

/**
 * Returns the heading of a lead for staff who are signed in: of a call the number and where it was
 * found, of a text its words, and what was typed under "Other".
 */
export function leadTitle(lead: Titled, language: Language): string {
  const came = titleOfCame(
    { ...lead, phone: formatPhone(lead.phone), words: lead.notes ?? '' },
    language,
  )
  if (came !== null) return came
  const typed = truncate(cleanLine(lead.service), MAX_WORDS)
  const isTyped =
    typed !== '' && typed !== OTHER_SERVICE && !serviceOptions().includes(lead.service)
  return isTyped ? typed : serviceName(lead.service, language)
}

/**
 * Returns how a call or a text is called, until staff have noted the service; `null` for every other
 * lead.
 * @param came.phone as it is shown; '' where it must not be
 */
export function titleOfCame(
  came: Omit<Titled, 'notes'> & { readonly words: string },
  language: Language,
): string | null {
  const messages = LEAD_TITLE_MESSAGES[language]
  if (came.service !== '' || came.type === 'booking') return null
  const source = sourceLabel(came.source ?? '', language)
  if (came.type === 'message') {
    const words = truncate(cleanLine(came.words), MAX_WORDS)
    return words === '' ? messages.emptyText : messages.text(words)
  }
  return [messages.missedCall, came.phone, source, came.isPressed ? messages.pressed : '']
    .filter((part) => part !== '')
    .join(', ')
}
