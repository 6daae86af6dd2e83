import { ServicesPage } from '#app/pages/content/services-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.services)

export default function Services() {
  return <ServicesPage copy={usePage().copy.services} />
}
