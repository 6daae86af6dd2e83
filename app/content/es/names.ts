import type { NameWords } from '#app/content/names.ts'
import { categoryPath, servicePath } from '#domain/pages.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'

/** Of a group of services, by its id (R22, R25, R31). */
interface GroupNames {
  /** Heading of the option group in the select. */
  readonly label: string
  /** Column heading of the menu. */
  readonly menuLabel: string
  readonly crumb: string
}

/** Of a service, by the English label of its option. */
interface ServiceNames {
  /** The option's text, complete in itself. */
  readonly label: string
  /** In menus and headings, where the group's name stands above it. */
  readonly menuLabel: string
  readonly crumb: string
}

/** The content pages, by their English path; each bears the same name in menus and breadcrumb. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'Inicio',
  '/about': 'Quiénes somos',
  '/contact': 'Contacto',
  '/services': 'Servicios',
  '/reviews': 'Reseñas',
  '/faq': 'Preguntas',
  '/book-online': 'Pedir servicio',
  '/service-areas': 'Dónde trabajamos',
  '/privacy-policy': 'Política de privacidad',
  '/terms-conditions': 'Términos y condiciones',
  '/thank-you': 'Gracias',
  '/sitemap': 'Mapa del sitio',
  '/pricing': 'Precios',
  '/guides': 'Guías',
  '/guides/locksmith-scams': 'Cómo reconocer una estafa de cerrajero',
  '/guides/while-you-wait': '¿Se quedó afuera? Mientras espera',
}

const GROUPS: Readonly<Record<string, GroupNames>> = {
  emergency: {
    label: 'Servicios de emergencia',
    menuLabel: 'Emergencias',
    crumb: 'Cerrajero de emergencia',
  },
  residential: {
    label: 'Servicios para la casa',
    menuLabel: 'Casas',
    crumb: 'Cerrajero residencial',
  },
  commercial: {
    label: 'Servicios para el negocio',
    menuLabel: 'Negocios',
    crumb: 'Cerrajero comercial',
  },
  automotive: {
    label: 'Servicios para el carro',
    menuLabel: 'Carros',
    crumb: 'Cerrajero para carros',
  },
}

const SERVICES: Readonly<Record<string, ServiceNames>> = {
  'Car Lockout': same('Apertura de carro'),
  'House Lockout': same('Apertura de casa'),
  'Business Lockout': same('Apertura de negocio'),
  'Storage Unit Lockout': {
    label: 'Apertura de unidad de almacenamiento',
    menuLabel: 'Apertura de storage',
    crumb: 'Apertura de storage',
  },
  'Lock Replacement': same('Reemplazo de cerradura'),
  'Lock Rekey': {
    label: 'Cambio de combinación de cerradura',
    menuLabel: 'Cambio de combinación',
    crumb: 'Cambio de combinación',
  },
  'Lock Repair': same('Reparación de cerradura'),
  'Gate Locks': same('Cerraduras de portón'),
  'Commercial Lock Replacement': {
    label: 'Reemplazo de cerradura comercial',
    menuLabel: 'Reemplazo de cerradura',
    crumb: 'Reemplazo de cerradura',
  },
  'Commercial Lock Rekey': {
    label: 'Cambio de combinación comercial',
    menuLabel: 'Cambio de combinación',
    crumb: 'Cambio de combinación',
  },
  'Master Key System': same('Sistema de llave maestra'),
  'Access Control': same('Control de acceso'),
  'Emergency Exit Device': same('Barra de salida de emergencia'),
  'Car Key Replacement': same('Reemplazo de llave de carro'),
  'Key Fob Programming': same('Programación de control remoto'),
  'Car Key Duplicate': same('Duplicado de llave de carro'),
  'Car Key Cutting': same('Copia de llave de carro'),
  'Ignition Lock Cylinder Repair': same('Reparación de ignición'),
  Other: same('Otro servicio'),
}

/** By the English value of the option (R31). */
const TIMEFRAMES: Readonly<Record<string, string>> = {
  ASAP: 'Lo antes posible',
  'Same Day': 'Hoy mismo',
  'Within Couple of Days': 'En un par de días',
  'Within Couple of Weeks': 'En un par de semanas',
  'Just Curious': 'Solo una consulta',
}

function same(name: string): ServiceNames {
  return { label: name, menuLabel: name, crumb: name }
}

const pageOf = (path: string, names: GroupNames | ServiceNames | undefined) =>
  names ? [[path, { label: names.menuLabel, crumb: names.crumb }] as const] : []

/**
 * What pages, services and timeframes are called in Spanish. Keys are the
 * English values of domain/, which are what is stored and sent (R152). The
 * services and timeframes bear the names that mails and calls say
 * (server/alarm/words/work.ts). Pages of services and groups take their
 * names from those, and towns keep their own.
 */
export const names: NameWords = {
  pages: Object.fromEntries([
    ...Object.entries(PAGES).map(([path, name]) => [path, { label: name, crumb: name }] as const),
    ...SERVICE_GROUPS.flatMap(({ id, slug }) => [
      ...pageOf(categoryPath(slug), GROUPS[id]),
      ...servicesOf(id).flatMap((service) =>
        pageOf(servicePath(slug, service.slug), SERVICES[service.label]),
      ),
    ]),
  ]),
  groups: labels(GROUPS),
  services: labels(SERVICES),
  timeframes: TIMEFRAMES,
}

function labels(named: Readonly<Record<string, { readonly label: string }>>) {
  return Object.fromEntries(Object.entries(named).map(([key, { label }]) => [key, label]))
}
