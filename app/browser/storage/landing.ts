import { namesSource } from '#domain/sources/paid-search.ts'

/** Local storage key of a landing that no script file has read yet. */
export const LANDING_KEY = 'landing'
/** Local storage key: when the saved source ends, ms since the epoch. */
export const SOURCE_END_KEY = 'sourceEnd'

/**
 * Returns the query that names the visitor's source, or else the address of the page with the link;
 * without a query; '' for neither. A landing that was not read yet is better than a referrer, which may be our own.
 * @param unread the stored landing
 */
export const currentLanding = (unread: string | null): string =>
  namesSource(location.search) ? location.search : unread || (document.referrer.split('?')[0] ?? '')
