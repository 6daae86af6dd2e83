import { business } from '#domain/business/business.ts'
import { placeholders } from '#domain/business/editing/placeholders.ts'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { outboxFolder } from '#server/environment/open-db.ts'
import { type Environment, privateOrigin } from '#server/environment.ts'
import { firstInvitation } from '#server/board/sign-in/first-invitation.ts'
import type { App } from '#server/app.ts'
import type { JobLog } from '#server/jobs/job-app.ts'

/**
 * Renders what the user of a terminal needs once the server runs: the address, the board, where mail
 * goes, and how many facts of the business are still as delivered.
 * @param url the address that the server listens on
 */
export function startupMessage(
  environment: Pick<Environment, 'smtpUrl' | 'staffEmail' | 'dataDir' | 'siteUrl' | 'staffUrl'>,
  url: string,
): string {
  const { smtpUrl, staffEmail, dataDir } = environment
  const board = `${privateOrigin(environment) ?? url}/staff`
  const mail =
    smtpUrl === null
      ? `is written to ${outboxFolder(dataDir)}, and to nobody: no SMTP_URL is set`
      : `goes to ${staffMailbox(staffEmail).join(', ')} by ${new URL(smtpUrl).hostname}`
  const open = placeholders(business).length
  return [
    `The site  ${url}`,
    `The board ${board}`,
    `Mail      ${mail}`,
    ...(open > 0
      ? [`To do     ${open} facts are as delivered or unconfirmed: npm run doctor`]
      : []),
    '',
  ].join('\n')
}

/** Prints the startup message and the first invitation to the board. */
export async function printStartupMessage(
  { environment, db, log }: Pick<App, 'environment' | 'db'> & { readonly log: JobLog },
  terminal: (text: string) => void,
  url: string,
): Promise<void> {
  terminal(startupMessage(environment, url))
  await firstInvitation(db, { staffUrl: environment.staffUrl, now: Date.now() }).then(
    terminal,
    (error: unknown) => log.warn({ err: error }, 'no invitation to the board made'),
  )
}
