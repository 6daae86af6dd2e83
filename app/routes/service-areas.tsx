import { ServiceAreasPage } from '#app/pages/content/service-areas-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.serviceAreas)

export default function ServiceAreas() {
  return <ServiceAreasPage copy={usePage().copy.serviceAreas} />
}
