import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.guides)

export default function Guides() {
  const { path, copy } = usePage()
  return <GuidePage path={path} copy={copy.guides} />
}
