import { outboxFolder } from '#server/environment/open-db.ts'
import type { Environment } from '#server/environment.ts'
import { createFileTransport } from './transport-file.ts'
import { createSmtpTransport } from './transport-smtp.ts'
import type { MailTransport } from './transport.ts'

/** Returns the transport of mails: a mail server, or a folder when none is set. */
export const mailTransport = ({ smtpUrl, dataDir }: Environment): MailTransport =>
  smtpUrl === null
    ? createFileTransport({ folder: outboxFolder(dataDir) })
    : createSmtpTransport({ url: smtpUrl })
