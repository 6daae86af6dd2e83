import { houseLockoutPlate } from '#app/art/plates/emergency/house-lockout.tsx'
import { houseLockout } from '#app/content/en/services/emergency-locksmith/house-lockout.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/emergency-locksmith/house-lockout'

export const meta = () =>
  pageMeta(PATH, houseLockout.meta, { questions: houseLockout.questions.items })

export default function HouseLockoutPage() {
  return <ServicePage path={PATH} copy={houseLockout} plate={houseLockoutPlate} />
}
