/** Entries of business.json: profiles, logo and colors. */
import { about } from './entry.ts'
import * as part from './parts.ts'
import { list, object } from './shapes.ts'
import * as valid from './values.ts'

export const LOOKS = {
  socialLinks: about(list(valid.webAddress), {
    en: ['Profiles', 'Addresses of your profiles, each with https://.'],
    es: ['Perfiles', 'Direcciones de sus perfiles, cada una con https://.'],
    example: ['https://social.example.com/palisade'],
  }),
  agency: about(object({ name: valid.nonEmptyText, url: valid.webAddress }).nullable(), {
    en: ['Maker of the site', 'Credited in the footer; empty for none.'],
    es: [
      'Quién hizo el sitio',
      'Sale al pie de cada página; si no quiere que salga, déjelo vacío.',
    ],
    example: { name: 'Agency Name', url: 'https://agency.example/' },
  }),
  logoUrl: about(object({ onDark: valid.logo, onLight: valid.logo, raster: valid.logo }), {
    en: [
      'Logo',
      'As delivered it is set from the name. For your own: a file in public/ (SVG or PNG, ideally three times as wide as high) such as /our-logo.svg, or a public https address. "raster" is for search engines: a PNG of at least 112 by 112.',
    ],
    es: [
      'Logo',
      'Tal como viene, sale de su nombre. Si tiene el suyo: un archivo en public/ (SVG o PNG, de preferencia tres veces más ancho que alto) como /our-logo.svg, o una dirección https pública. El de "raster" es para los buscadores: un PNG de al menos 112 por 112.',
    ],
    example: {
      onDark: '/logo.svg#on-dark',
      onLight: '/logo.svg#on-light',
      raster: '/apple-touch-icon.png',
    },
  }),
  icon: about(valid.publicFile.nullable(), {
    en: [
      'Icon',
      'Browser tab, home screen and social pictures: a square file in public/ (SVG or PNG). Empty: the pins of a lock in your colors.',
    ],
    es: [
      'Icono',
      'Para la pestaña del navegador, la pantalla de inicio y las imágenes de las redes sociales: un archivo cuadrado en public/ (SVG o PNG). Vacío: los pines de una cerradura en sus colores.',
    ],
    example: '/our-icon.svg',
  }),
  colors: about(part.colors, {
    en: [
      'Colors',
      'Each # and six digits; the shades between are derived. Dark: text, header, footer. Light: the page. Accent: keys and lines. Action: the call button. Good and bad: success and errors.',
    ],
    es: [
      'Colores',
      'Cada uno se escribe con # y seis cifras; los tonos intermedios salen solos. Oscuro (dark): texto, encabezado y pie. Claro (light): la página. Acento (accent): llaves y líneas. Acción (action): el botón de llamar. Éxito y error (good, bad): los avisos.',
    ],
    example: {
      dark: '#0B1B37',
      light: '#F8F7F2',
      accent: '#DDB964',
      action: '#FDA337',
      good: '#69C5AF',
      bad: '#B12822',
    },
  }),
  analytics: about(valid.publicScript.nullable(), {
    en: [
      'Analytics script',
      'A file in public/ such as /analytics.js; empty for none. Origins that it may load from: npm run settings -- set analytics_origins.',
    ],
    es: [
      'Script de estadísticas',
      'Un archivo en public/ como /analytics.js; vacío si no usa ninguno. Los sitios de los que puede cargar se ponen con npm run settings -- set analytics_origins.',
    ],
    example: '/analytics.js',
  }),
}
