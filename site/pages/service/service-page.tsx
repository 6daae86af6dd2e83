import type { Plate } from '#art/plates/types.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { servicePath } from '#domain/pages/pages.ts'
import type { Service, ServiceGroup } from '#domain/services/services.ts'
import { DeferredSection } from '#site/ui/deferred-section.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { CostCard } from '../parts/cost-card.tsx'
import { bookPath } from '../parts/book-path.ts'
import { TitledText } from '../parts/titled-text.tsx'
import { PlateHero } from '../parts/plate-hero.tsx'
import { Questions } from '../parts/questions.tsx'
import { CarMakes } from './car-makes.tsx'
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
      />
      <CostCard copy={copy.price} topic={{ group: group.id, service: service.label }} />
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
          {copy.makes && <CarMakes copy={copy.makes} />}
          <section className="third listing">
            <h2>{copy.whenToCall.heading}</h2>
            <ul>
              {copy.whenToCall.items.map((item) => (
                <li key={item}>
                  <BusinessText text={item} />
                </li>
              ))}
            </ul>
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
