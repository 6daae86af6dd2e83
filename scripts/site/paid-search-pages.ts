import { formatPhone, telHref } from '#domain/phone.ts'

/**
 * The same page with the paid-search number on it, for visitors whose address
 * names the campaign and who run no scripts. Scripts are left alone, so
 * the page's content security policy still fits; what search engines read is
 * no script, and its answers quote the number too.
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
            .replace(/<html lang="[^"]*"/, '$& data-line="paidSearch"'),
    )
    .join('')
}
