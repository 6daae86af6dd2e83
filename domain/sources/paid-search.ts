/**
 * Recognizes visitors from paid search. The inline head script of every page contains
 * this module, so it must stay small; campaign.ts reads all values of a source.
 */

/** The part of the platform that this module needs, in browsers and in Node alike. */
declare const URLSearchParams: new (query: string) => { get(name: string): string | null }

/**
 * Returns a query as it was meant: with `&` for a second question mark and for `&amp;`, which joined
 * addresses have, and without the values of placeholders that an ad platform left, such as `{source}`.
 * @param search with its question mark
 */
export const plainQuery = (search: string): string =>
  search.charAt(0) +
  search
    .slice(1)
    .replace(/\?|&amp;|%3f/gi, '&')
    .replace(/=(?:\{|%7b)[^&]*/gi, '=')

/** gad_source is in the address of every paid click, also where the ids are missing. */
export const GOOGLE_CLICK = /[?&](gclid|[gw]braid|gad_source)=[^&]/i

/** Returns whether the query of an address, with its question mark, names a source. */
export const namesSource = (search: string): boolean =>
  /[?&](utm_[smct]|(g|fb)clid|msclkid|[gw]braid|gad_s)/i.test(plainQuery(search))

/**
 * Returns whether the source is paid search: exactly utm_source `google` with utm_medium `cpc`. A
 * click id of Google stands for both, unless the query says otherwise; beside it, letter case does
 * not matter.
 * @param search query of an address, with its question mark
 * @param stored reads a saved value, for a query that names no source
 */
export function isPaidSearch(search: string, stored?: (key: string) => string | null): boolean {
  const plain = plainQuery(search)
  const isClick = GOOGLE_CLICK.test(plain)
  const query = new URLSearchParams(isClick ? plain.toLowerCase() : plain)
  const is = (key: string, value: string): boolean =>
    ((namesSource(search) ? query.get(key) : stored?.(key)) || (isClick && value)) === value
  return is('utm_source', 'google') && is('utm_medium', 'cpc')
}
