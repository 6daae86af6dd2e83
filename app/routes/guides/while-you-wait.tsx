import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { metaOf } from '../meta-of.ts'
import { usePage } from '../page-at.ts'

export const meta = metaOf(({ copy }) => copy.whileYouWait)

export default function WhileYouWait() {
  const { path, copy } = usePage()
  return <GuidePage path={path} copy={copy.whileYouWait} />
}
