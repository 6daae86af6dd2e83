import { formatAppointment, type OptionalAppointment } from '#domain/submission/appointment.ts'
import { OTHER_SERVICE, SERVICE_OPTIONS } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'
import { SPANISH_SERVICES, SPANISH_TIMEFRAMES } from '#domain/services/spanish-names.ts'

/**
 * Returns the service as listed in the form, for use before acceptance: text typed by a visitor may
 * contain a number or a name, so it is never repeated (R105).
 */
export const listedService = (service: string): string =>
  SERVICE_OPTIONS.includes(service) ? service : OTHER_SERVICE

/** 'Other' means nothing without the form. */
const OTHER_SERVICE_NAMES: Readonly<Record<Language, string>> = {
  en: 'Other work',
  es: 'Otro servicio',
}

/**
 * Returns the service in words, to be displayed or spoken; in English until a new service has a
 * Spanish name.
 */
export function serviceName(service: string, language: Language): string {
  const listed = listedService(service)
  if (listed === OTHER_SERVICE) return OTHER_SERVICE_NAMES[language]
  return language === 'es' ? (SPANISH_SERVICES[listed] ?? listed) : listed
}

const TIMEFRAME_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ASAP: 'As soon as possible',
    'Same Day': 'Same day',
    'Within Couple of Days': 'Within a couple of days',
    'Within Couple of Weeks': 'Within a couple of weeks',
    'Just Curious': 'Just curious',
  },
  es: SPANISH_TIMEFRAMES,
}

/**
 * Returns the appointment, or without one the timeframe in words; '' for one that the form does not
 * offer.
 */
export const whenText = (
  lead: { readonly timeframe: string } & OptionalAppointment,
  language: Language,
): string => formatAppointment(lead, language) || (TIMEFRAME_NAMES[language][lead.timeframe] ?? '')
