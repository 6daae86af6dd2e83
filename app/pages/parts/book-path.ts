/**
 * Returns the address of the submission form with this service chosen. Addresses never contain
 * personal data.
 */
export function bookPath(serviceLabel?: string): string {
  return serviceLabel === undefined
    ? '/book-online'
    : `/book-online?service=${encodeURIComponent(serviceLabel)}`
}
