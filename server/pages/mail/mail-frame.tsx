import type { ReactNode } from 'react'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { DARK_MODE_STYLES, MAIL_STYLES } from './mail-styles.ts'

interface MailFrameProps {
  readonly language: Language
  readonly title: string
  /** The first line, which a list of mails shows beside the subject. */
  readonly preview?: string
  readonly heading: string
  readonly children: ReactNode
}

/** Renders the document of a mail: the heading in a dark band, the content, the business's name. */
export function MailFrame({ language, title, preview, heading, children }: MailFrameProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_MODE_STYLES }} />
      </head>
      <body style={MAIL_STYLES.body}>
        <div style={MAIL_STYLES.page}>
          <div style={MAIL_STYLES.band}>
            {preview !== undefined && <p style={MAIL_STYLES.state}>{preview}</p>}
            <h1 style={MAIL_STYLES.heading}>{heading}</h1>
          </div>
          <div style={MAIL_STYLES.content}>
            {children}
            <p style={MAIL_STYLES.footer} className="quiet">
              {business.name}
            </p>
          </div>
        </div>
      </body>
    </html>
  )
}
