import { hashOf } from '#server/receipt/script.ts'
import { fontFaces } from '#server/receipt/styles.ts'
import type { Site } from '#server/http/site.ts'
import { STYLES } from './styles.ts'

/** How the pages of the board look and what they may do. */
export interface Look {
  readonly styles: string
  /** Of `Content-Security-Policy`: the one style element is known by its hash, scripts are files of our own. */
  readonly policy: string
}

export function createBoardLook(site: Pick<Site, 'files'>): Look {
  const styles = [...fontFaces(site), STYLES].join('\n')
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    "script-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types board default',
  ].join('; ')
  return { styles, policy }
}
