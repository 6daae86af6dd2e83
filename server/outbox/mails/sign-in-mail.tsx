import type { Language } from '#domain/text/language.ts'
import { MailFrame } from './mail-frame.tsx'
import { Paragraph } from './mail-parts.tsx'
import { mailStyles } from './mail-styles.ts'

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
export function SignInMail({ language, title, body, code }: SignInMailProps) {
  return (
    <MailFrame language={language} title={title} heading={title}>
      <Paragraph>{body}</Paragraph>
      <div style={mailStyles().hidden}>{PREVIEW_END}</div>
      <p style={mailStyles().code}>{code}</p>
    </MailFrame>
  )
}
