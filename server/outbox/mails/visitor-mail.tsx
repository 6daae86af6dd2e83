import type { Language } from '#domain/text/language.ts'
import { MailFrame } from './mail-frame.tsx'
import {
  FactTable,
  type MailFact,
  Paragraph,
  PrimaryButton,
  SecondaryButton,
} from './mail-parts.tsx'

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
export function VisitorMail(props: VisitorMailProps) {
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
