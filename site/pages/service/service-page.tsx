import type { Plate } from '#art/plates/types.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { servicePath } from '#domain/pages.ts'
import type { Service, ServiceGroup } from '#domain/services.ts'
import { DeferredSection } from '#site/ui/deferred-section.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { bookPath } from '../parts/book-path.ts'
import { Listing } from '../parts/listing.tsx'
import { TitledText } from '../parts/titled-text.tsx'
import { PlateHero } from '../parts/plate-hero.tsx'
import { PriceDocument } from '../parts/price-document.tsx'
import { Questions } from '../parts/questions.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { FirstQuestions } from './first-questions.tsx'
import { ReadyList } from './ready-list.tsx'
import { Related } from './related.tsx'

interface ServicePageProps {
  readonly group: ServiceGroup
  readonly service: Service
  readonly copy: ServiceCopy
  readonly plate: Plate
}

export function ServicePage({ group, service, copy, plate }: ServicePageProps) {
  return (
    <>
      <PlateHero
        path={servicePath(group.slug, service.slug)}
        copy={copy}
        plate={plate}
        bookTo={bookPath(service.label)}
        topic={{
          group: group.id,
          service: {
            label: service.label,
            ready: copy.ready.items.map(({ title }) => title),
            duration: copy.duration,
          },
          offers: [],
          isLockout: group.id === 'emergency' && service.slug !== 'storage-unit-lockout',
        }}
      />
      <div className="page">
        <section>
          <div className="beside">
            <div>
              <TitledText copy={copy.promise} lead />
              <DeferredSection>
                <ComparisonTable copy={copy.comparison} />
              </DeferredSection>
            </div>
            <FirstQuestions service={service} copy={copy.aside} />
          </div>
          <DeferredSection>
            <div className="ready-beforehand">
              <ReadyList copy={copy.ready} />
            </div>
          </DeferredSection>
        </section>
        <DeferredSection>
          <Steps copy={copy.steps} />
          <section className="paper-first">
            <PriceDocument copy={copy.price} services={[service]} />
            <div>
              <Listing copy={copy.whenToCall} />
              <Listing copy={copy.commitments} small />
            </div>
          </section>
          <section className="third">
            <Questions copy={copy.questions} />
          </section>
          <Related service={service} group={group} heading={copy.related.heading} />
        </DeferredSection>
      </div>
    </>
  )
}

function Steps({ copy }: { copy: ServiceCopy['steps'] }) {
  return (
    <section>
      <h2>{copy.heading}</h2>
      <ol className="steps">
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <BusinessText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
