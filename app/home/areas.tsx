import { TownMapFigure } from '#app/art/map/town-map-figure.tsx'
import { home } from '#app/content/en/home.ts'
import { CITIES } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { ArrowRight } from '#app/ui/icons.tsx'
import { Lines } from '#app/ui/lines.tsx'

const { map } = home

/** The map of the eight towns; the list carries the links. */
export function Areas() {
  return (
    <section className="areas">
      <div className="shell-width">
        <h2>
          <Lines lines={map.heading} />
        </h2>
        <p className="lead">{map.lead}</p>
      </div>
      <TownMapFigure alt={map.pictureAlt} />
      <div className="shell-width">
        <ul>
          {CITIES.map(({ name, slug }) => (
            <li key={slug}>
              <a href={cityPath(slug)}>
                <span>{name}</span>
                <ArrowRight />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
