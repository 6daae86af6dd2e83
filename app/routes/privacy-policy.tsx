import { LegalPage } from '#app/pages/content/legal-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.privacyPolicy)

export default function PrivacyPolicy() {
  const { path, copy } = usePage()
  return <LegalPage path={path} copy={copy.privacyPolicy} />
}
