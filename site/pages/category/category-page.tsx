import type { Plate } from '#art/plates/types.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { DeferredSection } from '#site/ui/deferred-section.tsx'
import { categoryPath } from '#domain/pages/pages.ts'
import { type ServiceGroup, servicesOf } from '#domain/services/services.ts'
import { CostCard } from '../parts/cost-card.tsx'
import { bookPath } from '../parts/book-path.ts'
import { LinkLine } from '../parts/link-line.tsx'
import { TitledText } from '../parts/titled-text.tsx'
import { PlateHero } from '../parts/plate-hero.tsx'
import { Questions } from '../parts/questions.tsx'
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
  const { emergencyGuides } = useCopy('innerPages')
  return (
    <>
      <PlateHero path={categoryPath(group.slug)} copy={copy} plate={plate} bookTo={bookPath()} />
      <CostCard copy={copy.price} topic={{ group: group.id }} services={servicesOf(group.id)} />
      <div className="page">
        <LockoutLink group={group.id} />
        <Chooser group={group} copy={copy.chooser} />
        <DeferredSection>
          <section>
            <TitledText copy={copy.promise} lead />
            {group.id === 'emergency' && <LinkLine {...emergencyGuides} />}
          </section>
          <CategoryScene group={group.id} line={copy.sceneLine} />
          <section className="third">
            <Questions copy={copy.questions} />
          </section>
        </DeferredSection>
      </div>
    </>
  )
}
