/** Pages behind an accept link that show no lead. */

import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { PhoneNumber } from '#server/pages/parts/phone-number.tsx'
import { AcceptFrame, IntentButton } from './accept-frame.tsx'

interface TestNoticePageProps {
  readonly language: Language
  readonly answered: boolean
}

/** Renders the page of `npm run staff -- test`, which has no lead. */
export function TestNoticePage({ language, answered }: TestNoticePageProps) {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const heading = answered ? messages.tested : messages.test
  return (
    <AcceptFrame language={language} title={heading}>
      <h1>{heading}</h1>
      <p className="where">{answered ? messages.testedNote : messages.testNote}</p>
      {!answered && (
        <form className="do" method="post">
          <IntentButton intent="accept" text={messages.testButton} kind="amber" />
        </form>
      )}
    </AcceptFrame>
  )
}

/**
 * Shown for an unknown link, an expired link and a closed lead alike, so in both languages.
 * @param props.language that the browser asks for, which comes first
 */
export function NotFoundPage({ language }: { readonly language: Language }) {
  const { default: digits } = business.phones
  const other = language === 'en' ? 'es' : 'en'
  const messages = ACCEPT_PAGE_MESSAGES[language]
  return (
    <AcceptFrame language={language} title={messages.notFound}>
      <h1>{messages.notFound}</h1>
      <p className="where">{messages.notFoundNote}</p>
      <p className="where" lang={other}>
        {ACCEPT_PAGE_MESSAGES[other].notFoundNote}
      </p>
      <p className="more">
        {`${business.name}, `}
        <a href={telHref(digits)}>
          <PhoneNumber phone={formatPhone(digits)} />
        </a>
      </p>
    </AcceptFrame>
  )
}

const { en, es } = ACCEPT_PAGE_MESSAGES

/** Shown when a press failed; the link remains valid. */
export function ErrorPage({ why }: { readonly why: string }) {
  return (
    <AcceptFrame language="en" title={en.failed}>
      <h1>{en.failed}</h1>
      <p className="where">{`${why}. ${en.failedNote}`}</p>
      <p className="where" lang="es">
        {`${es.failed}. ${es.failedNote}`}
      </p>
    </AcceptFrame>
  )
}
