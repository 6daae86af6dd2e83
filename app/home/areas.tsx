import { useLink } from '#app/copy/use-copy.ts'
import { markOf } from '#app/art/map/names.ts'
import { TownMapFigure } from '#app/art/map/town-map-figure.tsx'
import type { HomeCopy } from '#app/content/home-types.ts'
import { CITIES } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { ArrowRight } from '#app/ui/icons.tsx'
import { Lines } from '#app/ui/lines.tsx'

/** The map of the eight towns; the list carries the links. */
export function Areas({ copy }: { copy: HomeCopy['map'] }) {
  const link = useLink()
  return (
    <section className="areas">
      <div className="shell-width">
        <h2>
          <Lines lines={copy.heading} />
        </h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <TownMapFigure alt={copy.pictureAlt} />
      <div className="shell-width">
        <ul>
          {CITIES.map((city) => (
            <li key={city.slug} {...markOf(city)}>
              <a href={link(cityPath(city.slug))}>
                <span>{city.name}</span>
                <ArrowRight />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
