import type { Language } from '#domain/text/language.ts'
import { MailFrame } from './mail-frame.tsx'
import { Paragraph, PrimaryButton } from './mail-parts.tsx'

interface NoticeMailProps {
  readonly language: Language
  readonly title: string
  readonly body: string
  /** The mail has no button without it. */
  readonly link: { readonly href: string; readonly text: string } | null
}

/** Renders the mail of a notice: service, town and one button. */
export function NoticeMail({ language, title, body, link }: NoticeMailProps) {
  return (
    <MailFrame language={language} title={title} heading={title}>
      <Paragraph>{body}</Paragraph>
      {link !== null && <PrimaryButton {...link} />}
    </MailFrame>
  )
}
