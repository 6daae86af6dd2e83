import { expect, test } from 'vitest'
import type { Business } from '../../domain/business/schema/schema.ts'
import { formatBusiness, parseBusiness } from '../../domain/business/reader/file.ts'
import { serviceGroups } from '../../domain/services/services.ts'
import type { CommandResult } from './edit-business.ts'
import { addService, removeService } from './services.ts'
import { facts } from './fact.ts'
import { addTown, parsePoint, removeTown } from './towns.ts'

const [{ latitude, longitude, name: firstTown } = { latitude: 0, longitude: 0, name: '' }] =
  facts.towns
const NEARBY = `${latitude + 0.1},${longitude - 0.1}`
const withoutReviews: Business = { ...facts, reviews: [] }

/** Returns the changed facts, which are a valid file. */
function changed(outcome: CommandResult): Business {
  if (!outcome.ok) throw new Error(outcome.problem)
  expect(parseBusiness(formatBusiness(outcome.facts))).toMatchObject({ ok: true })
  return outcome.facts
}

const problemOf = (outcome: CommandResult): string | null => (outcome.ok ? null : outcome.problem)

test('adds a town as an entry, and removes it with its minutes and with redirects', () => {
  const added = changed(addTown(facts, 'Perth Amboy', NEARBY))
  expect(added.towns.at(-1)).toMatchObject({ name: 'Perth Amboy', latitude: latitude + 0.1 })
  const minutes = { 'Perth Amboy': { from: 30, to: 60 } }
  const removed = changed(removeTown({ ...added, townArrivalMinutes: minutes }, 'Perth Amboy'))
  expect(removed.towns).toEqual(facts.towns)
  expect(removed.townArrivalMinutes).toEqual({})
  expect(removed.redirects).toMatchObject({
    '/service-areas/perth-amboy': '/service-areas',
    '/es/ciudades/perth-amboy': '/es/ciudades',
  })
  expect(changed(addTown(removed, 'Perth Amboy', NEARBY)).redirects).toEqual(facts.redirects ?? {})
})

test('refuses an existing town, an invalid name, and a point that is wrong or far away', () => {
  for (const [name, point, words] of [
    [firstTown, NEARBY, 'is a town of the site'],
    ['perth/amboy', NEARBY, 'does not fit'],
    ['Perth Amboy', `${longitude},${latitude}`, '--at takes a point'],
    ['Perth Amboy', undefined, '--at takes a point'],
    ['Perth Amboy', `${latitude + 3},${longitude}`, `miles from ${firstTown}: check its point`],
  ] as const)
    expect(problemOf(addTown(facts, name, point))).toContain(words)
})

test('reads points as maps show them', () => {
  expect(parsePoint(' 40.5067, -74.2654 ')).toEqual({ latitude: 40.5067, longitude: -74.2654 })
  for (const wrong of ['', '40.5', '40.5,74.2', '-74.2,40.5', '40.5;-74.2', '0,-0'])
    expect(parsePoint(wrong)).toBeNull()
})

test('refuses to remove the town of the address or of a review, and says what to do', () => {
  expect(problemOf(removeTown(facts, facts.address.city))).toContain('npm run add -- town')
  const [reviewed] = facts.reviews
  const away = { ...facts, address: { ...facts.address, city: 'elsewhere' } }
  if (reviewed)
    expect(problemOf(removeTown(away, reviewed.town))).toContain(
      `A review in business.json is from ${reviewed.town}`,
    )
  expect(problemOf(removeTown(facts, 'Gotham'))).toContain('is no town of the site')
})

test.each(serviceGroups())('adds and removes a service at the end of $id', ({ id, slug }) => {
  const names = { name: 'Vault Doors', spanish: 'Puertas de bóveda' }
  const added = changed(addService(withoutReviews, names, id))
  const at = added.services.findIndex(({ label }) => label === 'Vault Doors')
  expect(added.services[at]).toEqual({
    label: 'Vault Doors',
    group: id,
    spanishName: 'Puertas de bóveda',
  })
  expect(added.services.findLastIndex(({ group }) => group === id)).toBe(at)
  expect(added.prices['Vault Doors']).toMatchObject({ from: null })
  const removed = changed(removeService(added, 'Vault Doors'))
  expect(removed.services).toEqual(facts.services)
  expect(removed.prices).toEqual(facts.prices)
  expect(removed.redirects).toMatchObject({
    [`/services/${slug}/vault-doors`]: `/services/${slug}`,
  })
  expect(
    Object.keys(removed.redirects ?? {}).some((path) => path.endsWith('puertas-de-boveda')),
  ).toBe(true)
})

test('removes every service of the catalog but the last of its group, and takes it back', () => {
  for (const { label, group } of facts.services) {
    const others = facts.services.filter((service) => service.group === group)
    const outcome = removeService(withoutReviews, label)
    if (others.length === 1) expect(outcome.ok).toBe(false)
    else {
      const removed = changed(outcome)
      expect(Object.keys({ ...removed.prices, ...removed.jobMinutes })).not.toContain(label)
      const back = changed(addService(removed, { name: label }, group))
      expect(back.services).toContainEqual({ label, group })
    }
  }
})

test('refuses an unknown category, an existing name and a service of a review', () => {
  const [first] = facts.services
  const sentence = `--category takes one of ${serviceGroups()
    .map(({ id }) => id)
    .join(', ')}.`
  for (const [name, category, problem] of [
    ['Vault Doors', undefined, sentence],
    ['Vault Doors', 'Marine', sentence],
    [first?.label ?? '', first?.group, `${first?.label} is a service of the site.`],
    ['Other', 'commercial', 'Other is a service of the site.'],
    ['Vault"', 'commercial', "'Vault\"' does not fit"],
  ] as const)
    expect(problemOf(addService(facts, { name }, category))).toContain(problem)
  const [review] = facts.reviews
  if (review)
    expect(problemOf(removeService(facts, review.service))).toContain('A review in business.json')
  expect(problemOf(removeService(facts, 'Vaults'))).toContain('is no service of the site')
})
