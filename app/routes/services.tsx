import { services } from '#app/content/en/pages/services.ts'
import { ServicesPage } from '#app/pages/content/services-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/services', services.meta)

export default function Services() {
  return <ServicesPage copy={services} />
}
