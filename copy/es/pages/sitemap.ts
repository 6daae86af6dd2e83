import { perFacts } from '#domain/business/per-facts.ts'
import { area, county } from '#copy/es/place.ts'
import type { SitemapCopy } from '#copy/page-types.ts'

export const sitemap = perFacts((): SitemapCopy => ({
  meta: {
    title: 'Mapa del sitio: todas las páginas',
    description: `Todas las páginas de este sitio de cerrajería en una lista: servicios, las ciudades en ${county()}, preguntas, contacto, privacidad y términos.`,
  },
  heading: 'Todas las páginas',
  lead: `Todas las páginas de este sitio sobre cerrajería en ${area()}. También puede buscar por una palabra.`,
  groups: {
    main: 'Páginas principales',
    services: 'Servicios',
    areas: 'Ciudades que atendemos',
    legal: 'Páginas legales',
  },
}))
