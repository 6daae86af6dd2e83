/**
 * Services of the form, their groups and pages (R10, R31), with the questions that each one adds,
 * so that form, rules and server agree.
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
  readonly vehicle: VehicleNeed
  readonly keyQuestion: KeyQuestionField | null
}

export interface ServiceGroup {
  readonly id: GroupId
  /** Heading of the option group in the select. */
  readonly label: string
  /** Column heading of the mega menu. */
  readonly menuLabel: string
  readonly slug: string
  readonly crumb: string
  /** Slugs of its pages in the order of the menus, which differs slightly from the select. */
  readonly pages: readonly string[]
}

export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    id: 'emergency',
    label: 'Emergency Services',
    menuLabel: 'Emergency',
    slug: 'emergency-locksmith',
    crumb: 'Emergency Locksmith',
    pages: ['car-lockout', 'house-lockout', 'business-lockout', 'storage-unit-lockout'],
  },
  {
    id: 'residential',
    label: 'Residential Services',
    menuLabel: 'Residential',
    slug: 'residential-locksmith',
    crumb: 'Residential Locksmith',
    pages: ['lock-replacement', 'lock-rekey', 'lock-repair', 'gate-locks'],
  },
  {
    id: 'commercial',
    label: 'Commercial Services',
    menuLabel: 'Commercial',
    slug: 'commercial-locksmith',
    crumb: 'Commercial Locksmith',
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
    pages: [
      'car-key-replacement',
      'key-fob-programming',
      'car-key-duplicate',
      'car-key-cutting',
      'ignition-lock-cylinder',
    ],
  },
]

interface ServiceRow {
  readonly label: string
  readonly group: GroupId
  readonly slug: string
  readonly menuLabel?: string
  readonly crumb?: string
  readonly vehicle?: VehicleNeed
  readonly keyQuestion?: KeyQuestionField
}

const SERVICE_ROWS: readonly ServiceRow[] = [
  { label: 'Car Lockout', group: 'emergency', slug: 'car-lockout', vehicle: 'optional' },
  { label: 'House Lockout', group: 'emergency', slug: 'house-lockout' },
  { label: 'Business Lockout', group: 'emergency', slug: 'business-lockout' },
  { label: 'Storage Unit Lockout', group: 'emergency', slug: 'storage-unit-lockout' },
  { label: 'Lock Replacement', group: 'residential', slug: 'lock-replacement' },
  { label: 'Lock Rekey', group: 'residential', slug: 'lock-rekey', crumb: 'Lock Rekeying' },
  { label: 'Lock Repair', group: 'residential', slug: 'lock-repair' },
  { label: 'Gate Locks', group: 'residential', slug: 'gate-locks' },
  {
    label: 'Commercial Lock Replacement',
    group: 'commercial',
    slug: 'lock-replacement',
    menuLabel: 'Lock Replacement',
    crumb: 'Lock Replacement',
  },
  {
    label: 'Commercial Lock Rekey',
    group: 'commercial',
    slug: 'lock-rekey',
    menuLabel: 'Lock Rekey',
    crumb: 'Lock Rekeying',
  },
  { label: 'Master Key System', group: 'commercial', slug: 'master-key' },
  { label: 'Access Control', group: 'commercial', slug: 'access-control' },
  { label: 'Emergency Exit Device', group: 'commercial', slug: 'emergency-exit-device' },
  {
    label: 'Car Key Replacement',
    group: 'automotive',
    slug: 'car-key-replacement',
    vehicle: 'required',
    keyQuestion: 'all_keys_lost',
  },
  {
    label: 'Key Fob Programming',
    group: 'automotive',
    slug: 'key-fob-programming',
    vehicle: 'required',
    keyQuestion: 'unused_key',
  },
  {
    label: 'Car Key Duplicate',
    group: 'automotive',
    slug: 'car-key-duplicate',
    vehicle: 'required',
  },
  {
    label: 'Car Key Cutting',
    group: 'automotive',
    slug: 'car-key-cutting',
    vehicle: 'required',
    keyQuestion: 'unused_key',
  },
  {
    label: 'Ignition Lock Cylinder Repair',
    group: 'automotive',
    slug: 'ignition-lock-cylinder',
    menuLabel: 'Ignition Lock Cylinder',
    crumb: 'Ignition Lock Cylinder',
  },
]

/** Services that have a page, in the order of the select's groups. */
export const SERVICES: readonly Service[] = SERVICE_ROWS.map((row) => ({
  label: row.label,
  group: row.group,
  slug: row.slug,
  menuLabel: row.menuLabel ?? row.label,
  crumb: row.crumb ?? row.menuLabel ?? row.label,
  vehicle: row.vehicle ?? 'none',
  keyQuestion: row.keyQuestion ?? null,
}))

/** The last option, outside the groups, requires a description. */
export const OTHER_SERVICE = 'Other'

/** All values of the service field. */
export const SERVICE_OPTIONS: readonly string[] = [...SERVICES.map((s) => s.label), OTHER_SERVICE]

const SERVICE_BY_LABEL = new Map(SERVICES.map((service) => [service.label, service]))

/** Finds the service of an option's value; undefined for 'Other', '' and unknown values. */
export function findService(label: string): Service | undefined {
  return SERVICE_BY_LABEL.get(label)
}

/** Returns how the form treats vehicle fields for this option. */
export function vehicleNeed(label: string): VehicleNeed {
  return SERVICE_BY_LABEL.get(label)?.vehicle ?? 'none'
}

/** Returns the key question of this option, or `null`. */
export function keyQuestion(label: string): KeyQuestionField | null {
  return SERVICE_BY_LABEL.get(label)?.keyQuestion ?? null
}

/** Lists the services of one group in menu order. */
export function servicesOf(group: GroupId): readonly Service[] {
  const { pages } = SERVICE_GROUPS.find(({ id }) => id === group) ?? { pages: [] }
  return pages.flatMap((slug) =>
    SERVICES.filter((service) => service.group === group && service.slug === slug),
  )
}
