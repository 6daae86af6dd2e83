import type { StatusPageProps } from './status-view.ts'
import type { ReactNode } from 'react'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { Frame } from '#server/pages/parts/frame.tsx'
import { TextWithPhone } from '#server/pages/parts/phone-number.tsx'

/** Refresh interval in seconds without a script. */
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
    <a className="btn btn-amber" href={telHref(phone)}>
      <TextWithPhone text={STATUS_PAGE_MESSAGES[language].call} phone={formatPhone(phone)} />
    </a>
  )
}

/**
 * Returns the path of a status page, or of a page below it, which keeps how the link came to the
 * customer.
 */
export const pathOf = (
  { link, query = '' }: Pick<StatusPageProps, 'link' | 'query'>,
  page = '',
): string => `${new URL(link).pathname}${page}${query}`

interface BackLinkProps {
  readonly to: Pick<StatusPageProps, 'link' | 'query'>
  readonly text: string
}

/** Renders the link back to the status page. */
export function BackLink({ to, text }: BackLinkProps) {
  return (
    <a className="btn btn-outline" href={pathOf(to)}>
      {text}
    </a>
  )
}
