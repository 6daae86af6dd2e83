import { LegalPage } from '#app/pages/content/legal-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.termsConditions)

export default function TermsConditions() {
  const { path, copy } = usePage()
  return <LegalPage path={path} copy={copy.termsConditions} />
}
