import { listName, markOf } from '#art/map/names.ts'
import { TownMapFigure } from '#art/map/town-map-figure.tsx'
import { fillTemplate } from '#copy/fill-template.ts'
import { townLine } from '#copy/loader/page-copy.ts'
import type { ServiceAreasCopy } from '#copy/page-types.ts'
import { useLink, useSections } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#site/ui/icons.tsx'
import { CITIES } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { ContentHero } from './content-hero.tsx'
import { TextSections } from './text-sections.tsx'

export function ServiceAreasPage({ copy }: { copy: ServiceAreasCopy }) {
  const link = useLink()
  const pages = useSections(['language', 'cityPages', 'innerPages'])
  return (
    <>
      <ContentHero path="/service-areas" heading={copy.heading} lead={copy.lead} over />
      <section className="areas-page">
        <div className="shell-width">
          <ul>
            {CITIES.map((city) => (
              <li key={city.slug} {...markOf(city)}>
                <a href={link(cityPath(city.slug))}>
                  <h2>{listName(city)}</h2>
                  <span>{fillTemplate(copy.townLink, { city: city.name })}</span>
                  <ArrowRight />
                  <p>{townLine(pages, city.slug)}</p>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <TownMapFigure language={pages.language} alt={copy.mapAlt} />
      </section>
      <div className="shell-width content-body">
        <TextSections passages={copy.passages} />
      </div>
    </>
  )
}
