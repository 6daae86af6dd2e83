import { FaqPage } from '#app/pages/content/faq-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(
  ({ copy }) => copy.faq,
  ({ groups }) => ({ questions: groups.flatMap((group) => group.questions) }),
)

export default function Faq() {
  return <FaqPage copy={usePage().copy.faq} />
}
