import type { Language } from '#domain/text/language.ts'
import { MailFrame } from './mail-frame.tsx'
import {
  FactTable,
  type MailFact,
  Paragraph,
  PrimaryButton,
  PrimaryCall,
  SecondaryButton,
} from './mail-parts.tsx'
import { mailStyles } from './mail-styles.ts'
import { STAFF_MAIL_MESSAGES } from '#copy/server/staff-mail.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import type { Fact } from '#server/leads/facts/lead-facts.ts'

/** The HTML parts of mails. */
export const MAILS = {
  staff: StaffMail,
  notice: NoticeMail,
  signIn: SignInMail,
  visitor: VisitorMail,
} as const

interface NoticeMailProps {
  readonly language: Language
  readonly title: string
  readonly body: string
  /** The mail has no button without it. */
  readonly link: { readonly href: string; readonly text: string } | null
}

/** Renders the mail of a notice: service, town and one button. */
function NoticeMail({ language, title, body, link }: NoticeMailProps) {
  return (
    <MailFrame language={language} title={title} heading={title}>
      <Paragraph>{body}</Paragraph>
      {link !== null && <PrimaryButton {...link} />}
    </MailFrame>
  )
}

interface SignInMailProps {
  readonly language: Language
  readonly title: string
  readonly body: string
  /** Six digits. */
  readonly code: string
}

/**
 * Invisible joiners and no-break spaces. They fill the preview of a mail list or a lock screen,
 * which shows the first few hundred characters of the text, so that the code is not in it.
 */
const PREVIEW_END = '\u034f\u200c\u00a0'.repeat(150)

/**
 * Renders the mail with the code that signs in. It has no link, because mail scanners open
 * every link.
 */
function SignInMail({ language, title, body, code }: SignInMailProps) {
  return (
    <MailFrame language={language} title={title} heading={title}>
      <Paragraph>{body}</Paragraph>
      <div style={mailStyles().hidden}>{PREVIEW_END}</div>
      <p style={mailStyles().code}>{code}</p>
    </MailFrame>
  )
}

interface VisitorMailProps {
  readonly language: Language
  readonly title: string
  readonly text: string
  /** What the request, or the receipt, is about. */
  readonly facts: readonly MailFact[]
  /** To the status page or its review form. */
  readonly link: { readonly href: string; readonly text: string }
  readonly call: { readonly href: string; readonly text: string }
  /** For a reader who sent nothing. */
  readonly notYou: string
}

/** Renders a mail to the visitor: the link of the status page, or of its review form. */
function VisitorMail(props: VisitorMailProps) {
  const { language, title, text, facts, link, call, notYou } = props
  return (
    <MailFrame language={language} title={title} heading={title}>
      <Paragraph>{text}</Paragraph>
      <PrimaryButton {...link} />
      <SecondaryButton {...call} />
      <FactTable facts={facts} />
      <Paragraph>{notYou}</Paragraph>
    </MailFrame>
  )
}

export interface StaffMailProps {
  readonly subject: string
  readonly preview: string
  readonly headline: string
  /** What to know before calling. */
  readonly warnings: readonly string[]
  /** Without links if the number cannot be right. */
  readonly phone: {
    readonly text: string
    readonly href: string | null
    readonly sms: string | null
  }
  /** `null` where nothing says where the job is. */
  readonly mapHref: string | null
  readonly facts: readonly Fact[]
  /** Link to the page that accepts the lead; without it, calling is the first thing to do. */
  readonly acceptUrl: string | null
}

/** Renders the mail that announces a lead to staff. */
function StaffMail(props: StaffMailProps) {
  const { subject, preview, headline, warnings, phone, mapHref, facts, acceptUrl } = props
  const messages = STAFF_MAIL_MESSAGES
  const CallButton = acceptUrl === null ? PrimaryCall : SecondaryButton
  return (
    <MailFrame language="en" title={subject} preview={preview} heading={headline}>
      {warnings.map((warning) => (
        <p key={warning} style={mailStyles().warning} className="warning">
          {warning}
        </p>
      ))}
      {acceptUrl !== null && <PrimaryButton href={acceptUrl} text={messages.accept} />}
      {phone.href === null ? (
        <Paragraph>{`${messages.phone}: ${phone.text}`}</Paragraph>
      ) : (
        <CallButton href={phone.href} text={`${messages.call} ${phone.text}`} />
      )}
      {phone.sms !== null && <SecondaryButton href={phone.sms} text={messages.text} />}
      {mapHref !== null && <SecondaryButton href={mapHref} text={messages.map} />}
      <FactTable
        facts={facts.map(({ name, ...fact }) => ({ ...fact, label: factLabel(name, 'en') }))}
      />
    </MailFrame>
  )
}
