import { createHash } from 'node:crypto'
import { BASE_STYLES } from './base-styles.ts'
import type { PageTheme } from './theme.ts'

/** Combines the base styles with those of one kind of page. */
export function createPageTheme(own: string): PageTheme {
  const styles = [BASE_STYLES, own].join('\n')
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The owner's logo.
    "img-src 'self'",
  ].join('; ')
  return { styles, script: null, policy }
}
