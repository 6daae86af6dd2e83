import { serviceAreas } from '#app/content/en/pages/service-areas.ts'
import { ServiceAreasPage } from '#app/pages/content/service-areas-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/service-areas', serviceAreas.meta)

export default function ServiceAreas() {
  return <ServiceAreasPage copy={serviceAreas} />
}
