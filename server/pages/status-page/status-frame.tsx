import type { ReactNode } from 'react'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { business } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'
import { localizedPath } from '#domain/localized-paths.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import { Frame } from '../parts/frame.tsx'
import { TextWithPhone } from '../parts/phone-number.tsx'

/** Refresh interval in seconds without a script (R123). */
const NO_SCRIPT_REFRESH_S = 20

interface StatusFrameProps {
  readonly language: Language
  readonly title: string
  readonly refreshes?: boolean
  readonly children: ReactNode
}

/** Renders the frame of every page under `/r/TOKEN`. */
export function StatusFrame({ language, title, refreshes = false, children }: StatusFrameProps) {
  return (
    <Frame
      language={language}
      title={title}
      header={{ href: localizedPath('/', language), text: business.name }}
      head={
        refreshes && (
          <noscript>
            <meta httpEquiv="refresh" content={String(NO_SCRIPT_REFRESH_S)} />
          </noscript>
        )
      }
    >
      {children}
    </Frame>
  )
}

interface CallButtonProps {
  /** Digits. */
  readonly phone: string
  readonly language: Language
}

export function CallButton({ phone, language }: CallButtonProps) {
  return (
    <a className="button go" href={telHref(phone)}>
      <TextWithPhone text={STATUS_PAGE_MESSAGES[language].call} phone={formatPhone(phone)} />
    </a>
  )
}

/** Returns the path of a status page. */
export const pathOf = (link: string): string => new URL(link).pathname

/** Renders the link back to the status page. */
export function BackLink({ link, text }: { readonly link: string; readonly text: string }) {
  return (
    <a className="button" href={pathOf(link)}>
      {text}
    </a>
  )
}
