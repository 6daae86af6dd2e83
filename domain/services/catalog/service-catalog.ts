/**
 * The eighteen services of the specification (R10, R31) with what their pages and the form know of
 * them, and the four groups. Which of them are offered is in business.json.
 */
import type { Service, ServiceGroup } from './service-types.ts'

type CatalogService = Pick<Service, 'label' | 'group' | 'slug'> &
  Partial<Pick<Service, 'menuLabel' | 'crumb' | 'vehicle' | 'keyQuestion'>>

/** `pages`: the order of the menus, which differs slightly from the select. */
export const CATALOG_GROUPS: readonly ServiceGroup[] = [
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

export const CATALOG: readonly CatalogService[] = [
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
