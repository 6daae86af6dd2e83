import type { Language } from './language.ts'
import type { Submission } from './request.ts'

/**
 * The language in which to speak to a visitor: Spanish for whoever used a
 * Spanish page, or a browser that is set to Spanish (R152).
 */
export function visitorLanguage({
  source_url: page,
  visitor_info: visitor,
}: {
  readonly source_url: string
  readonly visitor_info?: Submission['visitor_info'] | null
}): Language {
  const isSpanishPage = pageLanguage(page) === 'es'
  const isSpanishBrowser = /^es\b/i.test(visitor?.language ?? '')
  return isSpanishPage || isSpanishBrowser ? 'es' : 'en'
}

/** The language of the page on which a request was made: what is written to the visitor is in the same. */
export const pageLanguage = (path: string): Language =>
  path === '/es' || path.startsWith('/es/') ? 'es' : 'en'
