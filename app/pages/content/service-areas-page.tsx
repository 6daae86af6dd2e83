import { townMinutes } from '#copy/answers.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { listName, markOf } from '#art/computed/map/names.ts'
import { TownMapFigure } from '#art/computed/map/town-map-figure.tsx'
import { fillTemplate } from '#copy/fill-template.ts'
import { documentAt } from '#content/documents.ts'
import type { FrontOf, TownFront } from '#content/kinds.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { allTowns, type Town } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { ContentHero } from './content-hero.tsx'
import { TextSections } from './text-sections.tsx'

export function ServiceAreasPage({ document }: { document: Document<FrontOf<'/service-areas'>> }) {
  const link = useLink()
  const answers = useCopy('answers')
  const { townLink } = useCopy('innerPages')
  const language = useCopy('language')
  const lineOf = ({ slug }: Town): string =>
    documentAt<TownFront>(townPath(slug), language).front.line
  return (
    <>
      <ContentHero path="/service-areas" heading={document.heading} lead={document.lead} over />
      <section className="areas-page">
        <div className="shell-width">
          <ul>
            {allTowns().map((town) => (
              <li key={town.slug} {...markOf(town)}>
                <a href={link(townPath(town.slug))}>
                  <h2>{listName(town)}</h2>
                  <span>{fillTemplate(townLink, { town: town.name })}</span>
                  <ArrowRight />
                  <p>{joinSentences(lineOf(town), townMinutes(town.name, answers))}</p>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <TownMapFigure language={language} alt={document.front.drawing} />
      </section>
      <div className="shell-width content-body">
        <TextSections sections={blocksNamed(document, 'section')} />
      </div>
    </>
  )
}
