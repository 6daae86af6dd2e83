import type { ReactNode } from 'react'
import type { LargeDrawing } from '#art/large/types.ts'
import type { ServiceFront } from '#content/kinds.ts'
import { type Block, blocksNamed, type Document } from '#content/read.ts'
import { listItems, plainText } from '#content/text.ts'
import { servicePath } from '#domain/pages/pages.ts'
import type { Service, ServiceGroup } from '#domain/services/services.ts'
import { Inline } from '#app/blocks/text.tsx'
import { DeferredSection } from '#app/ui/deferred-section.tsx'
import { CostCard } from '../parts/cost-card.tsx'
import { bookPath } from '../parts/book-path.ts'
import { TitledText } from '../parts/titled-text.tsx'
import { DrawingHero } from '../parts/drawing-hero.tsx'
import { Questions } from '../parts/questions.tsx'
import { CarMakes } from './car-makes.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { FirstQuestions } from './first-questions.tsx'
import { ReadyList } from './ready-list.tsx'
import { Related } from './related.tsx'

interface ServicePageProps {
  readonly group: ServiceGroup
  readonly service: Service
  readonly document: Document<ServiceFront>
  readonly drawing: LargeDrawing
}

/** Blocks that stand above or across the page's own order. */
const PLACED = ['warning', 'costs', 'form']

/**
 * Renders the blocks of a service in their order. The texts and tables at their beginning are one
 * section, with the form's first questions beside them.
 */
export function ServicePage({ group, service, document, drawing }: ServicePageProps) {
  const blocks = document.blocks.filter(({ name }) => !PLACED.includes(name))
  const rest = blocks.findIndex((block) => !isOpening(block))
  const opening = rest < 0 ? blocks : blocks.slice(0, rest)
  const [form] = blocksNamed(document, 'form')
  return (
    <>
      <DrawingHero
        path={servicePath(group.slug, service.slug)}
        document={document}
        drawing={drawing}
        bookTo={bookPath(service.label)}
      />
      {blocksNamed(document, 'costs').map((block) => (
        <CostCard
          key={plainText(block.heading)}
          topic={{ group: group.id, service: service.label }}
        >
          <TitledText block={block} />
        </CostCard>
      ))}
      <div className="page">
        <section>
          <div className="beside">
            <div>
              {opening.map((block, index) => (
                <OpeningBlock key={index} block={block} />
              ))}
            </div>
            {form && <FirstQuestions service={service} block={form} />}
          </div>
          {blocksNamed({ blocks: opening }, 'ready').map((block) => (
            <DeferredSection key={plainText(block.heading)}>
              <div className="ready-beforehand">
                <ReadyList block={block} />
              </div>
            </DeferredSection>
          ))}
        </section>
        <DeferredSection>
          {blocks.slice(opening.length).map((block, index) => (
            <FurtherBlock key={index} block={block}>
              <Related service={service} group={group} block={block} />
            </FurtherBlock>
          ))}
        </DeferredSection>
      </div>
    </>
  )
}

const isOpening = ({ name, nodes }: Block): boolean =>
  name === 'compare' || name === 'ready' || (name === 'section' && listItems(nodes).length === 0)

function OpeningBlock({ block }: { block: Block }) {
  if (block.name === 'section') return <TitledText block={block} lead />
  if (block.name !== 'compare') return null
  return (
    <DeferredSection>
      <ComparisonTable block={block} />
    </DeferredSection>
  )
}

/** Renders a block of the lower part; `children` are the related services. */
function FurtherBlock({ block, children }: { block: Block; children: ReactNode }) {
  switch (block.name) {
    case 'makes':
      return <CarMakes block={block} />
    case 'questions':
      return (
        <section className="third">
          <Questions block={block} />
        </section>
      )
    case 'related':
      return children
    case 'compare':
      return (
        <section>
          <ComparisonTable block={block} />
        </section>
      )
    default:
      return <ListedSection block={block} />
  }
}

/** Renders a section of a list, or of text. */
function ListedSection({ block }: { block: Block }) {
  const items = listItems(block.nodes)
  if (items.length === 0)
    return (
      <section>
        <TitledText block={block} />
      </section>
    )
  return (
    <section className="third listing">
      <h2>
        <Inline nodes={block.heading} />
      </h2>
      <ul>
        {items.map((item) => (
          <li key={plainText(item)}>
            <Inline nodes={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
