/**
 * The services of the specification with what their pages and the form know of them, and the four
 * groups. Which of them are offered is in business.json.
 */

export type GroupId = 'emergency' | 'residential' | 'commercial' | 'automotive'

/** Vehicle fields: hidden, optional or required. */
export type VehicleNeed = 'none' | 'optional' | 'required'

/** The yes/no question about keys that a service adds. */
export type KeyQuestionField = 'all_keys_lost' | 'unused_key'

export interface Service {
  /** Text of the option and stored value, letter for letter. */
  readonly label: string
  readonly group: GroupId
  /** Last path segment of its page, unique within its group. */
  readonly slug: string
  /** Name in menus and headings; can be shorter, because menus have a group heading. */
  readonly menuLabel: string
  /** Name in the breadcrumb. */
  readonly crumb: string
  readonly spanish: {
    /** Name of the option; usable without its group. */
    readonly label: string
    readonly slug: string
    /** In menus and breadcrumb. */
    readonly menuLabel: string
  }
  readonly vehicle: VehicleNeed
  readonly keyQuestion: KeyQuestionField | null
}

interface GroupNames {
  /** Heading of the option group in the select. */
  readonly label: string
  /** Column heading of the mega menu. */
  readonly menuLabel: string
  readonly slug: string
  readonly crumb: string
}

export interface ServiceGroup extends GroupNames {
  readonly id: GroupId
  readonly spanish: GroupNames
  /** Slugs of its pages in the order of the menus, which differs slightly from the select. */
  readonly pages: readonly string[]
}

export const CATALOG_GROUPS: readonly ServiceGroup[] = [
  {
    id: 'emergency',
    label: 'Emergency Services',
    menuLabel: 'Emergency',
    slug: 'emergency-locksmith',
    crumb: 'Emergency Locksmith',
    spanish: {
      label: 'Servicios de emergencia',
      menuLabel: 'Emergencias',
      slug: 'cerrajero-de-emergencia',
      crumb: 'Cerrajero de emergencia',
    },
    pages: ['car-lockout', 'house-lockout', 'business-lockout', 'storage-unit-lockout'],
  },
  {
    id: 'residential',
    label: 'Residential Services',
    menuLabel: 'Residential',
    slug: 'residential-locksmith',
    crumb: 'Residential Locksmith',
    spanish: {
      label: 'Servicios para la casa',
      menuLabel: 'Casa',
      slug: 'cerrajero-residencial',
      crumb: 'Cerrajero residencial',
    },
    pages: ['lock-replacement', 'lock-rekey', 'lock-repair', 'gate-locks'],
  },
  {
    id: 'commercial',
    label: 'Commercial Services',
    menuLabel: 'Commercial',
    slug: 'commercial-locksmith',
    crumb: 'Commercial Locksmith',
    spanish: {
      label: 'Servicios para el negocio',
      menuLabel: 'Negocio',
      slug: 'cerrajero-comercial',
      crumb: 'Cerrajero comercial',
    },
    pages: [
      'lock-replacement',
      'lock-rekey',
      'emergency-exit-device',
      'master-key',
      'access-control',
    ],
  },
  {
    id: 'automotive',
    label: 'Automotive Services',
    menuLabel: 'Automotive',
    slug: 'auto-locksmith',
    crumb: 'Auto Locksmith',
    spanish: {
      label: 'Servicios para el carro',
      menuLabel: 'Carro',
      slug: 'cerrajero-automotriz',
      crumb: 'Cerrajero automotriz',
    },
    pages: [
      'car-key-replacement',
      'key-fob-programming',
      'car-key-duplicate',
      'car-key-cutting',
      'ignition-lock-cylinder',
    ],
  },
]

type CatalogService = Pick<Service, 'label' | 'group' | 'slug'> &
  Partial<Pick<Service, 'menuLabel' | 'crumb' | 'vehicle' | 'keyQuestion'>> & {
    readonly spanish: Pick<Service['spanish'], 'label' | 'slug'> &
      Partial<Pick<Service['spanish'], 'menuLabel'>>
  }

