import { carKeyReplacementPlate } from '#app/art/plates/automotive/car-key-replacement.tsx'
import { carKeyReplacement } from '#app/content/en/services/auto-locksmith/car-key-replacement.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/auto-locksmith/car-key-replacement'

export const meta = () =>
  pageMeta(PATH, carKeyReplacement.meta, { questions: carKeyReplacement.questions.items })

export default function CarKeyReplacementPage() {
  return <ServicePage path={PATH} copy={carKeyReplacement} plate={carKeyReplacementPlate} />
}
