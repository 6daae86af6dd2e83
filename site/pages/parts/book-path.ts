/** The request form with this service chosen. Nothing personal ever stands in an address. */
export function bookPath(serviceLabel?: string): string {
  return serviceLabel === undefined
    ? '/book-online'
    : `/book-online?service=${encodeURIComponent(serviceLabel)}`
}
