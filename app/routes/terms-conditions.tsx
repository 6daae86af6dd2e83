import { termsConditions } from '#app/content/en/pages/terms-conditions.ts'
import { LegalPage } from '#app/pages/content/legal-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/terms-conditions', termsConditions.meta)

export default function TermsConditions() {
  return <LegalPage path="/terms-conditions" copy={termsConditions} />
}
