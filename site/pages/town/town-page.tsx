import { KeyEdge } from '#art/key-edge.tsx'
import type { TownHero } from '#art/towns/types.ts'
import type { TownCopy, Passage } from '#copy/types.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { isPriced } from '#copy/price-text.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { DeferredSection } from '#site/ui/deferred-section.tsx'
import type { Town } from '#domain/towns.ts'
import { townPath, servicePath } from '#domain/pages.ts'
import { SERVICE_GROUPS, SERVICES, servicesOf } from '#domain/services.ts'
import { AnswerBox } from '../parts/answer-box.tsx'
import { PageHero } from '../page-hero.tsx'
import { bookPath } from '../parts/book-path.ts'
import { TitledText } from '../parts/titled-text.tsx'
import { ALL_OFFERS } from '../parts/offers.ts'
import { LinkLine } from '../parts/link-line.tsx'
import { PriceDocument } from '../parts/price-document.tsx'
import { Questions } from '../parts/questions.tsx'
import { FourLocks } from './four-locks.tsx'
import { NearbyTowns } from './nearby-towns.tsx'
import { TownFigure } from '#art/towns/town-figure.tsx'

/** Services with a price; a town page has no room for others. */
const PRICED_SERVICES = SERVICES.filter(({ label }) => isPriced(label))

const SERVICE_LINKS = SERVICE_GROUPS.flatMap((group) =>
  servicesOf(group.id).map(({ label, slug }) => ({
    path: servicePath(group.slug, slug),
    label,
  })),
)

interface TownPageProps {
  readonly town: Town
  readonly copy: TownCopy
  readonly hero: TownHero
  /** Address of the drawing of the house with four locks. */
  readonly house: string
}

export function TownPage({ town, copy, hero, house }: TownPageProps) {
  const names = useNames()
  const messages = useCopy('innerPages')
  return (
    <>
      <PageHero
        path={townPath(town.slug)}
        heading={copy.heading}
        lead={copy.lead}
        bookTo={bookPath()}
        className="town-hero"
        figure={<TownFigure town={hero} copy={copy} />}
      />
      <KeyEdge path={townPath(town.slug)} className="relative z-1 -mt-[42px] text-paper" isLower />
      <AnswerBox
        topic={{
          group: 'emergency',
          offers: ALL_OFFERS,
          isLockout: true,
          approach: copy.approach,
          town: town.name,
        }}
      />
      <div className="page">
        <DeferredSection>
          <FourLocks copy={copy.locks} house={house} />
          <section className="town-text">
            <div className="town-prices">
              <PriceDocument
                copy={townPrices(messages.townPrices, town.name)}
                services={PRICED_SERVICES}
              />
              <Questions copy={copy.questions} />
            </div>
            <div>
              {copy.passages.map((passage) => (
                <div key={passage.heading} className="town-passage">
                  <TitledText copy={passage} />
                </div>
              ))}
              <LinkLine
                heading={fillTemplate(messages.townServices, { town: town.name })}
                links={SERVICE_LINKS.map(({ path, label }) => ({
                  path,
                  text: names.service(label),
                }))}
              />
            </div>
          </section>
          <NearbyTowns town={town} />
        </DeferredSection>
      </div>
    </>
  )
}

/** Fills the town's name into the texts above the prices, which are the same for all towns. */
function townPrices({ heading, paragraphs }: Passage, town: string): Passage {
  return {
    heading: fillTemplate(heading, { town }),
    paragraphs: paragraphs.map((text) => fillTemplate(text, { town })),
  }
}
