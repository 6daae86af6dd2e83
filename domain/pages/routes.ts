/** A page's address and its name in menus, links and breadcrumb. */
type Route = readonly [path: string, name: string]

/**
 * One row a page, in both languages; the English path is the key of its content (content/kinds.ts)
 * and of its component (app/page-views.tsx). Addresses are plain words without accents, below the
 * parent page. Services and towns follow from business.json (pages.ts), services with the names of
 * their row in domain/services/catalog.ts.
 */
export const ROUTES = [
  { en: ['/', 'Home'], es: ['/es', 'Inicio'] },
  { en: ['/about', 'About'], es: ['/es/quienes-somos', 'Nosotros'] },
  { en: ['/contact', 'Contact'], es: ['/es/contacto', 'Contacto'] },
  { en: ['/services', 'Services'], es: ['/es/servicios', 'Servicios'] },
  { en: ['/reviews', 'Reviews'], es: ['/es/resenas', 'Reseñas'] },
  { en: ['/faq', 'FAQ'], es: ['/es/preguntas', 'Preguntas'] },
  { en: ['/book-online', 'Book Online'], es: ['/es/pedir-servicio', 'Pedir servicio'] },
  { en: ['/service-areas', 'Service Areas'], es: ['/es/ciudades', 'Ciudades'] },
  { en: ['/privacy-policy', 'Privacy Policy'], es: ['/es/privacidad', 'Política de privacidad'] },
  {
    en: ['/terms-conditions', 'Terms & Conditions'],
    es: ['/es/terminos', 'Términos y condiciones'],
  },
  { en: ['/thank-you', 'Thank You'], es: ['/es/gracias', 'Gracias'], indexed: false },
  { en: ['/sitemap', 'Sitemap'], es: ['/es/mapa-del-sitio', 'Mapa del sitio'] },
  { en: ['/pricing', 'Prices'], es: ['/es/precios', 'Precios'] },
  {
    en: ['/lockout-cost', 'What a Lockout Costs'],
    es: ['/es/cuanto-cuesta-abrir-una-puerta', 'Cuánto cuesta abrir una puerta'],
  },
  {
    en: ['/landlords', 'For Landlords'],
    es: ['/es/para-duenos-de-edificios', 'Para dueños de edificios'],
  },
  { en: ['/guides', 'Guides'], es: ['/es/guias', 'Guías'] },
  {
    en: ['/guides/locksmith-scams', 'How to Spot a Locksmith Scam'],
    es: ['/es/guias/estafas-de-cerrajeros', 'Cómo reconocer una estafa de cerrajero'],
  },
  {
    en: ['/guides/while-you-wait', 'Locked Out? While You Wait'],
    es: ['/es/guias/mientras-espera', 'Qué hacer mientras espera'],
  },
] as const satisfies readonly {
  readonly en: Route
  readonly es: Route
  /** False excludes the page from sitemap and index. */
  readonly indexed?: boolean
}[]

/** English path of a page that has a row of its own. */
export type RoutePath = (typeof ROUTES)[number]['en'][0]

export const SPANISH_SERVICES_PATH = '/es/servicios'
export const SPANISH_TOWNS_PATH = '/es/ciudades'
