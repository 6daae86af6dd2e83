import type { Placeholder } from '#domain/business-check.ts'
import { markup } from './mail/html.ts'

/**
 * The strip that tells the owner, and nobody else, that the site is not
 * configured yet: for pages that are sent to loopback. Empty when nothing is
 * left to be done. It has neither style nor script of its own, so that a
 * page's content security policy stays as it is; `mark` is the one element
 * that stands out by itself.
 */
export function notConfiguredNote(placeholders: readonly Placeholder[]): string {
  if (placeholders.length === 0) return ''
  const entries = [...new Set(placeholders.map(({ entry }) => entry.replace(/\[\d+\]$/, '')))]
  return markup`<aside aria-label="Note for the owner"><p><mark><strong>Not configured yet.</strong> Still placeholders in domain/business.ts: ${entries.join(', ')}. Then run <code>npm run doctor</code>. Only visitors on this machine see this note.</mark></p></aside>`
    .html
}
