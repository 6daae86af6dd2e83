import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { checkGenericPages } from './owner-texts.ts'

test('names the added towns and services whose pages say only what is true of any', () => {
  const towns = [
    { name: 'Gotham', latitude: 40.7, longitude: -74.1 },
    { name: 'Metropolis', latitude: 40.7, longitude: -74.1, about: 'It has a planet.' },
    { name: 'Hoboken', latitude: 40.744, longitude: -74.03 },
  ]
  const services = [
    { label: 'Lock Rekey', group: 'residential' },
    { label: 'Vault Doors', group: 'commercial' },
  ] as const
  expect(checkGenericPages({ business: { ...business, towns, services } })).toMatchObject({
    state: 'warning',
    text: '2 pages say only what is true of any town or service: Gotham, Vault Doors',
  })
  const written = { towns: towns.slice(1), services: services.slice(0, 1) }
  expect(checkGenericPages({ business: { ...business, ...written } })).toBeNull()
})
