import { AboutPage } from '#app/pages/content/about-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.about)

export default function About() {
  return <AboutPage copy={usePage().copy.about} />
}
