import { plateOf } from '#app/art/plates/plate-of.ts'
import { serviceCopy } from '#app/copy/page-copy.ts'
import { serviceAt } from '#app/pages/service/service-at.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { metaOf } from './meta-of.ts'
import { type RoutePage, usePage } from './page-at.ts'

function copyOf({ path, copy }: RoutePage) {
  const { group, service } = serviceAt(path)
  return serviceCopy(copy, group.slug, service.slug)
}

export const meta = metaOf(copyOf, ({ questions }) => ({ questions: questions.items }))

/** Every service has its page here (R10). */
export default function ServiceRoute() {
  const page = usePage()
  return <ServicePage path={page.path} copy={copyOf(page)} plate={plateOf(page.path)} />
}
