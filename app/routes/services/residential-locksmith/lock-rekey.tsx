import { lockRekeyPlate } from '#app/art/plates/residential/lock-rekey.tsx'
import { lockRekey } from '#app/content/en/services/residential-locksmith/lock-rekey.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/residential-locksmith/lock-rekey'

export const meta = () => pageMeta(PATH, lockRekey.meta, { questions: lockRekey.questions.items })

export default function LockRekeyPage() {
  return <ServicePage path={PATH} copy={lockRekey} plate={lockRekeyPlate} />
}
