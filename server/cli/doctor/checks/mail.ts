import { mailSender, staffMailbox } from '#domain/business/mailboxes.ts'
import { business } from '#domain/business/business.ts'
import { outboxFolder } from '#server/environment/open-db.ts'
import { createFileTransport } from '#server/outbox/transport/transport-file.ts'
import { createSmtpTransport } from '#server/outbox/transport/transport-smtp.ts'
import type { OutgoingMail } from '#server/outbox/transport/transport.ts'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const report = findingsAbout('Mail')

/** Checks that a mail to staff can be sent. */
export async function checkMail(deps: CheckDependencies): Promise<Finding> {
  const { smtpUrl } = deps.environment
  if (smtpUrl === null) return await checkFolder(deps)
  const server = new URL(smtpUrl).host
  return deps.send
    ? await sendTest(deps, { smtpUrl, server })
    : await connectOnly(deps, { smtpUrl, server })
}

interface MailServer {
  readonly smtpUrl: string
  /** Without user and password. */
  readonly server: string
}

async function sendTest(
  deps: CheckDependencies,
  { smtpUrl, server }: MailServer,
): Promise<Finding> {
  const { environment, smtpLimits } = deps
  const staff = staffMailbox(environment.staffEmail).join(', ')
  const transport = createSmtpTransport({ url: smtpUrl, limits: smtpLimits })
  const result = await transport.send(testMessage(deps))
  if (result.ok && result.refused)
    return report.error(
      `${server} refused ${result.refused.join(', ')} of the recipients ${staff}`,
      'Correct STAFF_EMAIL.',
    )
  if (result.ok && result.deferred)
    return report.warning(
      `${server} does not take mail for ${result.deferred.join(', ')} at the moment, of the recipients ${staff}`,
      'A mail about a lead is tried again for a day. Look again in an hour.',
    )
  if (result.ok)
    return report.ok(`${server} accepted a test message for ${staff}: see that it arrived`)
  const detail = result.detail === undefined ? '' : `: ${result.detail}`
  return report.error(
    `${server} did not accept a test message for ${staff} (${result.error}${detail})`,
    result.permanent
      ? 'Correct STAFF_EMAIL or MAIL_FROM.'
      : (wrongScheme(smtpUrl, detail) ??
          untrustedCertificate(server, `${result.error} ${detail}`) ??
          'Check user, password and port in SMTP_URL, and that this machine may reach it.'),
  )
}

/**
 * Returns what to write if the port expects the other kind of encryption: from the start (`smtps:`,
 * mostly port 465), or from STARTTLS on (`smtp:`, mostly 587); `null` for any other error.
 */
function wrongScheme(smtpUrl: string, trouble: string): string | null {
  const { protocol, port } = new URL(smtpUrl)
  if (protocol === 'smtps:' && /wrong version number|packet length too long/i.test(trouble))
    return `This port is not encrypted from the start (STARTTLS): write smtp:// instead of smtps:// in SMTP_URL, or port 465.`
  if (protocol === 'smtp:' && port === '465')
    return 'Port 465 is encrypted from the start: write smtps:// instead of smtp:// in SMTP_URL.'
  return null
}

/** Returns what to do about an untrusted certificate; `null` for any other error. */
function untrustedCertificate(server: string, trouble: string): string | null {
  return /certificate|self-signed|\bCERT_|UNABLE_TO_VERIFY|altnames/i.test(trouble)
    ? `It is the certificate of ${server}: write the name that stands in it into SMTP_URL, or, where you know who signed it, name that certificate's file (PEM) in NODE_EXTRA_CA_CERTS and start again.`
    : null
}

/** Connects and disconnects without a login, so that no password is sent. */
async function connectOnly(
  { smtpLimits }: CheckDependencies,
  { smtpUrl, server }: MailServer,
): Promise<Finding> {
  const url = new URL(smtpUrl)
  url.username = ''
  url.password = ''
  const transporter = createTransport({
    url: url.href,
    dnsTimeout: smtpLimits.connection,
    connectionTimeout: smtpLimits.connection,
    greetingTimeout: smtpLimits.greeting,
    socketTimeout: smtpLimits.socket,
  })
  try {
    await transporter.verify()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return report.error(
      `${server} cannot be used (${String(error.code)}: ${error.message})`,
      wrongScheme(smtpUrl, error.message) ??
        untrustedCertificate(server, `${String(error.code)} ${error.message}`) ??
        'Check host and port in SMTP_URL, and that this machine may reach it.',
    )
  } finally {
    transporter.close()
  }
  return report.warning(
    `${server} answers; nothing was sent`,
    'Run it without --no-send to see whether a message is accepted.',
  )
}

/** Writes a test mail to the folder that is used without a mail server, and deletes it. */
async function checkFolder(deps: CheckDependencies): Promise<Finding> {
  const { dataDir } = deps.environment
  const folder = outboxFolder(dataDir)
  const message = testMessage(deps)
  // The first start creates the data directory, for the user that it runs as.
  const result = existsSync(dataDir)
    ? await createFileTransport({ folder }).send(message)
    : { ok: true as const }
  if (!result.ok)
    return report.error(
      `no SMTP_URL is set, and ${folder} cannot be written (${result.error})`,
      'Set SMTP_URL, and let this user write there.',
    )
  await rm(join(folder, `${message.messageId.slice(1, -1)}.eml`), { force: true })
  return report.error(
    `no SMTP_URL is set: mails are written to ${folder}, none leaves this machine`,
    'Set SMTP_URL, such as smtps://user:password@mail.your-host.com.',
  )
}

function testMessage({
  environment,
  clock,
}: Pick<CheckDependencies, 'environment' | 'clock'>): OutgoingMail {
  const words =
    `This is a test of the website of ${business.name}, sent by npm run doctor. ` +
    'Requests from visitors will reach this mailbox the same way. Nothing is to be done.'
  return {
    messageId: `<doctor-${randomUUID()}@${new URL(environment.siteUrl).hostname}>`,
    from: mailSender(environment.mailFrom),
    to: staffMailbox(environment.staffEmail),
    replyTo: null,
    subject: `Test message from the website of ${business.name}`,
    text: `${words}\n`,
    html: `<!doctype html><html lang="en"><title>Test</title><p>${words.replaceAll('&', '&amp;')}</p></html>\n`,
    date: new Date(clock()),
  }
}
