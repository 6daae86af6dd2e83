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
import {
  isSpecified,
  SPECIFIED_GROUPS,
  SPECIFIED_OPTIONS,
} from '#domain/pages/specification.fixture.ts'

/** Options of the specification, without those that an owner added. */
const OPTIONS = SERVICE_OPTIONS.filter(isSpecified)
const isOffered = ([label]: readonly [string, string]): boolean =>
  SPECIFIED_OPTIONS.some(([option]) => option === label)

test('lists the options of the specification letter for letter, in its order', () => {
  expect(SERVICE_OPTIONS.filter((label) => isSpecified(label) || label === OTHER_SERVICE)).toEqual([
    ...SPECIFIED_OPTIONS.map(([label]) => label),
    'Other',
  ])
  expect(new Set(SERVICE_OPTIONS).size).toBe(SERVICE_OPTIONS.length)
})

test('every option except Other is in one of four groups', () => {
  const groups = SERVICE_GROUPS.map(({ id, label }) => [
    label,
    SERVICES.filter((service) => service.group === id && isSpecified(service.label)).map(
      (service) => service.label,
    ),
  ])
  expect(groups).toEqual(SPECIFIED_GROUPS.map(({ label, options }) => [label, options]))
  expect(findService(OTHER_SERVICE)).toBeUndefined()
})

test('every group has its category page and its sub-pages in the order of the specification', () => {
  const pages = SERVICE_GROUPS.map(({ id, slug }) => [
    slug,
    servicesOf(id).flatMap((each) => (isSpecified(each.label) ? [each.slug] : [])),
  ])
  expect(pages).toEqual(SPECIFIED_GROUPS.map((group) => [group.slug, group.pages]))
})

test('every service is listed among the pages of its group', () => {
  const inMenus = SERVICE_GROUPS.flatMap(({ id }) => servicesOf(id))
  expect(new Set(inMenus)).toEqual(new Set(SERVICES))
  expect(inMenus).toHaveLength(SERVICES.length)
})

test('the four columns of the mega menu are Emergency, Residential, Commercial and Automotive', () => {
  expect(SERVICE_GROUPS.map(({ menuLabel }) => menuLabel)).toEqual([
    'Emergency',
    'Residential',
    'Commercial',
    'Automotive',
  ])
})

test('vehicle details are required for four services, optional for Car Lockout, otherwise hidden', () => {
  const needs = OPTIONS.flatMap((label) =>
    vehicleNeed(label) === 'none' ? [] : [[label, vehicleNeed(label)]],
  )
  const specified = [
    ['Car Lockout', 'optional'],
    ['Car Key Replacement', 'required'],
    ['Key Fob Programming', 'required'],
    ['Car Key Duplicate', 'required'],
    ['Car Key Cutting', 'required'],
  ] as const
  expect(needs).toEqual(specified.filter(isOffered))
})

test('one service asks whether all keys are lost, two whether the key is unused', () => {
  const questions = OPTIONS.flatMap((label) =>
    keyQuestion(label) === null ? [] : [[label, keyQuestion(label)]],
  )
  const specified = [
    ['Car Key Replacement', 'all_keys_lost'],
    ['Key Fob Programming', 'unused_key'],
    ['Car Key Cutting', 'unused_key'],
  ] as const
  expect(questions).toEqual(specified.filter(isOffered))
})

test.each(['', 'other', 'car lockout', ' Car Lockout', 'constructor', '__proto__'])(
  '%j is not a service and asks nothing more',
  (label) => {
    expect(findService(label)).toBeUndefined()
    expect(vehicleNeed(label)).toBe('none')
    expect(keyQuestion(label)).toBeNull()
  },
)
