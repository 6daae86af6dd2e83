import { endSentence } from '#domain/time/spanish-time.ts'
import type { Language } from '#domain/text/language.ts'
import { MailFrame } from './mail-frame.tsx'
import { Paragraph, PrimaryButton, TextLink } from './mail-parts.tsx'

export interface VisitorMailProps {
  readonly language: Language
  readonly title: string
  /** Service and appointment. */
  readonly work: string
  readonly text: string
  /** Of a receipt, each a line. */
  readonly details?: readonly string[]
  /** To the status page or its review form. */
  readonly link: { readonly href: string; readonly text: string }
  readonly call: { readonly href: string; readonly text: string }
  /** For a reader who sent nothing. */
  readonly notYou: string
}

/** Renders a mail to the visitor: the link of the status page, or of its review form. */
export function VisitorMail(props: VisitorMailProps) {
  const { language, title, work, text, details = [], link, call, notYou } = props
  return (
    <MailFrame language={language} title={title} heading={title}>
      <Paragraph>{`${endSentence(work)} ${text}`}</Paragraph>
      {details.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <PrimaryButton {...link} />
      <Paragraph>
        <TextLink {...call} />
      </Paragraph>
      <Paragraph>{notYou}</Paragraph>
    </MailFrame>
  )
}
