import { residentialLocksmithPlate } from '#app/art/plates/residential/residential-locksmith.tsx'
import { residentialLocksmith } from '#app/content/en/services/residential-locksmith/category.ts'
import { CategoryPage } from '#app/pages/category/category-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/residential-locksmith'

export const meta = () =>
  pageMeta(PATH, residentialLocksmith.meta, { questions: residentialLocksmith.questions.items })

export default function ResidentialLocksmithPage() {
  return <CategoryPage path={PATH} copy={residentialLocksmith} plate={residentialLocksmithPlate} />
}
