import { emergencyLocksmithPlate } from '#app/art/plates/emergency/emergency-locksmith.tsx'
import { emergencyLocksmith } from '#app/content/en/services/emergency-locksmith/category.ts'
import { CategoryPage } from '#app/pages/category/category-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/emergency-locksmith'

export const meta = () =>
  pageMeta(PATH, emergencyLocksmith.meta, { questions: emergencyLocksmith.questions.items })

export default function EmergencyLocksmithPage() {
  return <CategoryPage path={PATH} copy={emergencyLocksmith} plate={emergencyLocksmithPlate} />
}
