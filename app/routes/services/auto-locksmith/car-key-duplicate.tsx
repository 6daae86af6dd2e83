import { carKeyDuplicatePlate } from '#app/art/plates/automotive/car-key-duplicate.tsx'
import { carKeyDuplicate } from '#app/content/en/services/auto-locksmith/car-key-duplicate.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/auto-locksmith/car-key-duplicate'

export const meta = () =>
  pageMeta(PATH, carKeyDuplicate.meta, { questions: carKeyDuplicate.questions.items })

export default function CarKeyDuplicatePage() {
  return <ServicePage path={PATH} copy={carKeyDuplicate} plate={carKeyDuplicatePlate} />
}
