import { accessControlPlate } from '#app/art/plates/commercial/access-control.tsx'
import { accessControl } from '#app/content/en/services/commercial-locksmith/access-control.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/commercial-locksmith/access-control'

export const meta = () =>
  pageMeta(PATH, accessControl.meta, { questions: accessControl.questions.items })

export default function AccessControlPage() {
  return <ServicePage path={PATH} copy={accessControl} plate={accessControlPlate} />
}
