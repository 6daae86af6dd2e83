import { storageUnitLockoutPlate } from '#app/art/plates/emergency/storage-unit-lockout.tsx'
import { storageUnitLockout } from '#app/content/en/services/emergency-locksmith/storage-unit-lockout.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/emergency-locksmith/storage-unit-lockout'

export const meta = () =>
  pageMeta(PATH, storageUnitLockout.meta, { questions: storageUnitLockout.questions.items })

export default function StorageUnitLockoutPage() {
  return <ServicePage path={PATH} copy={storageUnitLockout} plate={storageUnitLockoutPlate} />
}
