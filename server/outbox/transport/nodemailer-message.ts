import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './transport.ts'

/** Converts the mail to nodemailer's format, for every transport. */
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
    // Suppresses automatic replies (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Prevents a text from making the server read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
