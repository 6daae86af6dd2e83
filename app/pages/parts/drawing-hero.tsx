import type { ReactNode } from 'react'
import { EdgePins, KeyEdge } from '#art/computed/key-edge.tsx'
import { LargeDrawingFigure } from '#art/large/large-drawing.tsx'
import type { LargeDrawing } from '#art/large/types.ts'
import type { CategoryFront } from '#content/kinds.ts'
import type { Document } from '#content/read.ts'
import { PageHero } from '../page-hero.tsx'

/** Distance from the top of the pins' drawing to the edge, larger than any hero. */
const PINS_HEIGHT_PX = 800
const SHEAR_DISTANCE_PX = 205

interface DrawingHeroProps {
  readonly path: string
  readonly document: Document<Pick<CategoryFront, 'drawing'>>
  readonly drawing: LargeDrawing
  readonly bookTo: string
  /** Under the buttons: a link for who cannot wait. */
  readonly urgent?: ReactNode
}

/**
 * Renders a dark hero with the exploded object of the page. The page's pins are behind it, in the
 * cuts of its edge.
 */
export function DrawingHero({ path, document, drawing, bookTo, urgent }: DrawingHeroProps) {
  const { alt, parts } = document.front.drawing
  // A part of a service that is not offered has no name.
  const callouts = Object.entries(parts)
    .map(([part, [title, text]]) => ({ part, title, text }))
    .filter(({ title }) => title !== '')
  return (
    <>
      <PageHero
        path={path}
        document={document}
        bookTo={bookTo}
        urgent={urgent}
        className="drawing-hero"
        backdrop={
          <div className="edge-hero-pins">
            <EdgePins path={path} height={PINS_HEIGHT_PX} shear={SHEAR_DISTANCE_PX} />
          </div>
        }
        figure={<LargeDrawingFigure drawing={drawing} copy={{ alt, callouts }} />}
      />
      <KeyEdge path={path} className="key-edge" />
    </>
  )
}
