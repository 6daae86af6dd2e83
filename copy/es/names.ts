import { perFacts } from '#domain/business/per-facts.ts'
import type { LocalNames } from '#copy/names.ts'
import { categoryPath, servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import {
  SPANISH_GROUPS,
  spanishServices,
  SPANISH_TIMEFRAMES,
} from '#domain/services/spanish-names.ts'

/** Names of a group of services. */
interface GroupNames {
  /** Column heading of the menu. */
  readonly menuLabel: string
  readonly crumb: string
}

/** Names of the content pages by English path, used in menus and breadcrumb. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'Inicio',
  '/about': 'Nosotros',
  '/contact': 'Contacto',
  '/services': 'Servicios',
  '/reviews': 'Reseñas',
  '/faq': 'Preguntas',
  '/book-online': 'Pedir servicio',
  '/service-areas': 'Ciudades',
  '/privacy-policy': 'Política de privacidad',
  '/terms-conditions': 'Términos y condiciones',
  '/thank-you': 'Gracias',
  '/sitemap': 'Mapa del sitio',
  '/pricing': 'Precios',
  '/guides': 'Guías',
  '/guides/locksmith-scams': 'Cómo reconocer una estafa de cerrajero',
  '/guides/while-you-wait': 'Qué hacer mientras espera',
}

const GROUPS: Readonly<Record<string, GroupNames>> = {
  emergency: {
    menuLabel: 'Emergencias',
    crumb: 'Cerrajero de emergencia',
  },
  residential: {
    menuLabel: 'Casa',
    crumb: 'Cerrajero residencial',
  },
  commercial: {
    menuLabel: 'Negocio',
    crumb: 'Cerrajero comercial',
  },
  automotive: {
    menuLabel: 'Carro',
    crumb: 'Cerrajero automotriz',
  },
}

/** Short names for menus and breadcrumb, where they differ from the option. */
const SHORT: Readonly<Record<string, string>> = {
  'Commercial Lock Replacement': 'Cambio de cerradura',
  'Commercial Lock Rekey': 'Cambio de llaves (rekey)',
  'Emergency Exit Device': 'Barra de pánico',
}

/** Returns the name in menus and breadcrumb, where the group's name is above it. */
function shortName(
  label: string,
): { readonly menuLabel: string; readonly crumb: string } | undefined {
  const name = SHORT[label] ?? spanishServices()[label]
  return name === undefined ? undefined : { menuLabel: name, crumb: name }
}

const pageOf = (path: string, names: GroupNames | undefined) =>
  names ? [[path, { label: names.menuLabel, crumb: names.crumb }] as const] : []

/**
 * Spanish names of pages, services and timeframes. Keys are the English values of domain/, which
 * are stored and sent. Services and timeframes have the names used in mails and calls
 * (domain/services/spanish-names.ts). Pages of services and groups derive their names from those; towns keep
 * their own.
 */
export const names = perFacts((): LocalNames => ({
  pages: Object.fromEntries([
    ...Object.entries(PAGES).map(([path, name]) => [path, { label: name, crumb: name }] as const),
    ...serviceGroups().flatMap(({ id, slug }) => [
      ...pageOf(categoryPath(slug), GROUPS[id]),
      ...servicesOf(id).flatMap((service) =>
        pageOf(servicePath(slug, service.slug), shortName(service.label)),
      ),
    ]),
  ]),
  groups: SPANISH_GROUPS,
  services: spanishServices(),
  timeframes: SPANISH_TIMEFRAMES,
}))
