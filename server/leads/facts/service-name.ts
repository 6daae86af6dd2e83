import { formatAppointment, type OptionalAppointment } from '#domain/time/appointment.ts'
import { OTHER_SERVICE, serviceOptions } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'
import { spanishServices } from '#domain/services/services.ts'
import {
  OTHER_SERVICE_NAMES,
  TIMEFRAME_NAMES,
  UNKNOWN_SERVICE_NAMES,
} from '#copy/server/service-names.ts'

/**
 * Returns the service as listed in the form, for use before acceptance: text typed by a visitor may
 * contain a number or a name, so it is never repeated.
 */
export const listedService = (service: string): string =>
  serviceOptions().includes(service) ? service : OTHER_SERVICE

/**
 * Returns the service in words, to be displayed or spoken; in English until a new service has a
 * Spanish name.
 */
export function serviceName(service: string, language: Language): string {
  if (service === '') return UNKNOWN_SERVICE_NAMES[language]
  const listed = listedService(service)
  if (listed === OTHER_SERVICE) return OTHER_SERVICE_NAMES[language]
  return language === 'es' ? (spanishServices()[listed] ?? listed) : listed
}

/**
 * Returns the appointment, or without one the timeframe in words; '' for one that the form does not
 * offer.
 */
export const whenText = (
  lead: { readonly timeframe: string } & OptionalAppointment,
  language: Language,
): string => formatAppointment(lead, language) || (TIMEFRAME_NAMES[language][lead.timeframe] ?? '')
