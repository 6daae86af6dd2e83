import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { listName, markOf } from '#art/computed/map/names.ts'
import { TownMapFigure } from '#art/computed/map/town-map-figure.tsx'
import type { Block } from '#content/read.ts'
import { linesOf } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { allTowns } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Lines } from '#app/ui/lines.tsx'

/** Renders the map of the towns; the links are in the list. */
export function Areas({ block, alt }: { block: Block; alt: string }) {
  const link = useLink()
  const language = useCopy('language')
  return (
    <section className="areas">
      <div className="shell-width">
        <h2>
          <Lines lines={linesOf(block.heading)} />
        </h2>
        <p className="lead">
          <Inline nodes={block.nodes} />
        </p>
      </div>
      <TownMapFigure language={language} alt={alt} />
      <div className="shell-width">
        <ul>
          {allTowns().map((town) => (
            <li key={town.slug} {...markOf(town)}>
              <a href={link(townPath(town.slug))}>
                <span>{listName(town)}</span>
                <ArrowRight />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
