import { perFacts } from '#domain/business/per-facts.ts'
import { area } from '#copy/en/place.ts'
import type { SitemapCopy } from '#copy/page-types.ts'

export const sitemap = perFacts((): SitemapCopy => ({
  meta: {
    title: 'Sitemap: All Pages',
    description: `All pages of this locksmith website in one list: services, the towns we serve in ${area()}, questions, contact, privacy and terms.`,
  },
  heading: 'All pages',
  lead: 'Every page of this site, by kind. The search finds one by a word in it.',
  groups: {
    main: 'Main pages',
    services: 'Services',
    areas: 'Service areas',
    legal: 'Legal',
  },
}))
