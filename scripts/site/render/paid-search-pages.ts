import { formatPhone, telHref } from '#domain/phone/phone.ts'

/**
 * Replaces the phone number of a page by the paid-search number, for visitors with the campaign in
 * the address and without scripts. Scripts stay unchanged, so that the page's content security
 * policy still matches; structured data is replaced, because it is no script and contains the
 * number.
 * @param phones ten digits each
 */
export function toPaidSearchPage(
  html: string,
  phones: { default: string; paidSearch: string },
): string {
  return html
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part) =>
      part.startsWith('<script') && !part.startsWith('<script type="application/ld+json"')
        ? part
        : part
            .replaceAll(telHref(phones.default), telHref(phones.paidSearch))
            .replaceAll(formatPhone(phones.default), formatPhone(phones.paidSearch))
            .replace(/<html lang="[^"]*"/, '$& data-phone-number="paidSearch"'),
    )
    .join('')
}
