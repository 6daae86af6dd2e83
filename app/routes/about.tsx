import { about } from '#app/content/en/pages/about.ts'
import { AboutPage } from '#app/pages/content/about-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/about', about.meta)

export default function About() {
  return <AboutPage copy={about} />
}
