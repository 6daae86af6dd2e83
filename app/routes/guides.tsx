import { guides } from '#app/content/en/pages/guides.ts'
import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/guides'

export const meta = () => pageMeta(PATH, guides.meta)

export default function Guides() {
  return <GuidePage path={PATH} copy={guides} />
}
