import type { ReactNode } from 'react'
import { business } from '#domain/business/business.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Language } from '#domain/text/language.ts'
import { MailMark } from './mail-mark.tsx'
import { darkModeStyles, mailStyles } from './mail-styles.ts'

interface MailFrameProps {
  readonly language: Language
  readonly title: string
  /** The first line, which a list of mails shows beside the subject. */
  readonly preview?: string
  readonly heading: string
  readonly children: ReactNode
}

/**
 * Renders the document of a mail: mark and heading in a dark band that ends on a line of brass, the
 * content, and whose mail it is.
 */
export function MailFrame({ language, title, preview, heading, children }: MailFrameProps) {
  const { name, phones } = business
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
            {/* A list of mails shows the first text. */}
            {preview !== undefined && (
              <div style={mailStyles().hidden} aria-hidden="true">
                {preview}
              </div>
            )}
            <MailMark />
            {preview !== undefined && <p style={mailStyles().state}>{preview}</p>}
            <h1 style={mailStyles().heading}>{heading}</h1>
          </div>
          <div style={mailStyles().content}>
            {children}
            <p style={mailStyles().footer} className="quiet line">
              {`${name} · ${formatPhone(phones.default)}`}
            </p>
          </div>
        </div>
      </body>
    </html>
  )
}
