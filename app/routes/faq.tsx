import { faq } from '#app/content/en/faq.ts'
import { FaqPage } from '#app/pages/content/faq-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const questions = faq.groups.flatMap((group) => group.questions)

export const meta = () => pageMeta('/faq', faq.meta, { questions })

export default function Faq() {
  return <FaqPage copy={faq} />
}
