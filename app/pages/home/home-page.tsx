import type { ReactNode } from 'react'
import type { FrontOf } from '#content/kinds.ts'
import { type Block, blocksNamed, type Document } from '#content/read.ts'
import { DeferredSection } from '#app/ui/deferred-section.tsx'
import { Areas } from './areas.tsx'
import { Emergency } from './emergency.tsx'
import { Hero } from './hero.tsx'
import { Process } from './process.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { ServicesLedger } from './services-ledger.tsx'
import { WhyUs } from './why-us.tsx'

interface HomePageProps {
  readonly document: Document<FrontOf<'/'>>
  /** The submission form, from `form/`, which this folder may not import. */
  readonly form: ReactNode
}

/** Renders the home page. Its last sections appear near the screen (near-sections.ts). */
export function HomePage({ document, form }: HomePageProps) {
  const { priceTags, street, callNow, workOrder, reviews, map } = document.front
  /** Renders a block of the text, if it has one of this name. */
  const part = (name: string, render: (block: Block) => ReactNode): ReactNode => {
    const [block] = blocksNamed(document, name)
    return block && render(block)
  }
  return (
    <>
      <Hero document={document} form={form} />
      <DeferredSection>
        {part('services', (block) => (
          <ServicesLedger block={block} priceTags={priceTags} />
        ))}
      </DeferredSection>
      <DeferredSection>
        {part('emergency', (block) => (
          <Emergency block={block} street={street} callNow={callNow} />
        ))}
      </DeferredSection>
      <DeferredSection>
        {part('process', (block) => (
          <Process block={block} />
        ))}
      </DeferredSection>
      <DeferredSection>
        {part('why', (block) => (
          <WhyUs block={block} workOrder={workOrder} />
        ))}
      </DeferredSection>
      <DeferredSection>
        <div data-near-section="reviews">
          <Reviews copy={reviews} />
        </div>
        <div data-near-section="areas">
          {part('areas', (block) => (
            <Areas block={block} alt={map} />
          ))}
        </div>
        <div data-near-section="questions">
          {part('faq', (block) => (
            <Questions block={block} />
          ))}
        </div>
      </DeferredSection>
    </>
  )
}
