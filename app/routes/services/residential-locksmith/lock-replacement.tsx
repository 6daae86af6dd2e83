import { lockReplacementPlate } from '#app/art/plates/residential/lock-replacement.tsx'
import { lockReplacement } from '#app/content/en/services/residential-locksmith/lock-replacement.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/residential-locksmith/lock-replacement'

export const meta = () =>
  pageMeta(PATH, lockReplacement.meta, { questions: lockReplacement.questions.items })

export default function LockReplacementPage() {
  return <ServicePage path={PATH} copy={lockReplacement} plate={lockReplacementPlate} />
}
