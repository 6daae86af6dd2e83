import { carKeyCuttingPlate } from '#app/art/plates/automotive/car-key-cutting.tsx'
import { carKeyCutting } from '#app/content/en/services/auto-locksmith/car-key-cutting.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/auto-locksmith/car-key-cutting'

export const meta = () =>
  pageMeta(PATH, carKeyCutting.meta, { questions: carKeyCutting.questions.items })

export default function CarKeyCuttingPage() {
  return <ServicePage path={PATH} copy={carKeyCutting} plate={carKeyCuttingPlate} />
}
