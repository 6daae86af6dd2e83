import type { ReactNode } from 'react'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { darkModeStyles, mailStyles } from './mail-styles.ts'

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
        <style dangerouslySetInnerHTML={{ __html: darkModeStyles() }} />
      </head>
      <body style={mailStyles().body}>
        <div style={mailStyles().page}>
          <div style={mailStyles().band}>
            {preview !== undefined && <p style={mailStyles().state}>{preview}</p>}
            <h1 style={mailStyles().heading}>{heading}</h1>
          </div>
          <div style={mailStyles().content}>
            {children}
            <p style={mailStyles().footer} className="quiet">
              {business.name}
            </p>
          </div>
        </div>
      </body>
    </html>
  )
}
