import { perFacts } from '#domain/business/per-facts.ts'
import { siteRedirects } from './redirects.ts'
import { spanishPaths } from './spanish-paths.ts'
import { allTowns } from '#domain/places/towns.ts'

const SERVICES = '/es/servicios'

/**
 * First Spanish address of each page that has another one now, by its English path. Links and search
 * results may still have them.
 */
const firstSpanishPaths = perFacts((): Readonly<Record<string, string>> => ({
  '/book-online': '/es/reservar',
  '/service-areas': '/es/areas-de-servicio',
  ...Object.fromEntries(
    [...allTowns().map(({ slug }) => `/service-areas/${slug}`), ...Object.keys(siteRedirects())]
      .filter((path) => path.startsWith('/service-areas/'))
      .map((path) => [path, path.replace('/service-areas', '/es/areas-de-servicio')] as const),
  ),
  ...below('/services/emergency-locksmith', `${SERVICES}/apertura-de-emergencia`, {
    '': '',
    'car-lockout': 'apertura-de-carro',
    'house-lockout': 'apertura-de-casa',
    'business-lockout': 'apertura-de-negocio',
    'storage-unit-lockout': 'apertura-de-unidad-de-almacenamiento',
  }),
  ...below('/services/residential-locksmith', `${SERVICES}/cerrajero-residencial`, {
    'lock-replacement': 'reemplazo-de-cerradura',
    'lock-rekey': 'cambio-de-combinacion',
  }),
  ...below('/services/commercial-locksmith', `${SERVICES}/cerrajero-comercial`, {
    'lock-replacement': 'reemplazo-de-cerradura',
    'lock-rekey': 'cambio-de-combinacion',
    'emergency-exit-device': 'barra-de-salida-de-emergencia',
  }),
  ...below('/services/auto-locksmith', `${SERVICES}/cerrajero-automotriz`, {
    'car-key-replacement': 'reemplazo-de-llave-de-carro',
    'key-fob-programming': 'programacion-de-control-remoto',
    'car-key-duplicate': 'duplicado-de-llave-de-carro',
    'car-key-cutting': 'copia-de-llave-de-carro',
  }),
}))

/** Redirects from former addresses and from pages that the owner removed, each straight to a page. */
export const formerAddresses = perFacts((): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(firstSpanishPaths()).map(([english, first]) => [first, spanishPage(english)]),
  ),
  ...Object.fromEntries(
    Object.entries(siteRedirects()).map(([from, to]) => [from, currentAddress(to)] as const),
  ),
}))

/** Maps pages below a parent, by the last segment of each; '' is the parent. */
function below(
  english: string,
  spanish: string,
  slugs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const join = (parent: string, slug: string): string =>
    slug === '' ? parent : `${parent}/${slug}`
  const pages = Object.entries(slugs).map(([en, es]) => [join(english, en), join(spanish, es)])
  return Object.fromEntries(pages)
}

/** Returns the Spanish address of a page, or of the page above one that was removed. */
function spanishPage(english: string): string {
  const above = english.slice(0, english.lastIndexOf('/')) || '/'
  return spanishPaths()[english] ?? spanishPage(above)
}

/** Follows a redirect that was written before the address of its target changed. */
function currentAddress(path: string): string {
  const english = Object.keys(firstSpanishPaths()).find((key) => firstSpanishPaths()[key] === path)
  return english === undefined ? path : spanishPage(english)
}
