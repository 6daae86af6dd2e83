import { SPANISH_GROUPS, SPANISH_SERVICES, SPANISH_TIMEFRAMES } from '#domain/spanish-names.ts'

/**
 * What pages, services and timeframes are called in Spanish. Keys are the
 * English values of domain/, which are what is stored and sent (R152). The
 * services and timeframes bear the names that mails and calls say
 * (domain/spanish-names.ts). Pages of services and groups take their
 * names from those, and towns keep their own.
 */

/** Of a group of services, by its id (R22, R25, R31). */
export interface GroupNames {
  /** Heading of the option group in the select. */
  readonly label: string
  /** Column heading of the menu. */
  readonly menuLabel: string
  readonly crumb: string
}

/** Of a service, by the English label of its option. */
export interface ServiceNames {
  /** The option's text, complete in itself. */
  readonly label: string
  /** In menus and headings, where the group's name stands above it. */
  readonly menuLabel: string
  readonly crumb: string
}

/** The content pages, by their English path; each bears the same name in menus and breadcrumb. */
export const pageNames: Readonly<Record<string, string>> = {
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

export const groupNames: Readonly<Record<string, GroupNames>> = {
  emergency: {
    label: SPANISH_GROUPS.emergency,
    menuLabel: 'Emergencias',
    crumb: 'Cerrajero de emergencia',
  },
  residential: {
    label: SPANISH_GROUPS.residential,
    menuLabel: 'Casas',
    crumb: 'Cerrajero residencial',
  },
  commercial: {
    label: SPANISH_GROUPS.commercial,
    menuLabel: 'Negocios',
    crumb: 'Cerrajero comercial',
  },
  automotive: {
    label: SPANISH_GROUPS.automotive,
    menuLabel: 'Carros',
    crumb: 'Cerrajero para carros',
  },
}

/** Where menus and breadcrumb say less than the option. */
const SHORT: Readonly<Record<string, string>> = {
  'Storage Unit Lockout': 'Apertura de storage',
  'Lock Rekey': 'Cambio de combinación',
  'Commercial Lock Replacement': 'Reemplazo de cerradura',
  'Commercial Lock Rekey': 'Cambio de combinación',
}

export const serviceNames: Readonly<Record<string, ServiceNames>> = Object.fromEntries(
  Object.entries(SPANISH_SERVICES).map(([value, label]) => {
    const short = SHORT[value] ?? label
    return [value, { label, menuLabel: short, crumb: short }]
  }),
)

/** By the English value of the option (R31). */
export const timeframeNames = SPANISH_TIMEFRAMES
