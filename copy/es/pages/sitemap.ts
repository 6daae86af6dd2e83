import { area, county, whileLicensed } from '#copy/es/place.ts'
import type { SitemapCopy } from '#copy/page-types.ts'

export const sitemap: SitemapCopy = {
  meta: {
    title: 'Mapa del sitio: todas las páginas',
    description: `Todas las páginas de este sitio de cerrajería en una lista: servicios, las ciudades en ${county}, preguntas, contacto, privacidad y términos.`,
  },
  heading: 'Todas las páginas',
  lead: `Todo sobre nuestros servicios de cerrajería en ${area}. ${whileLicensed('Tenemos licencia y trabajamos', 'Trabajamos')} 24/7. Llámenos y pida un precio.`,
  groups: {
    main: 'Páginas principales',
    services: 'Servicios',
    areas: 'Ciudades que atendemos',
    legal: 'Páginas legales',
  },
}
