import type { ReactNode } from 'react'
import type { Copy } from '#copy/loader/copy.ts'
import { DeferredSection } from '#site/ui/deferred-section.tsx'
import { Areas } from './areas.tsx'
import { Emergency } from './emergency.tsx'
import { Hero } from './hero.tsx'
import { Process } from './process.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { ServicesLedger } from './services-ledger.tsx'
import { WhyUs } from './why-us.tsx'

interface HomePageProps {
  readonly copy: Pick<Copy, 'home' | 'homeQuestions' | 'categoryPages'>
  /** The submission form, from `form/`, which this folder may not import. */
  readonly form: ReactNode
}

/** Renders the home page. Its last sections appear near the screen (R13, near-sections.ts). */
export function HomePage({ copy: { home, homeQuestions, categoryPages }, form }: HomePageProps) {
  return (
    <>
      <Hero copy={home.hero} form={form} />
      <DeferredSection>
        <ServicesLedger copy={home.services} blurbs={categoryPages} />
      </DeferredSection>
      <DeferredSection>
        <Emergency copy={home.emergency} />
      </DeferredSection>
      <DeferredSection>
        <Process copy={home.process} />
      </DeferredSection>
      <DeferredSection>
        <WhyUs copy={home.why} />
      </DeferredSection>
      <DeferredSection>
        <div data-near-section="reviews">
          <Reviews copy={home.reviews} />
        </div>
        <div data-near-section="areas">
          <Areas copy={home.map} />
        </div>
        <div data-near-section="questions">
          <Questions copy={home.faq} questions={homeQuestions} />
        </div>
      </DeferredSection>
    </>
  )
}
