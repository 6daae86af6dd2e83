/** The search over the pages as they are rendered. */

import { describe, expect, test } from 'vitest'
import { render, searchWords } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { MAX_QUERY_LENGTH } from '#domain/pages/search.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import { zipCodesOf } from '#domain/places/zip-codes.ts'
import { createSearch } from '#server/site/search/search-index.ts'

const search = createSearch({
  read: (address) => render(address, SAMPLE_WORLD).html,
  searchWords,
})

const HOUSE = '/services/emergency-locksmith/house-lockout'
const CAR = '/services/emergency-locksmith/car-lockout'
const REKEY = '/services/residential-locksmith/lock-rekey'
const CAR_KEY = '/services/auto-locksmith/car-key-replacement'

/** Returns what a query finds, in the order in which it is shown. */
const found = async (query: string, language: Language = 'en') =>
  (await search(query, language)).flatMap(({ results }) => results)
const paths = async (query: string, language: Language = 'en') =>
  (await found(query, language)).map(({ path }) => path)

test.each(allTowns())(
  'the name of $name finds its page first, in both languages',
  async ({ name, slug }) => {
    for (const language of ['en', 'es'] as const) {
      const [first] = await paths(name.toUpperCase(), language)
      expect(first).toBe(localizedPath(townPath(slug), language))
    }
  },
)

test.each(
  serviceGroups().flatMap((group) =>
    servicesOf(group.id).map((service) => ({ ...service, group })),
  ),
)('the label $label finds its page', async ({ label, slug, group }) => {
  expect((await paths(label)).slice(0, 3)).toContain(servicePath(group.slug, slug))
})

test('finds a town by its ZIP code', async () => {
  for (const { name, slug } of allTowns()) {
    const [zip = ''] = zipCodesOf(name).split(' ')
    if (zip !== '') expect(await paths(zip)).toContain(townPath(slug))
  }
})

test('finds pages by what they are called and by what they say', async () => {
  expect((await paths('privacy'))[0]).toBe('/privacy-policy')
  expect(await paths('How much does a rekey cost?')).toContain('/pricing')
  expect(await paths('scams')).toContain('/guides/locksmith-scams')
})

