import type { ReactNode } from 'react'
import { EdgePins, KeyEdge } from '#art/computed/key-edge.tsx'
import type { Nodes } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { Breadcrumb } from '../parts/breadcrumb.tsx'

/** Distance from the top of the pins' drawing to the edge, larger than any of these heroes. */
const PINS_HEIGHT_PX = 900
const SHEAR_DISTANCE_PX = 150

interface ContentHeroProps {
  readonly path: string
  readonly heading: string
  readonly lead: Nodes
  /** Without pins, for pages that are only read. */
  readonly quiet?: boolean
  /** The edge overlaps the next section instead of paper. */
  readonly over?: boolean
  /** Rendered beside the text on wide screens, below it on narrow ones. */
  readonly children?: ReactNode
}

/** Renders the dark first screen of a content page, with an edge cut like the page's own key. */
export function ContentHero({ path, heading, lead, quiet, over, children }: ContentHeroProps) {
  return (
    <>
      <section className="content-hero on-dark">
        <div className="shell-width content-hero-grid">
          <div>
            <Breadcrumb path={path} />
            <h1>
              <span>{heading}</span>
            </h1>
            <p className="lead">
              <Inline nodes={lead} />
            </p>
          </div>
          {children}
        </div>
        {/*
         * After the text: it is positioned from the lower end of the hero, which grows with the
         * text.
         */}
        {!quiet && (
          <div className="edge-hero-pins">
            <EdgePins path={path} height={PINS_HEIGHT_PX} shear={SHEAR_DISTANCE_PX} />
          </div>
        )}
      </section>
      <KeyEdge path={path} className={over ? 'key-edge key-edge-over' : 'key-edge'} />
    </>
  )
}

/** Renders the page's drawing beside the text of the hero, on wide screens only. */
export function HeroDrawing({ src }: { src: string }) {
  return <img src={src} alt="" width="480" height="300" loading="lazy" className="hero-drawing" />
}
