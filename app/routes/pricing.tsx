import { pricing } from '#app/content/en/pages/pricing.ts'
import { PricingPage } from '#app/pages/content/pricing-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/pricing', pricing.meta)

export default function Pricing() {
  return <PricingPage copy={pricing} />
}
