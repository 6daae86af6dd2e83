/**
 * How a lead's name, address and service read. A missed call or a text message asks for none of
 * them: they are stored empty, and said in words here, in the reader's language.
 */

import { NOT_ASKED_MESSAGES } from '#copy/server/lead-facts.ts'
import type { LeadType } from '#domain/submission/fields.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { UNKNOWN_SERVICE_NAMES } from '#copy/server/service-names.ts'

/** Stored where the way a lead came by asks for no name, address or service. */
export const NOT_ASKED = ''

interface Customer {
  readonly type: LeadType
  readonly name: string
  readonly service: string
}

/** Returns the customer's name; without one, how they came. */
export const customerName = (
  { type, name }: Pick<Customer, 'type' | 'name'>,
  language: Language,
): string => cleanLine(name) || NOT_ASKED_MESSAGES[language].name[type]

/** Returns the service as it was typed; without one, how the customer came. */
export const typedService = (
  { type, service }: Pick<Customer, 'type' | 'service'>,
  language: Language,
): string => {
  const messages = NOT_ASKED_MESSAGES[language]
  const came = type === 'call' || type === 'message' ? messages.name[type] : null
  return cleanLine(service) || (came ?? UNKNOWN_SERVICE_NAMES[language])
}

/** Returns the address in one line; without one, that it is not known. */
export const addressText = (address: string, language: Language): string =>
  cleanLine(address) || NOT_ASKED_MESSAGES[language].address
