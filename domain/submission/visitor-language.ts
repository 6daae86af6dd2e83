import type { Language } from '#domain/text/language.ts'
import type { SubmissionInput } from './input.ts'

/**
 * Returns the language of the page that sent a submission; everything written to the visitor uses
 * it.
 */
export const pageLanguage = (path: string): Language =>
  path === '/es' || path.startsWith('/es/') ? 'es' : 'en'

/**
 * Evidence that a visitor speaks Spanish. A Spanish page means 'speaks'; a 'phone' set to
 * Spanish is only a hint, since the visitor used an English page.
 */
export type SpanishSignal = 'speaks' | 'phone'

/** Returns the signal of a submission; `null` without one. */
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
