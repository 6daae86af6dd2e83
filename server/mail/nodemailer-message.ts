import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './transport.ts'

/** The mail as nodemailer takes it; the same for every transport. */
export function toMessage(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: [...mail.to],
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    // Keeps answering machines from answering to a machine (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
