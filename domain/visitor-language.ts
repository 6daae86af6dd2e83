import type { Language } from './language.ts'
import type { SubmissionInput } from './submission.ts'

/** The language of the page on which a request was made: everything that is written to the visitor is in the same. */
export const pageLanguage = (path: string): Language =>
  path === '/es' || path.startsWith('/es/') ? 'es' : 'en'

/**
 * What a request says of the visitor's Spanish (R152). Whoever used a Spanish
 * page 'speaks' it; a 'phone' that is set to Spanish is a hint and no more,
 * since its owner read an English page.
 */
export type SpanishSignal = 'speaks' | 'phone'

/** Null where nothing points to Spanish. */
export function spanishSignal({
  source_url: page,
  visitor_info: visitor,
}: {
  readonly source_url: string
  readonly visitor_info?: SubmissionInput['visitor_info'] | null
}): SpanishSignal | null {
  if (pageLanguage(page) === 'es') return 'speaks'
  return /^es\b/i.test(visitor?.language ?? '') ? 'phone' : null
}

const SIGNAL_TEXTS: Readonly<Record<Language, Readonly<Record<SpanishSignal, string>>>> = {
  en: { speaks: 'Speaks Spanish', phone: 'Phone set to Spanish' },
  es: { speaks: 'Habla español', phone: 'Teléfono en español' },
}

/** What staff are told, in their own language; '' where there is nothing to tell. */
export function describeSpanishSignal(signal: SpanishSignal | null, language: Language): string {
  return signal === null ? '' : SIGNAL_TEXTS[language][signal]
}
