import { commercialLockRekeyPlate } from '#app/art/plates/commercial/lock-rekey.tsx'
import { commercialLockRekey } from '#app/content/en/services/commercial-locksmith/lock-rekey.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/commercial-locksmith/lock-rekey'

export const meta = () =>
  pageMeta(PATH, commercialLockRekey.meta, { questions: commercialLockRekey.questions.items })

export default function CommercialLockRekeyPage() {
  return <ServicePage path={PATH} copy={commercialLockRekey} plate={commercialLockRekeyPlate} />
}
