import { PricingPage } from '#app/pages/content/pricing-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.pricing)

export default function Pricing() {
  return <PricingPage copy={usePage().copy.pricing} />
}
