import { expect, test } from 'vitest'
import { formerAddresses } from './former-addresses.ts'
import { localizedPages, localizedPath, pageLanguages } from './localized-paths.ts'
import { townPath } from './pages.ts'
import { allTowns } from '#domain/places/towns.ts'

const AUTO = '/services/auto-locksmith'
const RESIDENTIAL = '/services/residential-locksmith'

/** Former address, and the English page that it showed; pages that an owner removed are left out. */
const SHOWN = [
  ['/es/reservar', '/book-online'],
  ['/es/areas-de-servicio', '/service-areas'],
  ...allTowns()
    .slice(0, 1)
    .map(({ slug }) => [`/es/areas-de-servicio/${slug}`, townPath(slug)]),
  ['/es/servicios/apertura-de-emergencia', '/services/emergency-locksmith'],
  ['/es/servicios/cerrajero-residencial/cambio-de-combinacion', `${RESIDENTIAL}/lock-rekey`],
  ['/es/servicios/cerrajero-automotriz/copia-de-llave-de-carro', `${AUTO}/car-key-cutting`],
  ['/es/servicios/cerrajero-automotriz/duplicado-de-llave-de-carro', `${AUTO}/car-key-duplicate`],
].filter(([, page = '']) => pageLanguages(page).includes('es'))

test.each(SHOWN)('%s leads to the page that it showed', (former = '', page = '') => {
  expect(formerAddresses()[former]).toBe(localizedPath(page, 'es'))
})

test('each former address is no page and leads straight to one', () => {
  const pages = localizedPages().map(({ path }) => path)
  expect(Object.keys(formerAddresses()).filter((from) => pages.includes(from))).toEqual([])
  expect(Object.values(formerAddresses()).filter((to) => !pages.includes(to))).toEqual([])
})
