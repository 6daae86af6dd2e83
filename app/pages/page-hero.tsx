import type { ReactNode } from 'react'
import { blocksNamed, type Document } from '#content/read.ts'
import { linesOf } from '#content/text.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { AlertTriangle } from '#art/icons/icons.tsx'
import { Inline } from '#app/blocks/text.tsx'
import { RestOfStyles } from '#app/inline.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'
import { Breadcrumb } from './parts/breadcrumb.tsx'

interface PageHeroProps {
  readonly path: string
  readonly document: Pick<Document, 'headingNodes' | 'lead' | 'blocks'>
  readonly bookTo: string
  /** Under the buttons: a link for who cannot wait. */
  readonly urgent?: ReactNode
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
  document,
  bookTo,
  urgent,
  className,
  backdrop,
  figure,
}: PageHeroProps) {
  const link = useLink()
  const copy = useCopy('innerPages')
  return (
    <>
      <section className={`page-hero on-dark ${className}`}>
        <div className="shell-width page-hero-grid">
          <div className="page-hero-text">
            <Breadcrumb path={path} />
            <h1>
              <Lines lines={linesOf(document.headingNodes)} />
            </h1>
            {/* Before all other text. */}
            {blocksNamed(document, 'warning').map(({ nodes }, index) => (
              <p key={index} className="page-hero-warning">
                <AlertTriangle />
                <Inline nodes={nodes} />
              </p>
            ))}
            <p className="lead">
              <Inline nodes={document.lead} />
            </p>
            <div className="page-hero-buttons">
              <CallButton>{copy.call}</CallButton>{' '}
              <a href={link(bookTo)} className="btn btn-outline">
                {copy.book}
              </a>
            </div>
            {urgent}
          </div>
          {figure}
        </div>
        {backdrop}
      </section>
      <RestOfStyles />
    </>
  )
}
