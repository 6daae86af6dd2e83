import type { ReactNode } from 'react'
import { shell as englishShell } from '#copy/en/shell.ts'
import { shell as spanishShell } from '#copy/es/shell.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { business } from '#domain/business/business.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { findPage } from '#domain/pages/pages.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import type { Language } from '#domain/text/language.ts'
import { isNight } from '#domain/time/is-night.ts'
import { Frame } from './frame.tsx'

const SHELL = { en: englishShell, es: spanishShell }

interface PublicFrameProps {
  readonly language: Language
  readonly title: string
  /** Digits of the phone number that this visitor sees; by default that of the site. */
  readonly phone?: string
  /** When the page is rendered: by night it has the site's night colors. */
  readonly now: number
  readonly children: ReactNode
}

/** Pages that the header and the footer lead to. */
const LINKED = ['/services', '/service-areas', '/pricing', '/reviews', '/faq', '/contact']

function PageLinks({ language }: { readonly language: Language }) {
  const linked = LINKED.flatMap((path) => findPage(path) ?? [])
  return (
    <ul>
      {linked.map(({ path, label, spanish }) => (
        <li key={path}>
          <a href={localizedPath(path, language)}>{language === 'es' ? spanish.label : label}</a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Renders a page of the server that belongs to the site, as the search does: the site's name, menu,
 * phone number and footer around it, and its colors by day and by night.
 */
export function PublicFrame(props: PublicFrameProps) {
  const { language, title, phone = business.phones.default, now, children } = props
  const { name, logoUrl, licenses, supportEmail } = business
  return (
    <Frame
      language={language}
      title={title}
      header={{
        href: localizedPath('/', language),
        text: name,
        // The policy of these pages allows no other host's.
        name: logoUrl.onDark.startsWith('/') ? logoUrl.onDark : null,
        aside: (
          <>
            <nav aria-label={name}>
              <PageLinks language={language} />
            </nav>
            <a className="btn btn-amber btn-small" href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
          </>
        ),
      }}
      isPrivate={false}
      isNight={isNight(now, business.location)}
      footer={
        <>
          <PageLinks language={language} />
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
            {licenses &&
              fillTemplate(SHELL[language]().footer.license, { license: licenses.footer })}
          </p>
        </>
      }
    >
      {children}
    </Frame>
  )
}
