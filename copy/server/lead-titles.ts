import type { Danger } from '#domain/lead/danger.ts'
import type { Language } from '#domain/text/language.ts'

interface LeadTitleMessages {
  readonly missedCall: string
  readonly pressed: string
  readonly text: (words: string) => string
  /** Of a text that has pictures only. */
  readonly emptyText: string
  /** First in every notice and on every page of staff. */
  readonly danger: Readonly<Record<Danger, string>>
  /** Sources of numbers and visits, in a list. */
  readonly sources: Readonly<Record<string, string>>
  /** A town that the business does not name among those it serves. */
  readonly outside: (town: string) => string
}

export const LEAD_TITLE_MESSAGES: Readonly<Record<Language, LeadTitleMessages>> = {
  en: {
    missedCall: 'Missed call',
    pressed: 'said: locked out',
    text: (words) => `Text: ${words}`,
    emptyText: 'Text with pictures',
    danger: {
      inside: 'Child or pet locked in',
      fire: 'Stove, smoke or gas',
    },
    sources: {
      website: 'website',
      'google-ads': 'Google Ads',
      'business-profile': 'Google profile',
      'local-services-ads': 'Local Services Ads',
      van: 'van',
      magnet: 'magnet',
      unknown: 'unknown',
    },
    outside: (town) => `${town} (not one of our towns)`,
  },
  es: {
    missedCall: 'Llamada perdida',
    pressed: 'dijo: no puede entrar',
    text: (words) => `Mensaje: ${words}`,
    emptyText: 'Mensaje con fotos',
    danger: {
      inside: 'Niño o mascota encerrados',
      fire: 'Estufa, humo o gas',
    },
    sources: {
      website: 'sitio web',
      'google-ads': 'Google Ads',
      'business-profile': 'perfil de Google',
      'local-services-ads': 'Local Services Ads',
      van: 'van',
      magnet: 'imán',
      unknown: 'no se sabe',
    },
    outside: (town) => `${town} (fuera de nuestras ciudades)`,
  },
}

/** Names a source in a list; one without words by its own. */
export const sourceLabel = (source: string, language: Language): string =>
  LEAD_TITLE_MESSAGES[language].sources[source] ?? source.replaceAll('-', ' ')
