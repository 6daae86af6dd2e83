import type { ReactNode } from 'react'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { AlertTriangle, Phone } from '#site/ui/icons.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { PhoneLink } from '#client/visit/phone-link.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'

interface PageHeroProps {
  readonly path: string
  readonly heading: string
  readonly lead: string
  /** Comes before everything else that is said. */
  readonly warning?: string | undefined
  /** Where 'Book Service' leads. */
  readonly bookTo: string
  /** Ground and layout of this kind of page. */
  readonly className: string
  /** Stands behind the words, and comes after them: it hangs from the lower end of the hero, which grows with them. */
  readonly backdrop?: ReactNode
  /** Stands beside the words on wide screens, below them on narrow ones. */
  readonly figure: ReactNode
  /** A quiet line under the buttons. */
  readonly note?: string
}

/** The dark first screen of an inner page. It reaches up behind the header, which is transparent there. */
export function PageHero({
  path,
  heading,
  warning,
  lead,
  bookTo,
  className,
  backdrop,
  figure,
  note,
}: PageHeroProps) {
  const link = useLink()
  const words = useCopy('innerPages')
  return (
    <section className={`page-hero on-dark ${className}`}>
      <div className="shell-width page-hero-grid">
        <div className="page-hero-words">
          <Breadcrumb path={path} />
          <h1>{keepTogether(heading)}</h1>
          {warning !== undefined && (
            <p className="page-hero-warning">
              <AlertTriangle />
              {warning}
            </p>
          )}
          <p className="lead">
            <BusinessText text={lead} />
          </p>
          <div className="page-hero-buttons">
            <PhoneLink className="btn btn-call">
              <Phone />
              {words.call}
            </PhoneLink>{' '}
            <a href={link(bookTo)} className="btn btn-outline">
              {words.book}
            </a>
          </div>
          {note !== undefined && <p className="page-hero-note">{note}</p>}
        </div>
        {figure}
      </div>
      {backdrop}
    </section>
  )
}

/** 'Locksmith in West New York, NJ' breaks after 'in', and on a narrow phone before the name's last word. */
const keepTogether = (heading: string): string =>
  heading.replace(/(?<= in ).+|(?<= en ).+, NJ$/, (place) =>
    place.replaceAll(/ (?!\S+ \S+$)/g, '\u00a0'),
  )
