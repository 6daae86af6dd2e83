import { Link } from 'react-router'
import { TownMapFigure } from '#app/art/map/town-map-figure.tsx'
import { home } from '#app/content/home.ts'
import { CITIES } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { ArrowRight } from '#app/ui/icons.tsx'

const { map } = home

/** The map of the eight towns; the list carries the links. */
export function Areas() {
  return (
    <section className="relative bg-fog lg:h-[880px]">
      <div className="shell-width areas-words">
        <h2>
          {map.heading.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <p className="lead mt-3 text-ink-3">
          <span className="lg:hidden">{map.lead.narrow}</span>
          <span className="max-lg:hidden">{map.lead.wide}</span>
        </p>
      </div>
      <TownMapFigure alt={map.pictureAlt} className="areas-map" />
      <div className="shell-width areas-list">
        <ul className="grid grid-cols-2 gap-x-6 lg:w-75 lg:grid-cols-1">
          {CITIES.map(({ name, slug }) => (
            <li key={slug}>
              <Link
                to={cityPath(slug)}
                className="flex min-h-13 items-center justify-between border-t-[1.5px] border-ink font-display text-[1.6rem]/tight hover:bg-manila"
                prefetch="intent"
              >
                {name}
                <ArrowRight className="size-5 max-lg:hidden" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
