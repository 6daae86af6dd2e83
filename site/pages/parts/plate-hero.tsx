import { EdgePins, KeyEdge } from '#art/key-edge.tsx'
import { PlateFigure } from '#art/plates/plate-figure.tsx'
import type { Plate } from '#art/plates/types.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { PageHero } from '../page-hero.tsx'

/** Distance from the top of the pins' drawing to the edge, larger than any hero. */
const PINS_HEIGHT_PX = 800
const SHEAR_DISTANCE_PX = 205

interface PlateHeroProps {
  readonly path: string
  readonly copy: Pick<CategoryCopy, 'heading' | 'warning' | 'lead' | 'plateAlt' | 'callouts'>
  readonly plate: Plate
  readonly bookTo: string
}

/**
 * Renders a dark hero with the exploded object of the page. The page's pins are behind it, in the
 * cuts of its edge.
 */
export function PlateHero({ path, copy, plate, bookTo }: PlateHeroProps) {
  const { place } = useCopy('answers')
  return (
    <>
      <PageHero
        path={path}
        heading={copy.heading}
        place={place}
        warning={copy.warning}
        lead={copy.lead}
        bookTo={bookTo}
        className="plate-hero"
        backdrop={
          <div className="edge-hero-pins">
            <EdgePins path={path} height={PINS_HEIGHT_PX} shear={SHEAR_DISTANCE_PX} />
          </div>
        }
        figure={<PlateFigure plate={plate} copy={copy} />}
      />
      <KeyEdge path={path} className="key-edge" />
    </>
  )
}
