/** Forms of pages that the server makes, as a browser reads and sends them. */

const DECODED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
/** Decodes the entities that React writes. */
export const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => DECODED[entity] ?? entity)

/** Returns what a browser sends for the form of a page as it is. */
export function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams()
  const tags = html.matchAll(
    /<input[^>]*>|<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)<\/textarea>|<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )
  for (const [tag, area, areaText = '', select, options = ''] of tags) {
    const selected = /<option[^>]*value="([^"]*)"[^>]*selected=""/.exec(options)?.[1]
    const first = /<option value="([^"]*)"/.exec(options)?.[1]
    if (area !== undefined) fields.append(decode(area), decode(areaText))
    else if (select !== undefined) fields.append(decode(select), decode(selected ?? first ?? ''))
    else if (!tag.includes('type="checkbox"') || tag.includes('checked=""'))
      fields.append(
        decode(/name="([^"]*)"/.exec(tag)?.[1] ?? ''),
        decode(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
      )
  }
  return fields
}