export const CATALOG: readonly CatalogService[] = [
  {
    label: 'Car Lockout',
    group: 'emergency',
    slug: 'car-lockout',
    spanish: { label: 'Abrir la puerta del carro', slug: 'abrir-carro' },
    vehicle: 'optional',
  },
  {
    label: 'House Lockout',
    group: 'emergency',
    slug: 'house-lockout',
    spanish: { label: 'Abrir la puerta de la casa', slug: 'abrir-casa' },
  },
  {
    label: 'Business Lockout',
    group: 'emergency',
    slug: 'business-lockout',
    spanish: { label: 'Abrir la puerta del negocio', slug: 'abrir-negocio' },
  },
  {
    label: 'Storage Unit Lockout',
    group: 'emergency',
    slug: 'storage-unit-lockout',
    spanish: { label: 'Quitar el candado del storage', slug: 'abrir-storage' },
  },
  {
    label: 'Lock Replacement',
    group: 'residential',
    slug: 'lock-replacement',
    spanish: { label: 'Cambio de cerradura', slug: 'cambio-de-cerradura' },
  },
  {
    label: 'Lock Rekey',
    group: 'residential',
    slug: 'lock-rekey',
    crumb: 'Lock Rekeying',
    spanish: { label: 'Cambio de llaves (rekey)', slug: 'cambio-de-llaves' },
  },
  {
    label: 'Lock Repair',
    group: 'residential',
    slug: 'lock-repair',
    spanish: { label: 'Reparación de cerradura', slug: 'reparacion-de-cerradura' },
  },
  {
    label: 'Gate Locks',
    group: 'residential',
    slug: 'gate-locks',
    spanish: { label: 'Cerraduras de portón', slug: 'cerraduras-de-porton' },
  },
  {
    label: 'Commercial Lock Replacement',
    group: 'commercial',
    slug: 'lock-replacement',
    menuLabel: 'Lock Replacement',
    crumb: 'Lock Replacement',
    spanish: {
      label: 'Cambio de cerradura de negocio',
      slug: 'cambio-de-cerradura',
      menuLabel: 'Cambio de cerradura',
    },
  },
  {
    label: 'Commercial Lock Rekey',
    group: 'commercial',
    slug: 'lock-rekey',
    menuLabel: 'Lock Rekey',
    crumb: 'Lock Rekeying',
    spanish: {
      label: 'Cambio de llaves de negocio (rekey)',
      slug: 'cambio-de-llaves',
      menuLabel: 'Cambio de llaves (rekey)',
    },
  },
  {
    label: 'Master Key System',
    group: 'commercial',
    slug: 'master-key',
    spanish: { label: 'Sistema de llave maestra', slug: 'sistema-de-llave-maestra' },
  },
  {
    label: 'Access Control',
    group: 'commercial',
    slug: 'access-control',
    spanish: { label: 'Control de acceso', slug: 'control-de-acceso' },
  },
  {
    label: 'Emergency Exit Device',
    group: 'commercial',
    slug: 'emergency-exit-device',
    spanish: {
      label: 'Barra de pánico (salida de emergencia)',
      slug: 'barra-de-panico',
      menuLabel: 'Barra de pánico',
    },
  },
  {
    label: 'Car Key Replacement',
    group: 'automotive',
    slug: 'car-key-replacement',
    spanish: { label: 'Hacer llave de carro', slug: 'llave-de-carro-nueva' },
    vehicle: 'required',
    keyQuestion: 'all_keys_lost',
  },
  {
    label: 'Key Fob Programming',
    group: 'automotive',
    slug: 'key-fob-programming',
    spanish: { label: 'Programar control de carro', slug: 'programar-control-de-carro' },
    vehicle: 'required',
    keyQuestion: 'unused_key',
  },
  {
    label: 'Car Key Duplicate',
    group: 'automotive',
    slug: 'car-key-duplicate',
    spanish: { label: 'Copia de llave de carro', slug: 'copia-de-llave-de-carro' },
    vehicle: 'required',
  },
  {
    label: 'Car Key Cutting',
    group: 'automotive',
    slug: 'car-key-cutting',
    spanish: { label: 'Corte de llave de carro', slug: 'corte-de-llave-de-carro' },
    vehicle: 'required',
    keyQuestion: 'unused_key',
  },
  {
    label: 'Ignition Lock Cylinder Repair',
    group: 'automotive',
    slug: 'ignition-lock-cylinder',
    menuLabel: 'Ignition Lock Cylinder',
    crumb: 'Ignition Lock Cylinder',
    spanish: { label: 'Reparación de ignición', slug: 'reparacion-de-ignicion' },
  },
]
