import type { SitemapCopy } from '../page-types.ts'

export const sitemap: SitemapCopy = {
  meta: {
    title: 'Sitemap: Every Page on One Ring',
    description:
      'All pages of this locksmith site in one list: services by kind, the eight towns of the service area, questions, contact, privacy and terms.',
  },
  heading: 'Every page on one ring',
  lead: 'Forty-two of them, none locked.',
  groups: {
    main: 'Start here',
    services: 'Services',
    areas: 'Service areas',
    legal: 'Small print',
  },
}
