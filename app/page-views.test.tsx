import { describe, expect, test } from 'vitest'
import { documentAt } from '#content/documents.ts'
import { type Nodes, plainText } from '#content/text.ts'
import { english } from '#copy/loader/languages.ts'
import { formatPrice } from '#copy/price.ts'
import { caseLines, priceLine, priceText } from '#copy/price-text.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { business } from '#domain/business/business.ts'
import { allTowns, findTown } from '#domain/places/towns.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { townPath, type PageKind, sitePages, servicePath } from '#domain/pages/pages.ts'
import { FIELD_NAMES, TIMEFRAMES } from '#domain/submission/draft.ts'
import { findService, serviceGroups, allServices, servicesOf } from '#domain/services/services.ts'
import { viewOf } from './page-views.tsx'
import { sitePage } from './site-page.ts'

const KINDS: ReadonlySet<PageKind> = new Set(['category', 'service', 'town'])

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (html: string): string =>
  html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).replaceAll('\u00a0', ' ')
const text = (html: string): string => decode(html.replace(/<[^>]*>/g, ''))
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    decode(value ?? ''),
  )
const links = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => decode(href ?? ''))

/** Returns every text of nodes, which a page shows as one piece each. */
const textsIn = (nodes: Nodes): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node.trim()]
    return typeof node === 'object' && node !== null && 'children' in node
      ? textsIn(node.children as Nodes)
      : []
  })

const pages = sitePages()
  .filter(({ kind }) => KINDS.has(kind))
  .map(({ path }) => {
    const { content } = viewOf(sitePage(path))
    return { path, html: inEnglish(content), document: documentAt(path, 'en') }
  })
const pageAt = (path: string) => pages.find((page) => page.path === path)?.html ?? ''

test('renders every page in every language with copy of that language', () => {
  expect(pages).toHaveLength(serviceGroups().length + allServices().length + allTowns().length)
  const titles = localizedPages().map(({ path }) => viewOf(sitePage(path)).copy.meta.title)
  expect(new Set(titles).size).toBe(localizedPages().length)
})

describe.each(pages)('$path', ({ html, document: { lead, blocks } }) => {
  test('shows every sentence of its text', () => {
    const shown = text(html)
    const texts = blocks
      // Makes are those of the owner.
      .filter(({ name }) => name !== 'makes')
      .flatMap(({ heading, nodes }) => [...textsIn(heading), ...textsIn(nodes)])
    const missing = [...textsIn(lead), ...texts].filter(
      (each) => !shown.includes(each.replaceAll('\u00a0', ' ')),
    )
    expect(texts.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  })

  test('leaves no placeholder and no undefined value', () => {
    expect(text(html)).not.toMatch(/\{\w+\}/)
    expect(html).not.toMatch(/undefined|NaN|\[object/)
  })

  test('has lazy images, and drawings that are named or hidden', () => {
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toContain('loading="lazy"')
    for (const [drawing] of html.matchAll(/<svg[^>]*>/g)) {
      expect(drawing).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/)
    }
  })
})

describe.each(allServices())(
  'the first questions of $label',
  ({ label, group, slug, vehicle, keyQuestion }) => {
    const groupSlug = serviceGroups().find(({ id }) => id === group)?.slug ?? ''
    const html = pageAt(servicePath(groupSlug, slug))
    const form = /<form[^>]*>.*?<\/form>/.exec(html)?.[0] ?? ''
    const controls = [...form.matchAll(/<(?:input|select)[^>]*>/g)].map(([control]) => control)
    const named = (name: string) => controls.filter((control) => control.includes(`name="${name}"`))

    test('are passed to the submission form in the address, with the service chosen', () => {
      expect(form).toMatch(/^<form[^>]*action="\/book-online"/)
      expect(form).toMatch(/^<form[^>]*method="get"/)
      expect(named('service')).toHaveLength(1)
      expect(attributes(named('service')[0] ?? '', 'value')).toEqual([label])
      expect(links(html)).toContain(`/book-online?service=${encodeURIComponent(label)}`)
    })

    test('ask for the vehicle if the service does, required if it is there', () => {
      for (const name of ['vehicle_year', 'vehicle_make', 'vehicle_model']) {
        expect(named(name)).toHaveLength(vehicle === 'none' ? 0 : 1)
        expect(named(name).some((control) => control.includes('required'))).toBe(
          vehicle === 'required',
        )
      }
      expect(form.match(/Optional/g)?.length ?? 0).toBe(vehicle === 'optional' ? 3 : 0)
    })

    test('ask about keys if the service does, with No chosen', () => {
      for (const name of ['all_keys_lost', 'unused_key']) {
        const radios = named(name)
        expect(radios.flatMap((radio) => attributes(radio, 'value'))).toEqual(
          name === keyQuestion ? ['yes', 'no'] : [],
        )
        if (name === keyQuestion) {
          expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true])
        }
      }
    })

    test('ask for the time frame if there is no question about a vehicle', () => {
      expect(named('timeframe')).toHaveLength(vehicle === 'none' ? 1 : 0)
      const options = [...form.matchAll(/<option[^>]*>([^<]*)/g)].map(([, option]) => option)
      expect(options).toEqual(vehicle === 'none' ? [...TIMEFRAMES] : [])
    })

    test('put nothing about a person into the address', () => {
      const names = controls.flatMap((control) => attributes(control, 'name'))
      const personal = new Set([
        'name',
        'phone',
        'email',
        'address',
        'unit_number',
        'gate_code',
        'notes',
      ])
      expect(names.filter((name) => personal.has(name))).toEqual([])
      for (const name of names) expect(FIELD_NAMES).toContain(name)
    })

    test('have labels', () => {
      for (const id of controls.flatMap((control) => attributes(control, 'id'))) {
        expect(form).toContain(`for="${id}"`)
      }
    })

    test('come before the other services of the group', () => {
      const related = html.slice(html.indexOf('class="related"'), html.indexOf('class="link-line"'))
      const others = servicesOf(group).filter((other) => other.slug !== slug)
      expect(links(related)).toEqual(others.map((other) => servicePath(groupSlug, other.slug)))
    })
  },
)

