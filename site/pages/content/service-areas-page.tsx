import { townMinutes } from '#copy/answers.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { listName, markOf } from '#art/map/names.ts'
import { TownMapFigure } from '#art/map/town-map-figure.tsx'
import { fillTemplate } from '#copy/fill-template.ts'
import { townLine } from '#copy/loader/page-copy.ts'
import type { ServiceAreasCopy } from '#copy/page-types.ts'
import { useCopy, useLink, useSections } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { allTowns } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { ContentHero } from './content-hero.tsx'
import { TextSections } from './text-sections.tsx'

export function ServiceAreasPage({ copy }: { copy: ServiceAreasCopy }) {
  const link = useLink()
  const answers = useCopy('answers')
  const pages = useSections(['language', 'townPages', 'innerPages'])
  return (
    <>
      <ContentHero path="/service-areas" heading={copy.heading} lead={copy.lead} over />
      <section className="areas-page">
        <div className="shell-width">
          <ul>
            {allTowns().map((town) => (
              <li key={town.slug} {...markOf(town)}>
                <a href={link(townPath(town.slug))}>
                  <h2>{listName(town)}</h2>
                  <span>{fillTemplate(copy.townLink, { town: town.name })}</span>
                  <ArrowRight />
                  <p>
                    {joinSentences(townLine(pages, town.slug), townMinutes(town.name, answers))}
                  </p>
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
