import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { metaOf } from '../meta-of.ts'
import { usePage } from '../page-at.ts'

export const meta = metaOf(({ copy }) => copy.locksmithScams)

export default function LocksmithScams() {
  const { path, copy } = usePage()
  return <GuidePage path={path} copy={copy.locksmithScams} />
}