/** What people type, and a page that answers it. */
const ENGLISH_QUERIES: Readonly<Record<string, string>> = {
  'how much': '/pricing',
  'how much to open a door': '/lockout-cost',
  'how much is a car key': CAR_KEY,
  cheap: '/pricing',
  'most a lockout costs': '/lockout-cost',
  'locked myself out': HOUSE,
  'locked out of my apartment': HOUSE,
  'lost my house key': HOUSE,
  "key won't turn": HOUSE,
  'locked my keys in the car': CAR,
  'keys in trunk': CAR,
  baby: CAR,
  'dog locked in car': CAR,
  'lost car key': CAR_KEY,
  'all keys lost': CAR_KEY,
  'spare car key': '/services/auto-locksmith/car-key-duplicate',
  'key fob not working': '/services/auto-locksmith/key-fob-programming',
  'key stuck in ignition': '/services/auto-locksmith/ignition-lock-cylinder',
  'storage unit': '/services/emergency-locksmith/storage-unit-lockout',
  'cut padlock': '/services/emergency-locksmith/storage-unit-lockout',
  mailbox: '/services/residential-locksmith/lock-replacement',
  'break in': '/services/residential-locksmith/lock-replacement',
  'garage handle': '/services/residential-locksmith/lock-repair',
  'window gate': '/services/residential-locksmith/gate-locks',
  'moved in new apartment': REKEY,
  rekey: REKEY,
  rekeyy: REKEY,
  'panic bar': '/services/commercial-locksmith/emergency-exit-device',
  buzzer: '/services/commercial-locksmith/access-control',
  invoice: '/landlords',
  landlord: '/landlords',
  landlrod: '/landlords',
  'property manager': '/landlords',
  eviction: '/landlords',
  receipt: '/faq',
  'copy house key': '/faq',
  Medeco: '/faq',
  'no id': '/faq',
  insurance: '/about',
  'license number': '/about',
  'delete my data': '/privacy-policy',
  'is this a scam': '/guides/locksmith-scams',
  'gas smell': '/guides/while-you-wait',
  warranty: '/pricing',
  appointment: '/book-online',
  'phone number': '/contact',
  hobokn: '/service-areas/hoboken',
  'locksmith jersey city': '/service-areas/jersey-city',
}
const SPANISH_QUERIES: Readonly<Record<string, string>> = {
  'cuánto cuesta': '/pricing',
  'cuanto cuesta abrir una puerta': '/lockout-cost',
  'cuanto cobran': '/pricing',
  'cerrajero barato': '/pricing',
  'me quedé afuera': HOUSE,
  'me quede fuera de mi casa': HOUSE,
  'se me cerró el carro': CAR,
  'dejé las llaves en el carro': CAR,
  bebé: CAR,
  'perdí la llave del carro': CAR_KEY,
  'programación de llaves': '/services/auto-locksmith/key-fob-programming',
  'copia de llaves': '/services/auto-locksmith/car-key-duplicate',
  'cambio de chapa': '/services/residential-locksmith/lock-replacement',
  buzón: '/services/residential-locksmith/lock-replacement',
  reja: '/services/residential-locksmith/gate-locks',
  'cambiar llaves': REKEY,
  garaje: '/services/residential-locksmith/lock-repair',
  cortina: '/services/emergency-locksmith/business-lockout',
  candado: '/services/emergency-locksmith/storage-unit-lockout',
  factura: '/landlords',
  dueño: '/landlords',
  desalojo: '/landlords',
  recibo: '/faq',
  'sin identificación': '/faq',
  estafa: '/guides/locksmith-scams',
  'olor a gas': '/guides/while-you-wait',
  'cerrajero de carros': '/services/auto-locksmith',
  licencia: '/about',
  cita: '/book-online',
  identificasion: '/faq',
}

describe.each([
  ['en', ENGLISH_QUERIES],
  ['es', SPANISH_QUERIES],
] as const)('in %s', (language, queries) => {
  test.each(Object.entries(queries))('“%s” finds %s among the first', async (query, path) => {
    expect((await paths(query, language)).slice(0, 3)).toContain(localizedPath(path, language))
  })
})

test('ignores case, accents, plurals and words without meaning', async () => {
  expect(await paths('KEYS')).toEqual(await paths('the key'))
  expect(await paths('guías', 'es')).toEqual(await paths('Guia', 'es'))
})

test('finds nothing for words on no page, and stays within its language', async () => {
  for (const query of ['zeppelin', '!!!', '\u0000', 'x'.repeat(10_000)])
    expect(await paths(query)).toEqual([])
  expect((await paths('Hoboken', 'es')).every((path) => path.startsWith('/es'))).toBe(true)
  expect((await paths('Hoboken')).some((path) => path.startsWith('/es'))).toBe(false)
})

test('answers the longest query in a few milliseconds', async () => {
  const query = 'zzz aaa bbb ccc ddd eee fff ggg hhh iii '.repeat(9).slice(0, MAX_QUERY_LENGTH)
  // The first query reads the pages.
  await search(query, 'en')
  const begun = performance.now()
  for (let count = 0; count < 20; count++) await search(query, 'en')
  expect((performance.now() - begun) / 20).toBeLessThan(100)
})

test('each result has a title and a sentence', async () => {
  for (const language of ['en', 'es'] as const)
    for (const { title, text } of await found('locksmith cerrajero', language)) {
      expect(title).toMatch(/\p{L}/u)
      expect(title).not.toMatch(/[<>|]|&\w+;/)
      expect(text.length).toBeGreaterThan(40)
    }
})
