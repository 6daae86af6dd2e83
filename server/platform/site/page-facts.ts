import type { AllowedExternalServices } from './content-security-policy.ts'

/**
 * Writes what the page's scripts must know of this installation as attributes of `<html>`. Without
 * such facts the page stays as it was built.
 */
export function withPageFacts(
  html: string,
  { privateOrigin, tags }: Pick<AllowedExternalServices, 'privateOrigin' | 'tags'>,
): string {
  const attributes = [
    ...(privateOrigin === null ? [] : [`data-private-origin="${escaped(privateOrigin)}"`]),
    ...(tags === null ? [] : [`data-tags="${escaped(JSON.stringify(tags))}"`]),
  ]
  if (attributes.length === 0) return html
  return html.replace(/<html(?=[\s>])/, (tag) => `${tag} ${attributes.join(' ')}`)
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
