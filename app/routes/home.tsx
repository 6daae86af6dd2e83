import { Areas } from '#app/home/areas.tsx'
import { Emergency } from '#app/home/emergency.tsx'
import { Hero } from '#app/home/hero.tsx'
import { Process } from '#app/home/process.tsx'
import { Questions } from '#app/home/questions.tsx'
import { Reviews } from '#app/home/reviews.tsx'
import { ServicesLedger } from '#app/home/services-ledger.tsx'
import { WhyUs } from '#app/home/why-us.tsx'
import { Island } from '#app/islands/island.tsx'
import { Content as RequestForm } from '#app/islands/request-form.tsx'
import { Later } from '#app/ui/later.tsx'
import { business } from '#domain/business.ts'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

/** Its questions are marked up on /faq alone, where they stand too: search engines want them once. */
export const meta = metaOf(
  ({ copy }) => copy.home,
  () => ({ reviews: business.reviews }),
)

/** R13: the last three sections appear as the visitor comes near (near-sections.ts). */
export default function HomePage() {
  const { home, homeQuestions, categoryPages } = usePage().copy
  return (
    <>
      <Hero
        copy={home.hero}
        form={<Island name="request-form" content={RequestForm} props={{}} />}
      />
      <Later>
        <ServicesLedger copy={home.services} blurbs={categoryPages} />
      </Later>
      <Later>
        <Emergency copy={home.emergency} />
      </Later>
      <Later>
        <Process copy={home.process} />
      </Later>
      <Later>
        <WhyUs copy={home.why} />
      </Later>
      <Later>
        <div data-near-section="reviews">
          <Reviews copy={home.reviews} />
        </div>
        <div data-near-section="areas">
          <Areas copy={home.map} />
        </div>
        <div data-near-section="questions">
          <Questions copy={home.faq} questions={homeQuestions} />
        </div>
      </Later>
    </>
  )
}
