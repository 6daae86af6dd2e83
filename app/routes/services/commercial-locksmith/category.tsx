import { commercialLocksmithPlate } from '#app/art/plates/commercial/commercial-locksmith.tsx'
import { commercialLocksmith } from '#app/content/en/services/commercial-locksmith/category.ts'
import { CategoryPage } from '#app/pages/category/category-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/commercial-locksmith'

export const meta = () =>
  pageMeta(PATH, commercialLocksmith.meta, { questions: commercialLocksmith.questions.items })

export default function CommercialLocksmithPage() {
  return <CategoryPage path={PATH} copy={commercialLocksmith} plate={commercialLocksmithPlate} />
}
