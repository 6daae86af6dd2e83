import { businessLockoutPlate } from '#app/art/plates/emergency/business-lockout.tsx'
import { businessLockout } from '#app/content/en/services/emergency-locksmith/business-lockout.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/emergency-locksmith/business-lockout'

export const meta = () =>
  pageMeta(PATH, businessLockout.meta, { questions: businessLockout.questions.items })

export default function BusinessLockoutPage() {
  return <ServicePage path={PATH} copy={businessLockout} plate={businessLockoutPlate} />
}
