import { carLockoutPlate } from '#app/art/plates/emergency/car-lockout.tsx'
import { carLockout } from '#app/content/en/services/emergency-locksmith/car-lockout.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/emergency-locksmith/car-lockout'

export const meta = () => pageMeta(PATH, carLockout.meta, { questions: carLockout.questions.items })

export default function CarLockoutPage() {
  return <ServicePage path={PATH} copy={carLockout} plate={carLockoutPlate} />
}