test.each(serviceGroups())(
  'the category $crumb links to each of its services, in menu order',
  ({ id, slug }) => {
    const html = pageAt(`/services/${slug}`)
    const chooser = /class="chooser">(.*?)<\/ul>/.exec(html)?.[1] ?? ''
    expect(links(chooser)).toEqual(servicesOf(id).map((service) => servicePath(slug, service.slug)))
  },
)

test.each(allTowns())('the page of $name lists the other towns, nearest first', (town) => {
  const towns = /class="towns">(.*?)<\/ul>/.exec(pageAt(townPath(town.slug)))?.[1] ?? ''
  const slugs = links(towns).map((href) => href.replace('/service-areas/', ''))
  expect(slugs).toHaveLength(allTowns().length - 1)
  const miles = slugs.map((slug) => milesBetween(town, findTown(slug) ?? town))
  expect(miles).toEqual(miles.toSorted((one, two) => one - two))
})

test('each service’s page has its price in its card, or says to call for a quote', () => {
  for (const { slug: group, id } of serviceGroups())
    for (const { label, slug } of servicesOf(id)) {
      const card = /class="shell-width cost-card">(.*?)<\/section>/.exec(
        pageAt(servicePath(group, slug)),
      )?.[1]
      const { prices } = english()
      const shown = text(card ?? '').toLowerCase()
      const lines = business.prices[label]?.total
        ? [priceLine(label, prices.usual, prices), ...caseLines(label, prices)]
        : []
      const said = lines.flatMap(({ name, amounts }) => [
        name,
        ...amounts.map(({ amount }) => amount),
      ])
      for (const words of lines.length > 0 ? said : [priceText(label, prices)])
        expect(shown).toContain(words.toLowerCase())
    }
})

test('each category’s page has the price of every service in its card', () => {
  for (const { slug, id } of serviceGroups()) {
    const card = /class="shell-width cost-card">(.*?)<\/section>/.exec(
      pageAt(`/services/${slug}`),
    )?.[1]
    for (const { label } of servicesOf(id)) {
      expect(text(card ?? '')).toContain(label)
      const { day, night } = business.prices[label]?.total ?? {}
      for (const range of [day, night])
        if (range)
          expect(text(card ?? '')).toContain(
            `${formatPrice(range.from)} to ${formatPrice(range.to)}`,
          )
    }
  }
})

test('the page about new car keys lists the makes of the owner with their years', () => {
  const { carMakes = [] } = business
  if (findService('Car Key Replacement') === undefined) return
  const path = '/services/auto-locksmith/car-key-replacement'
  const makes = documentAt(path, 'en').blocks.find(({ name }) => name === 'makes')
  const shown = text(pageAt(path))
  for (const { make, from, to } of carMakes) expect(shown).toContain(`${make} ${from}–${to}`)
  expect(shown.includes(plainText(makes?.heading ?? []))).toBe(carMakes.length > 0)
})

test('every service, category and town page links to the price table', () => {
  expect(
    pages.filter(({ html }) => !links(html).includes('/pricing')).map(({ path }) => path),
  ).toEqual([])
})
