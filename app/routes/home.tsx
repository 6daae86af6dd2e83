import { home } from '#app/content/home.ts'
import { Areas } from '#app/home/areas.tsx'
import { Emergency } from '#app/home/emergency.tsx'
import { Hero } from '#app/home/hero.tsx'
import { NearSection } from '#app/home/near-section.tsx'
import { Process } from '#app/home/process.tsx'
import { Questions } from '#app/home/questions.tsx'
import { Reviews } from '#app/home/reviews.tsx'
import { ServicesLedger } from '#app/home/services-ledger.tsx'
import { WhyUs } from '#app/home/why-us.tsx'
import { RequestForm } from '#app/request-form/request-form.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Section } from '#app/shell/error-screens.tsx'
import { Later } from '#app/ui/later.tsx'
import { business } from '#domain/business.ts'

/** Its questions are marked up on /faq alone, where they stand too: search engines want them once. */
export const meta = () => pageMeta('/', home.meta, { reviews: business.reviews })

/** R13. What fails, fails alone (R29). */
export default function HomePage() {
  return (
    <>
      <Hero
        form={
          <Section>
            <RequestForm />
          </Section>
        }
      />
      <Section>
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
      </Section>
      <Later>
        <NearSection name="reviews">
          <Reviews />
        </NearSection>
        <NearSection name="areas">
          <Areas />
        </NearSection>
        <NearSection name="questions">
          <Questions />
        </NearSection>
      </Later>
    </>
  )
}
