/** Pages under `/r/` without a lead, in both languages. */

import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { CallButton, StatusFrame } from './status-frame.tsx'

interface MessagePageProps {
  /** Language that the browser asks for, which comes first: a link without a lead has none. */
  readonly language: Language
}

/** Renders the same page for an unknown and an expired link. */
export const NotFoundPage = ({ language }: MessagePageProps) => (
  <MessagePage language={language} kind="notFound" />
)

/** Renders an error page; nothing was changed. */
export const ErrorPage = ({ language }: MessagePageProps) => (
  <MessagePage language={language} kind="trouble" />
)

/** Renders a page in both languages. */
function MessagePage({ language, kind }: MessagePageProps & { kind: 'notFound' | 'trouble' }) {
  const other = language === 'en' ? 'es' : 'en'
  const { heading, text } = STATUS_PAGE_MESSAGES[language][kind]
  return (
    <StatusFrame language={language} title={heading}>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <p className="lead" lang={other}>
        {STATUS_PAGE_MESSAGES[other][kind].text}
      </p>
      <CallButton phone={business.phones.default} language={language} />
    </StatusFrame>
  )
}
