import { business } from './business.ts'

/**
 * Returns the addresses of the mailbox for leads.
 * @param staffEmail value of STAFF_EMAIL; `null` where it is not set
 */
export const staffMailbox = (staffEmail: readonly string[] | null): readonly string[] =>
  staffEmail ?? [business.staffEmail]

/**
 * Returns the sender of all mails.
 * @param mailFrom value of MAIL_FROM; `null` where it is not set
 */
export const mailSender = (mailFrom: string | null): string =>
  mailFrom ?? `${business.name} <${business.staffEmail}>`
