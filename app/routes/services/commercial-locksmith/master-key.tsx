import { masterKeyPlate } from '#app/art/plates/commercial/master-key.tsx'
import { masterKey } from '#app/content/en/services/commercial-locksmith/master-key.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/commercial-locksmith/master-key'

export const meta = () => pageMeta(PATH, masterKey.meta, { questions: masterKey.questions.items })

export default function MasterKeyPage() {
  return <ServicePage path={PATH} copy={masterKey} plate={masterKeyPlate} />
}
