/** Splits a request's target into path and query, without the question mark. */
export function splitTarget(url: string): { readonly path: string; readonly query: string } {
  const mark = url.indexOf('?')
  return mark === -1
    ? { path: url, query: '' }
    : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

/**
 * Normalizes the target for routing: absolute-form targets lose their origin (RFC 9112, 3.2.2), and
 * a path that cannot be decoded becomes one that no page has. Keeps the query, because an ad's
 * query may contain a bare percent sign.
 */
export function routableUrl(target: string | undefined): string {
  const text = target ?? ''
  const bare = text.startsWith('/') ? text : text.replace(/^https?:\/\/[^/?#]*/i, '')
  const url = bare.startsWith('/') ? bare : `/${bare}`
  if (!url.includes('%')) return url
  try {
    decodeURI(splitTarget(url).path)
    return url
  } catch (error) {
    if (error instanceof URIError) return '/undecodable'
    throw error
  }
}
