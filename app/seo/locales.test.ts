import { describe, expect, test } from 'vitest'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { inWorld } from '#app/world.ts'
import { localizedPages, localizedPath } from '#domain/pages/localized-paths.ts'
import { allTowns } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { findService, allServices } from '#domain/services/services.ts'
import { servicePagePath } from '#domain/services/sample-services.fixture.ts'
import type { Names } from '#copy/names.ts'
import { type HeadElement, pageMeta } from './page-meta.tsx'

const ORIGIN = SAMPLE_WORLD.origin
const plain = { title: 'A title', description: 'A description.' }
const LABEL = allServices()[0]?.label ?? ''
const ENGLISH = servicePagePath(LABEL)
const SERVICE = localizedPath(ENGLISH, 'es')
const GROUP = findService(LABEL)?.group
const CATEGORY = ENGLISH.slice(0, ENGLISH.lastIndexOf('/'))

const headOf = (address: string, names?: Names) =>
  inWorld(SAMPLE_WORLD, () => pageMeta(address, plain, names === undefined ? {} : { names }))

/** Returns the addresses of the head by hreflang, without the origin. */
function alternatesIn(head: readonly HeadElement[]): Record<string, string> {
  return Object.fromEntries(
    head.flatMap(({ props }) =>
      props.rel === 'alternate' ? [[props.hrefLang, props.href?.replace(ORIGIN, '') || '/']] : [],
    ),
  )
}

const contentOf = (head: readonly HeadElement[], property: string): unknown[] =>
  head.flatMap(({ props }) => (props.property === property ? [props.content] : []))

function graphOf(head: readonly HeadElement[]): readonly Record<string, unknown>[] {
  const json = head.find(({ type }) => type === 'script')?.props.dangerouslySetInnerHTML?.__html
  return (JSON.parse(String(json)) as { '@graph': Record<string, unknown>[] })['@graph']
}

const nodeOf = (head: readonly HeadElement[], type: string) =>
  graphOf(head).find((node) => node['@type'] === type)

describe.each(localizedPages())('the head of $path', ({ path, language, page }) => {
  const head = headOf(path)
  const alternates = alternatesIn(head)

  test('names both languages, itself included, and English as default', () => {
    expect(alternates).toEqual({
      'en-US': page.path,
      'es-US': localizedPath(page.path, 'es'),
      'x-default': page.path,
    })
    expect(Object.values(alternates)).toContain(path)
  })

  test('is canonical to itself, and names its language in Open Graph and structured data', () => {
    const canonical = head.flatMap(({ props }) => (props.rel === 'canonical' ? [props.href] : []))
    expect(canonical).toEqual([ORIGIN + path])
    const [own, other] = { en: ['en_US', 'es_US'], es: ['es_US', 'en_US'] }[language]
    expect([contentOf(head, 'og:locale')[0], contentOf(head, 'og:locale:alternate')[0]]).toEqual([
      own,
      other,
    ])
    const pages = graphOf(head).filter((node) => String(node['@id']).endsWith('#page'))
    expect(pages).toMatchObject([
      { '@id': `${ORIGIN}${path}#page`, url: ORIGIN + path, inLanguage: `${language}-US` },
    ])
    // The Spanish home refers to the node of the English one.
    if (path !== localizedPath('/', 'es'))
      expect(nodeOf(head, 'WebSite')).toMatchObject({ inLanguage: ['en-US', 'es-US'] })
  })
})

test('an address that is no page has no other language', () => {
  for (const address of ['/404', '/es/404', '/es/contact'])
    expect(alternatesIn(headOf(address))).toEqual({})
})

const NAMES: Names = {
  page: (path) => `página ${path}`,
  timeframe: (value) => `plazo ${value}`,
  crumb: (path) => `miga ${path}`,
  service: (label) => `servicio ${label}`,
  group: (id) => `grupo ${id}`,
}

test('breadcrumb and service of a Spanish page have Spanish names and link to Spanish pages', () => {
  const head = headOf(SERVICE, NAMES)
  const trail = ['/', '/services', CATEGORY].map((path) => ({
    name: `miga ${path}`,
    item: ORIGIN + localizedPath(path, 'es'),
  }))
  expect(nodeOf(head, 'BreadcrumbList')?.['itemListElement']).toMatchObject([
    ...trail,
    { item: ORIGIN + SERVICE },
  ])
  expect(nodeOf(head, 'Service')).toMatchObject({
    name: `servicio ${LABEL}`,
    category: `grupo ${GROUP}`,
    url: ORIGIN + SERVICE,
  })
})

test('a Spanish category lists its services by their Spanish pages', () => {
  const head = headOf(localizedPath(CATEGORY, 'es'), NAMES)
  const text = JSON.stringify(nodeOf(head, 'Service'))
  expect(text).toContain(`"name":"servicio ${LABEL}","url":"${ORIGIN}${SERVICE}"`)
  expect(text).not.toMatch(/"(?:url|@id)":"[^"]*?\/services\//)
})

test('a town has the same id on its Spanish page', () => {
  const english = townPath(allTowns()[0]?.slug ?? '')
  expect(nodeOf(headOf(localizedPath(english, 'es')), 'WebPage')).toMatchObject({
    about: { '@id': `${ORIGIN}${english}#town` },
  })
})
