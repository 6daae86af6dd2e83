import type { Plate } from '#art/plates/types.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { DeferredSection } from '#site/ui/deferred-section.tsx'
import { KeySteps } from '#site/ui/key-steps.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { categoryPath } from '#domain/pages.ts'
import { type ServiceGroup, servicesOf } from '#domain/services.ts'
import { bookPath } from '../parts/book-path.ts'
import { OFFERS_BY_GROUP } from '../parts/offers.ts'
import { LinkLine } from '../parts/link-line.tsx'
import { Listing } from '../parts/listing.tsx'
import { TitledText } from '../parts/titled-text.tsx'
import { PlateHero } from '../parts/plate-hero.tsx'
import { PriceDocument } from '../parts/price-document.tsx'
import { Questions } from '../parts/questions.tsx'
import { TownLinks } from '../parts/town-links.tsx'
import { CategoryScene } from '#art/scenes/category-scene.tsx'
import { Chooser } from './chooser.tsx'
import { LockoutLink } from './lockout-link.tsx'

interface CategoryPageProps {
  readonly group: ServiceGroup
  readonly copy: CategoryCopy
  readonly plate: Plate
}

/**
 * Renders one of the four categories: its ledger row in detail, with the differences between its
 * services.
 */
export function CategoryPage({ group, copy, plate }: CategoryPageProps) {
  const names = useNames()
  const { emergencyGuides } = useCopy('innerPages')
  return (
    <>
      <PlateHero
        path={categoryPath(group.slug)}
        copy={copy}
        plate={plate}
        bookTo={bookPath()}
        topic={{
          group: group.id,
          offers: OFFERS_BY_GROUP[group.id],
          services: servicesOf(group.id).map(({ label }) => ({
            label,
            name: names.service(label),
          })),
          isLockout: group.id === 'emergency',
        }}
      />
      <div className="page">
        <LockoutLink group={group.id} />
        <Chooser group={group} copy={copy.chooser} />
        <DeferredSection>
          <section className="paper-last">
            <div>
              <TitledText copy={copy.promise} lead />
              {group.id === 'emergency' && <LinkLine {...emergencyGuides} />}
            </div>
            <PriceDocument copy={copy.price} services={servicesOf(group.id)} />
          </section>
          <section>
            <h2>{copy.steps.heading}</h2>
            <KeySteps
              steps={copy.steps.items.map(({ title, text }) => ({
                title,
                text: <BusinessText text={text} />,
              }))}
            />
          </section>
          <CategoryScene group={group.id} line={copy.sceneLine} />
          <section className="two-lists">
            <Listing copy={copy.whenToCall} />
            <Listing copy={copy.commitments} />
          </section>
          <section className="third">
            <Questions copy={copy.questions} />
          </section>
          <section>
            <TownLinks />
          </section>
        </DeferredSection>
      </div>
    </>
  )
}
