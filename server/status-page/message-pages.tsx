/** Pages under `/r/` without a lead, in both languages. */

import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { CallButton, StatusFrame } from './status-frame.tsx'

const { en, es } = STATUS_PAGE_MESSAGES

/** Renders the same page for an unknown and an expired link. */
export function NotFoundPage() {
  return <MessagePage messages={{ en: en.notFound, es: es.notFound }} />
}

/** Renders an error page; nothing was changed. */
export function ErrorPage() {
  return <MessagePage messages={{ en: en.trouble, es: es.trouble }} />
}

interface MessagePageProps {
  readonly messages: Readonly<Record<Language, { heading: string; text: string }>>
}

/** Renders a page in both languages, because a link without a lead has none. */
function MessagePage({ messages }: MessagePageProps) {
  const { heading } = messages.en
  return (
    <StatusFrame language="en" title={heading}>
      <h1>{heading}</h1>
      <p className="lead">{messages.en.text}</p>
      <p className="lead" lang="es">
        {messages.es.text}
      </p>
      <CallButton phone={business.phones.default} language="en" />
    </StatusFrame>
  )
}
