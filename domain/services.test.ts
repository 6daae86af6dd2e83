import { expect, test } from 'vitest'
import {
  findService,
  keyQuestion,
  OTHER_SERVICE,
  SERVICE_GROUPS,
  SERVICE_OPTIONS,
  SERVICES,
  servicesOf,
  vehicleNeed,
} from './services.ts'

/** R31: the groups of the select. */
const SELECT: Readonly<Record<string, readonly string[]>> = {
  'Emergency Services': [
    'Car Lockout',
    'House Lockout',
    'Business Lockout',
    'Storage Unit Lockout',
  ],
  'Residential Services': ['Lock Replacement', 'Lock Rekey', 'Lock Repair', 'Gate Locks'],
  'Commercial Services': [
    'Commercial Lock Replacement',
    'Commercial Lock Rekey',
    'Master Key System',
    'Access Control',
    'Emergency Exit Device',
  ],
  'Automotive Services': [
    'Car Key Replacement',
    'Key Fob Programming',
    'Car Key Duplicate',
    'Car Key Cutting',
    'Ignition Lock Cylinder Repair',
  ],
}

/** R10: the service pages, in the order in which they stand there. */
const SUB_PAGES: Readonly<Record<string, readonly string[]>> = {
  'emergency-locksmith': [
    'car-lockout',
    'house-lockout',
    'business-lockout',
    'storage-unit-lockout',
  ],
  'residential-locksmith': ['lock-replacement', 'lock-rekey', 'lock-repair', 'gate-locks'],
  'commercial-locksmith': [
    'lock-replacement',
    'lock-rekey',
    'emergency-exit-device',
    'master-key',
    'access-control',
  ],
  'auto-locksmith': [
    'car-key-replacement',
    'key-fob-programming',
    'car-key-duplicate',
    'car-key-cutting',
    'ignition-lock-cylinder',
  ],
}

test('R31: the select offers the 19 options of the specification, letter for letter and in its order', () => {
  expect(SERVICE_OPTIONS).toEqual([...Object.values(SELECT).flat(), 'Other'])
  expect(SERVICE_OPTIONS).toHaveLength(19)
  expect(new Set(SERVICE_OPTIONS).size).toBe(19)
})

test('R31: eighteen options stand in four groups, Other in none', () => {
  const groups = SERVICE_GROUPS.map(({ id, label }) => [
    label,
    SERVICES.filter(({ group }) => group === id).map((service) => service.label),
  ])
  expect(groups).toEqual(Object.entries(SELECT))
  expect(findService(OTHER_SERVICE)).toBeUndefined()
})

test('R10: every group has its category page and its sub-pages in the order of the specification', () => {
  const pages = SERVICE_GROUPS.map(({ id, slug }) => [
    slug,
    servicesOf(id).map((each) => each.slug),
  ])
  expect(pages).toEqual(Object.entries(SUB_PAGES))
})

test('R22: the four columns of the mega menu are Emergency, Residential, Commercial and Automotive', () => {
  expect(SERVICE_GROUPS.map(({ menuLabel }) => menuLabel)).toEqual([
    'Emergency',
    'Residential',
    'Commercial',
    'Automotive',
  ])
})

test('R32: vehicle details are required for four services, optional for Car Lockout, else not shown', () => {
  const needs = SERVICE_OPTIONS.flatMap((label) =>
    vehicleNeed(label) === 'none' ? [] : [[label, vehicleNeed(label)]],
  )
  expect(needs).toEqual([
    ['Car Lockout', 'optional'],
    ['Car Key Replacement', 'required'],
    ['Key Fob Programming', 'required'],
    ['Car Key Duplicate', 'required'],
    ['Car Key Cutting', 'required'],
  ])
})

test('R33: one service asks whether all keys are lost, two whether the key is unused', () => {
  const questions = SERVICE_OPTIONS.flatMap((label) =>
    keyQuestion(label) === null ? [] : [[label, keyQuestion(label)]],
  )
  expect(questions).toEqual([
    ['Car Key Replacement', 'all_keys_lost'],
    ['Key Fob Programming', 'unused_key'],
    ['Car Key Cutting', 'unused_key'],
  ])
})

test.each(['', 'other', 'car lockout', ' Car Lockout', 'constructor', '__proto__'])(
  'R31: %j is no service and asks for nothing more',
  (label) => {
    expect(findService(label)).toBeUndefined()
    expect(vehicleNeed(label)).toBe('none')
    expect(keyQuestion(label)).toBeNull()
  },
)
