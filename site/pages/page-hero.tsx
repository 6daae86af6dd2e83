import type { ReactNode } from 'react'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { AlertTriangle } from '#art/icons/icons.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { CallButton } from '#client/visit/phone-link.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'

interface PageHeroProps {
  readonly path: string
  readonly heading: string
  /** Second part of the h1, smaller. */
  readonly place?: string
  readonly lead: string
  /** Shown before all other text. */
  readonly warning?: string | undefined
  readonly bookTo: string
  /** Class with background and layout of this kind of page. */
  readonly className: string
  /**
   * Drawn behind the text, and after it in the markup: it is positioned from the lower end of the
   * hero, which grows with the text.
   */
  readonly backdrop?: ReactNode
  /** Beside the text on wide screens, below it on narrow ones. */
  readonly figure: ReactNode
}

/**
 * Renders the dark first screen of an inner page. It extends up behind the header, which is
 * transparent there.
 */
export function PageHero({
  path,
  heading,
  place,
  warning,
  lead,
  bookTo,
  className,
  backdrop,
  figure,
}: PageHeroProps) {
  const link = useLink()
  const copy = useCopy('innerPages')
  return (
    <section className={`page-hero on-dark ${className}`}>
      <div className="shell-width page-hero-grid">
        <div className="page-hero-text">
          <Breadcrumb path={path} />
          <h1>
            {keepTogether(heading)}
            {place !== undefined && <small> {place}</small>}
          </h1>
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
            <CallButton>{copy.call}</CallButton>{' '}
            <a href={link(bookTo)} className="btn btn-outline">
              {copy.book}
            </a>
          </div>
        </div>
        {figure}
      </div>
      {backdrop}
    </section>
  )
}

/**
 * Breaks 'Locksmith in West New York, NJ' after 'in', and on a narrow phone before the last word of
 * the name.
 */
const keepTogether = (heading: string): string =>
  heading.replace(/(?<= in ).+|(?<= en ).+, [A-Z]{2}$/, (place) =>
    place.replaceAll(/ (?!\S+ \S+$)/g, '\u00a0'),
  )
