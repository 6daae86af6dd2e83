import { locksmithScams } from '#app/content/en/guides/locksmith-scams.ts'
import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/guides/locksmith-scams'

export const meta = () => pageMeta(PATH, locksmithScams.meta)

export default function LocksmithScams() {
  return <GuidePage path={PATH} copy={locksmithScams} />
}
