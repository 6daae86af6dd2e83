import { ignitionLockCylinderPlate } from '#app/art/plates/automotive/ignition-lock-cylinder.tsx'
import { ignitionLockCylinder } from '#app/content/en/services/auto-locksmith/ignition-lock-cylinder.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/auto-locksmith/ignition-lock-cylinder'

export const meta = () =>
  pageMeta(PATH, ignitionLockCylinder.meta, { questions: ignitionLockCylinder.questions.items })

export default function IgnitionLockCylinderPage() {
  return <ServicePage path={PATH} copy={ignitionLockCylinder} plate={ignitionLockCylinderPlate} />
}
