/** Pages under `/r/` without a lead, in both languages. */

import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { CallButton, StatusFrame } from './status-frame.tsx'

/** Renders the same page for an unknown and an expired link. */
export function NotFoundPage() {
  return (
    <MessagePage
      heading="This link is wrong or expired"
      texts={{
        en: 'If you need us, call us.',
        es: 'El enlace no es correcto o ya venció. Si nos necesita, llámenos.',
      }}
    />
  )
}

/** Renders an error page; nothing was changed. */
export function ErrorPage() {
  const { en, es } = STATUS_PAGE_MESSAGES
  return (
    <MessagePage
      heading={en.trouble.heading}
      texts={{ en: en.trouble.text, es: es.trouble.text }}
    />
  )
}

interface MessagePageProps {
  readonly heading: string
  readonly texts: Readonly<Record<Language, string>>
}

function MessagePage({ heading, texts }: MessagePageProps) {
  return (
    <StatusFrame language="en" title={heading}>
      <h1>{heading}</h1>
      <p className="lead">{texts.en}</p>
      <p className="lead" lang="es">
        {texts.es}
      </p>
      <CallButton phone={business.phones.default} language="en" />
    </StatusFrame>
  )
}
