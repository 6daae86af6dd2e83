import { home } from '#app/content/en/home.ts'
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
import { pageMeta } from '#app/seo/page-meta.ts'
import { Later } from '#app/ui/later.tsx'
import { business } from '#domain/business.ts'

/** Its questions are marked up on /faq alone, where they stand too: search engines want them once. */
export const meta = () => pageMeta('/', home.meta, { reviews: business.reviews })

/** R13: the last three sections appear as the visitor comes near (near-sections.ts). */
export default function HomePage() {
  return (
    <>
      <Hero form={<Island name="request-form" content={RequestForm} props={{}} />} />
      <Later>
        <ServicesLedger />
      </Later>
      <Later>
        <Emergency />
      </Later>
      <Later>
        <Process />
      </Later>
      <Later>
        <WhyUs />
      </Later>
      <Later>
        <div data-near-section="reviews">
          <Reviews />
        </div>
        <div data-near-section="areas">
          <Areas />
        </div>
        <div data-near-section="questions">
          <Questions />
        </div>
      </Later>
    </>
  )
}
