import { lockRepairPlate } from '#app/art/plates/residential/lock-repair.tsx'
import { lockRepair } from '#app/content/en/services/residential-locksmith/lock-repair.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/residential-locksmith/lock-repair'

export const meta = () => pageMeta(PATH, lockRepair.meta, { questions: lockRepair.questions.items })

export default function LockRepairPage() {
  return <ServicePage path={PATH} copy={lockRepair} plate={lockRepairPlate} />
}
