import { commercialLockReplacementPlate } from '#app/art/plates/commercial/lock-replacement.tsx'
import { commercialLockReplacement } from '#app/content/en/services/commercial-locksmith/lock-replacement.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/commercial-locksmith/lock-replacement'

export const meta = () =>
  pageMeta(PATH, commercialLockReplacement.meta, {
    questions: commercialLockReplacement.questions.items,
  })

export default function CommercialLockReplacementPage() {
  return (
    <ServicePage
      path={PATH}
      copy={commercialLockReplacement}
      plate={commercialLockReplacementPlate}
    />
  )
}
