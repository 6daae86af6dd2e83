import { Fragment, type ReactNode } from 'react'
import { EdgePins, KeyEdge } from '#art/key-edge.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { Breadcrumb } from '../parts/breadcrumb.tsx'

/** From the top of the pins' drawing to the edge: more than any of these heroes is high. */
const PINS_HEIGHT = 900
const SHEAR = 150

interface ContentHeroProps {
  readonly path: string
  readonly heading: string
  readonly lead: string
  /** Without pins, for pages that are only read. */
  readonly quiet?: boolean
  /** The edge lies over the section below instead of on paper. */
  readonly over?: boolean
  /** Stands beside the words on wide screens, below them on narrow ones. */
  readonly children?: ReactNode
}

/** The dark first screen of a content page, cut from the light ground by the page's own key. */
export function ContentHero({ path, heading, lead, quiet, over, children }: ContentHeroProps) {
  return (
    <>
      <section className="content-hero on-dark">
        <div className="shell-width content-hero-grid">
          <div>
            <Breadcrumb path={path} />
            <h1>
              <Sentences text={heading} />
            </h1>
            <p className="lead">
              <BusinessText text={lead} />
            </p>
          </div>
          {children}
        </div>
        {/* After the words: it hangs from the lower end of the hero, which grows with them. */}
        {!quiet && (
          <div className="content-hero-pins">
            <EdgePins path={path} height={PINS_HEIGHT} shear={SHEAR} />
          </div>
        )}
      </section>
      <KeyEdge path={path} className={over ? 'edge-over text-ink' : 'text-ink'} />
    </>
  )
}

/** A heading of two sentences breaks between them, as long as each has room on a line. */
function Sentences({ text }: { text: string }) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span>{sentence}</span>
    </Fragment>
  ))
}
