import { STAFF_MAIL_MESSAGES } from '#copy/server/staff-mail.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import type { Fact } from '#server/leads/facts/lead-facts.ts'
import { MailFrame } from './mail-frame.tsx'
import { FactTable, Paragraph, PrimaryButton, PrimaryCall, SecondaryButton } from './mail-parts.tsx'
import { mailStyles } from './mail-styles.ts'

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
export function StaffMail(props: StaffMailProps) {
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
