import { mailSender, staffMailbox } from '#domain/business/mailboxes.ts'
import { chosenOption } from '#domain/settings.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import type { JobLog } from '#server/jobs/job-app.ts'
import { openDuplicates, otherLeadOf } from '#server/leads/same-customer.ts'
import type { Pages } from '#server/pages/create-pages.tsx'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { ACCEPT_TOKEN_LIFETIME_MS, addToken } from '#server/db/tables/accept-tokens.ts'
import type { MailJob } from '#server/db/tables/lead.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { staffMail } from './staff-mail.ts'
import type { OutgoingMail } from './transport.ts'

/** The parts of `App` that the mail is built from. */
interface StaffMailApp extends Pick<App, 'db' | 'clock'> {
  readonly log: JobLog
  readonly environment: Pick<Environment, 'staffEmail' | 'mailFrom' | 'staffUrl'>
  readonly pages: Pick<Pages, 'mail'>
}

/** Builds the mail that announces a new lead to staff. */
export async function composeStaffMail(app: StaffMailApp, job: MailJob): Promise<OutgoingMail> {
  const { db, clock, pages, log } = app
  const { staffEmail, mailFrom, staffUrl } = app.environment
  const { lead } = job
  /** A mail without one of its parts is better than none. */
  const orElse = async <Part>(reading: Promise<Part>, other: Part, lost: string): Promise<Part> => {
    try {
      return await reading
    } catch (error) {
      log.warn({ mail: job.id, err: error }, `mail is sent without ${lost}`)
      return other
    }
  }
  const envelope = {
    from: mailSender(mailFrom),
    to: staffMailbox(staffEmail),
    now: clock(),
    boardUrl: `${staffUrl}/staff`,
    acceptUrl: await orElse<string | null>(
      createAcceptLink(app, lead.id),
      null,
      'the button that accepts the lead',
    ),
    showsGateCode: await orElse(
      db.read(async (tx) => {
        const value = await getSetting(tx, 'gate_code_in_mail')
        return chosenOption('gate_code_in_mail', value) === 'on'
      }),
      false,
      'the gate code',
    ),
    otherLead: await orElse(
      db.read(async (tx) => otherLeadOf(await openDuplicates(tx, lead.id), null)),
      null,
      'a word of other open requests',
    ),
  }
  return staffMail(job, envelope, pages.mail)
}

/** Creates a link to the page that accepts a lead. */
async function createAcceptLink(
  { db, clock, environment: { staffUrl } }: StaffMailApp,
  submissionId: string,
): Promise<string> {
  const token = randomToken()
  const now = clock()
  const expiresAt = now + ACCEPT_TOKEN_LIFETIME_MS
  await db.writeRelaxed((tx) =>
    addToken(tx, { hash: hashOfToken(token), submissionId, now, expiresAt }),
  )
  return `${staffUrl}/a/${token}`
}
