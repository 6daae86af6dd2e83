import { area, whileLicensed } from '#copy/en/place.ts'
import type { SitemapCopy } from '#copy/page-types.ts'

export const sitemap: SitemapCopy = {
  meta: {
    title: 'Sitemap: All Pages',
    description: `All pages of this locksmith website in one list: services, the towns we serve in ${area}, questions, contact, privacy and terms.`,
  },
  heading: 'All pages',
  lead: `Every page about our locksmith services in ${area}. We’re ${whileLicensed('licensed and ', '')}open 24/7: call us for a quote.`,
  groups: {
    main: 'Main pages',
    services: 'Services',
    areas: 'Service areas',
    legal: 'Legal',
  },
}
