import { gateLocksPlate } from '#app/art/plates/residential/gate-locks.tsx'
import { gateLocks } from '#app/content/en/services/residential-locksmith/gate-locks.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/residential-locksmith/gate-locks'

export const meta = () => pageMeta(PATH, gateLocks.meta, { questions: gateLocks.questions.items })

export default function GateLocksPage() {
  return <ServicePage path={PATH} copy={gateLocks} plate={gateLocksPlate} />
}
