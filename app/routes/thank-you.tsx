import { thankYou } from '#app/content/en/pages/thank-you.ts'
import { ThankYou } from '#app/request-form/thank-you.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/thank-you', thankYou.meta)

export default function ThankYouPage() {
  return <ThankYou />
}
