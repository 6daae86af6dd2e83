import { outboxFolder } from './environment/open-store.ts'
import type { Environment } from './environment.ts'

/**
 * What somebody at a terminal needs to know once the server runs: the address
 * to open, the board, and where mail goes.
 * @param url where it listens
 */
export function startLines(
  { smtpUrl, staffEmail, dataDir }: Pick<Environment, 'smtpUrl' | 'staffEmail' | 'dataDir'>,
  url: string,
): string {
  const mail =
    smtpUrl === null
      ? `is written to ${outboxFolder(dataDir)}, and to nobody: no SMTP_URL is set`
      : `goes to ${staffEmail.join(', ')} by ${new URL(smtpUrl).hostname}`
  return [`The site  ${url}`, `The board ${url}/staff`, `Mail      ${mail}`, ''].join('\n')
}
