import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { listName, markOf } from '#art/map/names.ts'
import { TownMapFigure } from '#art/map/town-map-figure.tsx'
import type { HomeCopy } from '#copy/home-types.ts'
import { allTowns } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Lines } from '#site/ui/lines.tsx'

/** Renders the map of the towns; the links are in the list. */
export function Areas({ copy }: { copy: HomeCopy['map'] }) {
  const link = useLink()
  const language = useCopy('language')
  return (
    <section className="areas">
      <div className="shell-width">
        <h2>
          <Lines lines={copy.heading} />
        </h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <TownMapFigure language={language} alt={copy.pictureAlt} />
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
