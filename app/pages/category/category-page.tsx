import type { LargeDrawing } from '#art/large/types.ts'
import type { CategoryFront } from '#content/kinds.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { plainText } from '#content/text.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { DeferredSection } from '#app/ui/deferred-section.tsx'
import { categoryPath } from '#domain/pages/pages.ts'
import { type ServiceGroup, servicesOf } from '#domain/services/services.ts'
import { CostCard } from '../parts/cost-card.tsx'
import { bookPath } from '../parts/book-path.ts'
import { LinkLine } from '../parts/link-line.tsx'
import { TitledText } from '../parts/titled-text.tsx'
import { DrawingHero } from '../parts/drawing-hero.tsx'
import { Questions } from '../parts/questions.tsx'
import { CategoryScene } from '#art/scenes/category-scene.tsx'
import { Chooser } from './chooser.tsx'
import { LockoutLink } from './lockout-link.tsx'

interface CategoryPageProps {
  readonly group: ServiceGroup
  readonly document: Document<CategoryFront>
  readonly drawing: LargeDrawing
}

/**
 * Renders one of the four categories: its ledger row in detail, with the differences between its
 * services.
 */
export function CategoryPage({ group, document, drawing }: CategoryPageProps) {
  const { emergencyGuides } = useCopy('innerPages')
  return (
    <>
      <DrawingHero
        path={categoryPath(group.slug)}
        document={document}
        drawing={drawing}
        bookTo={bookPath()}
        urgent={<LockoutLink group={group.id} />}
      />
      {blocksNamed(document, 'costs').map((block) => (
        <CostCard
          key={plainText(block.heading)}
          topic={{ group: group.id }}
          services={servicesOf(group.id)}
        >
          <TitledText block={block} />
        </CostCard>
      ))}
      <div className="page">
        {blocksNamed(document, 'choose').map((block) => (
          <Chooser key={plainText(block.heading)} group={group} block={block} />
        ))}
        <DeferredSection>
          {blocksNamed(document, 'section').map((block) => (
            <section key={plainText(block.heading)}>
              <TitledText block={block} lead />
              {group.id === 'emergency' && <LinkLine {...emergencyGuides} />}
            </section>
          ))}
          {blocksNamed(document, 'scene').map(({ nodes }, index) => (
            <CategoryScene key={index} group={group.id} line={plainText(nodes)} />
          ))}
          {blocksNamed(document, 'questions').map((block) => (
            <section key={plainText(block.heading)} className="third">
              <Questions block={block} />
            </section>
          ))}
        </DeferredSection>
      </div>
    </>
  )
}
