import { expect, test } from 'vitest'
import { SPANISH_TIMEFRAMES, TIMEFRAMES } from '#domain/submission/draft.ts'
import {
  findService,
  keyQuestion,
  OTHER_SERVICE,
  serviceGroups,
  serviceOptions,
  allServices,
  servicesOf,
  spanishServices,
  vehicleNeed,
} from './services.ts'
import {
  isSpecified,
  SPECIFIED_GROUPS,
  SPECIFIED_OPTIONS,
} from '#domain/pages/specification.fixture.ts'

/** Options of the specification, without those that an owner added. */
const OPTIONS = serviceOptions().filter(isSpecified)
const isOffered = ([label]: readonly [string, string]): boolean =>
  SPECIFIED_OPTIONS.some(([option]) => option === label)

test('lists the options of the specification letter for letter, in its order', () => {
  expect(serviceOptions().filter((label) => isSpecified(label) || label === OTHER_SERVICE)).toEqual(
    [...SPECIFIED_OPTIONS.map(([label]) => label), 'Other'],
  )
  expect(new Set(serviceOptions()).size).toBe(serviceOptions().length)
})

test('every option except Other is in one of four groups', () => {
  const groups = serviceGroups().map(({ id, label }) => [
    label,
    allServices()
      .filter((service) => service.group === id && isSpecified(service.label))
      .map((service) => service.label),
  ])
  expect(groups).toEqual(SPECIFIED_GROUPS.map(({ label, options }) => [label, options]))
  expect(findService(OTHER_SERVICE)).toBeUndefined()
})

test('every group has its category page and its sub-pages in the order of the specification', () => {
  const pages = serviceGroups().map(({ id, slug }) => [
    slug,
    servicesOf(id).flatMap((each) => (isSpecified(each.label) ? [each.slug] : [])),
  ])
  expect(pages).toEqual(SPECIFIED_GROUPS.map((group) => [group.slug, group.pages]))
})

test('every service is listed among the pages of its group', () => {
  const inMenus = serviceGroups().flatMap(({ id }) => servicesOf(id))
  expect(new Set(inMenus)).toEqual(new Set(allServices()))
  expect(inMenus).toHaveLength(allServices().length)
})

test('the four columns of the mega menu are Emergency, Residential, Commercial and Automotive', () => {
  expect(serviceGroups().map(({ menuLabel }) => menuLabel)).toEqual([
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

test('every option and timeframe has a Spanish name of its own', () => {
  for (const [values, names] of [
    [
      serviceOptions().filter((value) => isSpecified(value) || value === OTHER_SERVICE),
      spanishServices(),
    ],
    [TIMEFRAMES, SPANISH_TIMEFRAMES],
  ] as const) {
    expect(values.filter((value) => names[value] === undefined)).toEqual([])
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  }
})
