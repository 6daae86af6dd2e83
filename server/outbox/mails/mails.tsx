import { NoticeMail } from './notice-mail.tsx'
import { SignInMail } from './sign-in-mail.tsx'
import { StaffMail } from './staff-mail.tsx'
import { VisitorMail } from './visitor-mail.tsx'

/** The HTML parts of mails. */
export const MAILS = {
  staff: StaffMail,
  notice: NoticeMail,
  signIn: SignInMail,
  visitor: VisitorMail,
} as const
