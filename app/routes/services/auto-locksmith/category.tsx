import { autoLocksmithPlate } from '#app/art/plates/automotive/auto-locksmith.tsx'
import { autoLocksmith } from '#app/content/en/services/auto-locksmith/category.ts'
import { CategoryPage } from '#app/pages/category/category-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/auto-locksmith'

export const meta = () =>
  pageMeta(PATH, autoLocksmith.meta, { questions: autoLocksmith.questions.items })

export default function AutoLocksmithPage() {
  return <CategoryPage path={PATH} copy={autoLocksmith} plate={autoLocksmithPlate} />
}
