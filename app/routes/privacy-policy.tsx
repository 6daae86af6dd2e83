import { privacyPolicy } from '#app/content/en/pages/privacy-policy.ts'
import { LegalPage } from '#app/pages/content/legal-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/privacy-policy', privacyPolicy.meta)

export default function PrivacyPolicy() {
  return <LegalPage path="/privacy-policy" copy={privacyPolicy} />
}
