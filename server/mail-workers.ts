import type { FastifyBaseLogger } from 'fastify'
import type { Alarm } from './notify/alarm.ts'
import { setRealTimeout } from './jobs/timer.ts'
import { outboxFolder } from './environment/open-store.ts'
import type { Environment } from './environment.ts'
import { createStaffComposer } from './mail/staff-composer.ts'
import { createFileTransport } from './mail/transport-file.ts'
import { createSmtpTransport } from './mail/transport-smtp.ts'
import type { MailTransport } from './mail/transport.ts'
import { createMailWorker, type MailWorker } from './mail/mail-worker.ts'
import { openDuplicates, otherLeadOf } from './leads/same-customer.ts'
import type { Mails } from './pages/create-pages.tsx'
import { createSecret } from './secrets/secret.ts'
import { createStatusPageTokens } from './status-page-token/token-factory.ts'
import { createVisitorMailComposer } from './routes/status-page/visitor-mail.ts'
import type { Db } from '#server/store/db.ts'
import { staffMails, visitorMails } from '#server/store/mail-queue.ts'
import { getSetting } from '#server/store/setting-queries.ts'

/** Creates the transport: a mail server, or a folder when none is set. */
export const mailTransport = ({ smtpUrl, dataDir }: Environment): MailTransport =>
  smtpUrl === null
    ? createFileTransport({ folder: outboxFolder(dataDir) })
    : createSmtpTransport({ url: smtpUrl })

export interface MailWorkers {
  readonly staff: MailWorker
  readonly visitors: MailWorker
}

/** Creates two workers, so that a slow visitor mailbox cannot delay a mail to staff. */
export function createMailWorkers(
  { staffEmail, mailFrom, siteUrl, staffUrl }: Environment,
  deps: {
    store: Db
    transport: MailTransport
    mails: Mails
    alarm: Alarm
    log: FastifyBaseLogger
  },
): MailWorkers {
  const { store, transport, mails, alarm, log } = deps
  const common = { log, transport, clock: Date.now, random: Math.random, setTimer: setRealTimeout }
  const workers = {
    staff: createMailWorker({
      ...common,
      store: staffMails(store),
      audience: 'staff',
      compose: createStaffComposer({
        staffEmail,
        from: mailFrom,
        clock: Date.now,
        createAcceptLink: (submissionId) => alarm.createAcceptLink(submissionId),
        findOtherLead: async (submissionId) =>
          otherLeadOf(await store.read((tx) => openDuplicates(tx, submissionId))),
        staffUrl,
        readSetting: (key) => store.read((tx) => getSetting(tx, key)),
        mails,
        log,
      }),
    }),
    visitors: createMailWorker({
      ...common,
      store: visitorMails(store),
      audience: 'visitor',
      compose: createVisitorMailComposer({
        from: mailFrom,
        staffEmail,
        siteUrl,
        staffUrl,
        deriveStatusPageToken: createStatusPageTokens(createSecret(store)),
        clock: Date.now,
        mails,
      }),
    }),
  }
  store.onWrite(workers.staff.nudge)
  store.onWrite(workers.visitors.nudge)
  return workers
}
