import { perFacts } from '#domain/business/per-facts.ts'
import { KeyEdge } from '#art/computed/key-edge.tsx'
import type { TownMap } from '#art/towns/types.ts'
import type { TownFront } from '#content/kinds.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { plainText } from '#content/text.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { isPriced } from '#copy/price-text.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { DeferredSection } from '#app/ui/deferred-section.tsx'
import type { Town } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { allServices } from '#domain/services/services.ts'
import { PageHero } from '../page-hero.tsx'
import { CostCard } from '../parts/cost-card.tsx'
import { bookPath } from '../parts/book-path.ts'
import { TitledText } from '../parts/titled-text.tsx'
import { Questions } from '../parts/questions.tsx'
import { FourLocks } from './four-locks.tsx'
import { NearbyTowns } from './nearby-towns.tsx'
import { TownFigure } from '#art/towns/town-figure.tsx'

/** What most people at a door or a car ask for. The page of prices has the others. */
const COMMON_JOBS = ['House Lockout', 'Car Lockout', 'Lock Rekey', 'Car Key Replacement']

const priced = perFacts(() => allServices().filter(({ label }) => isPriced(label)))
const common = perFacts(() =>
  COMMON_JOBS.flatMap((job) => priced().find(({ label }) => label === job) ?? []),
)
/** The common jobs; of a business that has only some of them, the first others too. */
const sampleJobs = perFacts(() =>
  [...new Set([...common(), ...priced()])].slice(0, COMMON_JOBS.length),
)

interface TownPageProps {
  readonly town: Town
  readonly document: Document<TownFront>
  readonly map: TownMap
  /** Address of the drawing of the house with four locks. */
  readonly house: string
}

export function TownPage({ town, document, map, house }: TownPageProps) {
  const { townPrices } = useCopy('innerPages')
  const { drawing, approach } = document.front
  return (
    <>
      <PageHero
        path={townPath(town.slug)}
        document={document}
        bookTo={bookPath()}
        className="town-hero"
        figure={<TownFigure town={map} copy={{ mapAlt: drawing.alt, mapLabels: drawing.names }} />}
      />
      <KeyEdge path={townPath(town.slug)} className="key-edge town-edge" isLower />
      <CostCard
        topic={{ group: 'emergency', town: { name: town.name, approach } }}
        services={sampleJobs()}
      >
        <h2>{fillTemplate(townPrices, { town: town.name })}</h2>
      </CostCard>
      <div className="page">
        <DeferredSection>
          {blocksNamed(document, 'locks').map((block) => (
            <FourLocks
              key={plainText(block.heading)}
              block={block}
              house={{ src: house, alt: drawing.house }}
            />
          ))}
          <section className="town-text">
            <div className="town-questions">
              {blocksNamed(document, 'questions').map((block) => (
                <Questions key={plainText(block.heading)} block={block} />
              ))}
            </div>
            <div>
              {blocksNamed(document, 'section').map((block) => (
                <div key={plainText(block.heading)} className="town-passage">
                  <TitledText block={block} />
                </div>
              ))}
            </div>
          </section>
          <NearbyTowns town={town} />
        </DeferredSection>
      </div>
    </>
  )
}
