import { whileYouWait } from '#app/content/en/guides/while-you-wait.ts'
import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/guides/while-you-wait'

export const meta = () => pageMeta(PATH, whileYouWait.meta)

export default function WhileYouWait() {
  return <GuidePage path={PATH} copy={whileYouWait} />
}
