import { perFacts } from '#domain/business/per-facts.ts'
import { slugOf } from '#domain/text/names.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { serviceGroups, allServices } from '#domain/services/services.ts'
import { spanishServices } from '#domain/services/spanish-names.ts'
import { allTowns } from '#domain/places/towns.ts'

/** Of the pages of the specification, also of services that are not offered. */
export const WRITTEN_PATHS: Readonly<Record<string, string>> = {
  '/': '/es',
  '/about': '/es/quienes-somos',
  '/contact': '/es/contacto',
  '/services': '/es/servicios',
  '/reviews': '/es/resenas',
  '/faq': '/es/preguntas',
  '/book-online': '/es/pedir-servicio',
  '/service-areas': '/es/ciudades',
  '/privacy-policy': '/es/privacidad',
  '/terms-conditions': '/es/terminos',
  '/thank-you': '/es/gracias',
  '/sitemap': '/es/mapa-del-sitio',
  '/pricing': '/es/precios',
  '/guides': '/es/guias',
  '/guides/locksmith-scams': '/es/guias/estafas-de-cerrajeros',
  '/guides/while-you-wait': '/es/guias/mientras-espera',
  ...childPaths('/services/emergency-locksmith', '/es/servicios/cerrajero-de-emergencia', {
    'car-lockout': 'abrir-carro',
    'house-lockout': 'abrir-casa',
    'business-lockout': 'abrir-negocio',
    'storage-unit-lockout': 'abrir-storage',
  }),
  ...childPaths('/services/residential-locksmith', '/es/servicios/cerrajero-residencial', {
    'lock-replacement': 'cambio-de-cerradura',
    'lock-rekey': 'cambio-de-llaves',
    'lock-repair': 'reparacion-de-cerradura',
    'gate-locks': 'cerraduras-de-porton',
  }),
  ...childPaths('/services/commercial-locksmith', '/es/servicios/cerrajero-comercial', {
    'lock-replacement': 'cambio-de-cerradura',
    'lock-rekey': 'cambio-de-llaves',
    'emergency-exit-device': 'barra-de-panico',
    'master-key': 'sistema-de-llave-maestra',
    'access-control': 'control-de-acceso',
  }),
  ...childPaths('/services/auto-locksmith', '/es/servicios/cerrajero-automotriz', {
    'car-key-replacement': 'llave-de-carro-nueva',
    'key-fob-programming': 'programar-control-de-carro',
    'car-key-duplicate': 'copia-de-llaves-de-carro',
    'car-key-cutting': 'corte-de-llave-de-carro',
    'ignition-lock-cylinder': 'reparacion-de-ignicion',
  }),
}

/**
 * Spanish path of each page by its English path: plain words without accents, below the parent page
 * (R150). A page that is missing here has no Spanish version, and no link or hreflang to one.
 */
export const spanishPaths = perFacts((): Readonly<Record<string, string>> => ({
  ...offeredPaths(),
  ...addedServices(),
  // The names of towns are the same in both languages.
  ...Object.fromEntries(
    allTowns().map(({ slug }) => [`/service-areas/${slug}`, `/es/ciudades/${slug}`]),
  ),
}))

/** Returns the written paths without those of services that are not offered. */
function offeredPaths(): Readonly<Record<string, string>> {
  const offered = new Set(
    serviceGroups().flatMap(({ slug, pages }) => pages.map((page) => `/services/${slug}/${page}`)),
  )
  return Object.fromEntries(
    Object.entries(WRITTEN_PATHS).filter(
      ([path]) => offered.has(path) || !/^\/services\/[\w-]+\/[\w-]+$/.test(path),
    ),
  )
}

/** Maps the pages of services that the owner added, by their Spanish names. */
function addedServices(): Readonly<Record<string, string>> {
  const added = allServices().filter(({ label }) => CATALOG.every((known) => known.label !== label))
  return Object.fromEntries(
    added.map(({ label, group, slug }) => {
      const category = `/services/${serviceGroups().find(({ id }) => id === group)?.slug}`
      const spanishSlug = slugOf(spanishServices()[label] ?? label)
      return [`${category}/${slug}`, `${WRITTEN_PATHS[category]}/${spanishSlug}`]
    }),
  )
}

/** Maps a page and its children, by the last segment of each. */
function childPaths(
  english: string,
  spanish: string,
  slugs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const pages = Object.entries(slugs).map(([en, es]) => [`${english}/${en}`, `${spanish}/${es}`])
  return { [english]: spanish, ...Object.fromEntries(pages) }
}
