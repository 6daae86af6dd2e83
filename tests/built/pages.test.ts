import { afterAll, beforeAll, expect, test } from 'vitest'
import { OFFLINE } from '#app/browser/offline/offline-pages.ts'
import { withoutOwnerTerms } from '#copy/owner-terms.fixture.ts'
import { business } from '#domain/business/business.ts'
import { localizedPages, localizedPath, localizedPageAt } from '#domain/pages/localized-paths.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { breadcrumb } from '#domain/pages/pages.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { isSpecifiedPage } from '#domain/pages/specification.fixture.ts'
import { checkLeftoverDefaults } from '#server/cli/doctor/checks/owner-texts.ts'
import { readPages } from '#server/site/read-pages.ts'
import { htmlErrors } from '#tests/support/html-validator.ts'
import { BUILD, renderSite } from '#tests/support/rendered-pages.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { type BuiltPage, readPage } from './read-page.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'

/* Reads every page in every language from the real server with the built site, without a browser. */

const { built, documents, file } = await renderSite()

let app: RunningApp
let pages: readonly BuiltPage[] = []

beforeAll(async () => {
  app = await startApp({ site: 'built', environment: { RATE_LIMIT: 'off' } })
  pages = await Promise.all(localizedPages().map((page) => get(page.path)))
})
afterAll(() => app.remove())

const request = (address: string): Promise<Response> =>
  fetch(app.url + address, { redirect: 'manual' })

async function get(address: string): Promise<BuiltPage> {
  const response = await request(address)
  return readPage(address, response.status, await response.text())
}

test('the HTML of every page is valid', async () => {
  const errors: string[] = []
  for (const [address, html] of documents)
    for (const error of await htmlErrors(html)) errors.push(`${address}:${error}`)
  expect(errors).toEqual([])
}, 180_000)

/** Finds words that a screen reader would join, because only inline tags are between them. */
function joinedWords(html: string): string[] {
  const main = (/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(
    /<(script|style|select|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    '',
  )
  const inlineTags = /<\/?(?:a|abbr|b|button|em|i|small|span|strong|u)\b[^>]*>/.source
  const joined = new RegExp(`[\\p{L}\\p{N}.?!](?:${inlineTags})+(?=[\\p{L}\\p{N}])`, 'gu')
  return [...main.matchAll(joined)].map(({ index }) =>
    main.slice(Math.max(0, index - 20), index + 60),
  )
}

/** Maps each page's path to a value. */
const each = <Value>(of: (page: BuiltPage) => Value): Record<string, Value> =>
  Object.fromEntries(pages.map((page) => [page.path, of(page)]))

/** Maps every page's path to the same value. */
const everywhere = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(localizedPages().map(({ path }) => [path, value]))

test('words of adjacent elements are separated by a space', () => {
  expect(each(({ html }) => joinedWords(html))).toEqual(everywhere([]))
})

test('an amber button calls', () => {
  const others = ({ html }: BuiltPage) =>
    (html.match(/<(?:a|button)[^>]*\bbtn-amber\b[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes('href="tel:'),
    )
  expect(each(others)).toEqual(everywhere([]))
})

test('no page shows an unfilled placeholder', () => {
  const placeholders = ({ html }: BuiltPage) =>
    html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/\$?\{[a-z]\w*\}/gi)
  expect(each(placeholders)).toEqual(everywhere(null))
})

const englishOf = (path: string): string => localizedPageAt(path)?.page.path ?? path

/** Returns values that occur on more than one page, with these pages. */
function shared(of: (page: BuiltPage) => readonly string[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  // The template text of a page that an owner added fits any town or service.
  for (const page of pages.filter(({ path }) => isSpecifiedPage(englishOf(path)))) {
    for (const value of of(page)) {
      found.set(value, (found.get(value) ?? new Set()).add(page.path))
    }
  }
  return Object.fromEntries(
    [...found].filter(([, paths]) => paths.size > 1).map(([value, paths]) => [value, [...paths]]),
  )
}

const pathOf = (address: string): string => new URL(address, 'http://any').pathname

test('every page responds with one h1, in its language', () => {
  expect(each(({ status }) => status)).toEqual(everywhere(200))
  expect(each(({ headings }) => headings.length)).toEqual(everywhere(1))
  expect(pages.flatMap(({ headings }) => headings).filter((heading) => heading === '')).toEqual([])
  for (const { path, language } of localizedPages())
    expect(each((page) => page.language)[path], path).toMatch(new RegExp(`^${language}`))
})

test(
  'no page of a business without a license says that it is licensed',
  skipUnless(business.licenses === null, 'the business has a license'),
  () => {
    // Customers' documents and the law of the state may name a license.
    const claims = /\blicensed\b|\bour (?:\w+ )?license|con licencia|nuestra licencia|\bLic\. /i
    expect(each(({ html }) => claims.exec(html)?.[0])).toEqual(everywhere(undefined))
  },
)

test('titles and descriptions are unique and within their limits', () => {
  for (const { title, metas } of pages) {
    expect(title.length).toBeLessThanOrEqual(75)
    expect(title.length).toBeGreaterThan(20)
    expect(metas['description']?.length).toBeLessThanOrEqual(158)
    expect(metas['description']?.length).toBeGreaterThan(60)
    // Nothing of what was written is cut off.
    expect([title, metas['description']].filter((text) => text?.endsWith('...'))).toEqual([])
    expect(metas['og:title']?.length).toBeLessThanOrEqual(60)
  }
  expect(shared(({ title }) => [title])).toEqual({})
  expect(shared(({ metas }) => [metas['description'] ?? ''])).toEqual({})
  expect(shared(({ headings }) => headings)).toEqual({})
})

test('each page names itself as its canonical address; /thank-you stays out of the index', () => {
  const own = Object.fromEntries(localizedPages().map(({ path }) => [path, path]))
  expect(each(({ canonical }) => pathOf(canonical ?? '/none'))).toEqual(own)
  expect(each(({ metas }) => pathOf(metas['og:url'] ?? '/none'))).toEqual(own)
  const kept = pages.filter(({ metas }) => metas['robots']?.includes('noindex'))
  expect(kept.map(({ path }) => path)).toEqual(
    LANGUAGES.map((language) => localizedPath('/thank-you', language)),
  )
})

test('each page has a social image of its own', () => {
  expect(shared(({ metas }) => [metas['og:image'] ?? ''])).toEqual({})
  for (const { metas } of pages)
    expect(metas['og:image:width'] + '×' + metas['og:image:height']).toBe('1200×630')
})

test.each(['/', '/es/preguntas', '/services', '/thank-you'])(
  'the social image of %s exists and has 1200 by 630 pixels',
  async (address) => {
    const image = pages.find(({ path }) => path === address)?.metas['og:image'] ?? ''
    const { pathname, search } = new URL(image)
    const response = await request(pathname + search)
    expect(response.status).toBe(200)
    const png = Buffer.from(await response.arrayBuffer())
    // Width and height are in the first chunk (PNG, 11.2.2).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  },
)

test('the breadcrumb uses the page names, in text and structured data', () => {
  for (const { path, crumbs, graph } of pages) {
    const page = localizedPageAt(path)?.page.path ?? path
    if (page === '/' || page === '/thank-you') continue
    const trail = breadcrumb(page)
    expect(crumbs).toHaveLength(trail.length)
    if (page === path) expect(crumbs).toEqual(trail.map(({ label }) => label))
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
    const items = list?.['itemListElement'] as { readonly name: string }[] | undefined
    expect(items?.map(({ name }) => name)).toEqual(crumbs)
  }
})

test('every service, category and town page has at least 350 words', () => {
  const short = pages.filter(({ path, words }) => {
    const page = localizedPageAt(path)?.page
    return page?.kind !== 'content' && isSpecifiedPage(page?.path ?? '') && words < 350
  })
  expect(short.map(({ path, words }) => [path, words])).toEqual([])
})

test('no paragraph occurs on two pages', () => {
  const name = `${business.legalName}.`
  // What to do in danger is said in the same words everywhere.
  const own = (text: string) =>
    text !== name && !/\b911\b/.test(text) && withoutOwnerTerms(text) !== ''
  expect(shared(({ paragraphs }) => paragraphs.filter(own))).toEqual({})
})

test('no page of another business names the delivered one, or its area from elsewhere', async () => {
  const found = await checkLeftoverDefaults({
    business,
    readPages: () => readPages(BUILD, business),
  })
  expect(found.filter(({ state }) => state === 'error')).toEqual([])
})

test('every internal link and anchor has its target', () => {
  const ids = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  const dead = pages.flatMap(({ path, links }) =>
    links
      .filter((href) => /^[/#?]/.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `http://any${path}`)
        const targets = ids.get(pathname)
        return !targets || (hash !== '' && !targets.has(decodeURIComponent(hash.slice(1))))
      })
      .map((href) => `${path}: ${href}`),
  )
  expect(dead).toEqual([])
})

test('call links contain digits only', () => {
  const calls = pages.flatMap(({ links }) => links.filter((href) => href.startsWith('tel:')))
  expect(calls.length).toBeGreaterThan(42)
  expect(calls.filter((href) => !/^tel:\d{10}$/.test(href))).toEqual([])
})

test('every image, icon, style and script exists', async () => {
  const files = new Set(pages.flatMap(({ files }) => files).filter((file) => file.startsWith('/')))
  expect(files.size).toBeGreaterThan(20)
  const lost: string[] = []
  for (const file of files) {
    const response = await request(file)
    await response.arrayBuffer()
    if (response.status !== 200) lost.push(file)
  }
  expect(lost).toEqual([])
})

test('no stylesheet and no script delays the first paint', () => {
  expect(pages.flatMap(({ blocking }) => blocking)).toEqual([])
})

test('the sitemap lists exactly the indexed pages', async () => {
  const xml = await (await request('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    pathOf(address ?? ''),
  )
  expect(listed.toSorted()).toEqual(
    localizedPages()
      .filter(({ page }) => page.indexed)
      .map(({ path }) => path)
      .toSorted(),
  )
  expect(await (await request('/robots.txt')).text()).toContain('/sitemap.xml')
})

test.each(['/no-such-page', '/services/no-such', '/about/us', '/_paid', '/404', '/es/nada'])(
  '%s gets status 404 and the not-found page in its language',
  async (address) => {
    const page = await get(address)
    const language = address.startsWith('/es') ? 'es' : 'en'
    expect(page).toMatchObject({ status: 404, canonical: null })
    expect(page.language).toMatch(new RegExp(`^${language}`))
    expect(page.headings).toHaveLength(1)
    expect(page.links).toContain(localizedPath('/', language))
    expect(page.metas['robots']).toBe('noindex')
  },
)

test('the legal pages describe the features that are switched on, and no others', async () => {
  for (const address of ['/privacy-policy', '/terms-conditions']) {
    const html = await (await request(address)).text()
    expect(html).not.toMatch(/\bIf the form shows|\[hosts\]/)
  }
  const html = await (await request('/privacy-policy')).text()
  expect(html).toContain('The check for robots in the form is our own.')
})

test(
  'no page of a paid visit shows or dials the default number',
  skipUnless(
    business.phones.paidSearch !== business.phones.default,
    'the business has one phone number',
  ),
  async () => {
    const { default: usual, paidSearch } = business.phones
    for (const address of [...localizedPages().map((page) => page.path), '/no-such-page']) {
      const response = await request(`${address}?utm_source=google&utm_medium=cpc`)
      const html = await response.text()
      expect(html, address).toContain(`tel:${paidSearch}`)
      expect(html, address).not.toContain(`tel:${usual}`)
      expect(html, address).not.toContain(formatPhone(usual))
    }
  },
)

test('no page for visitors mentions the board', () => {
  expect(each(({ html }) => html.includes('/staff'))).toEqual(everywhere(false))
})

test('no file contains the mailbox for requests, nor an address that pages hide', async () => {
  const { showAddress, address, staffEmail } = business
  const hidden = [staffEmail, ...(showAddress ? [] : [address.street])]
  const { scripts, workers } = built
  const texts = [
    ...documents,
    ...Object.entries({ ...scripts, ...workers }),
    ...[...built.files].map(([name, body]) => [name, body.toString('latin1')] as const),
    ...(await Promise.all(
      [
        '/facts/built.json',
        '/sitemap.xml',
        '/robots.txt',
        OFFLINE.en.worker,
        OFFLINE.es.worker,
      ].map(async (name) => [name, (await file(name)).toString()] as const),
    )),
  ]
  for (const [name, text] of texts)
    for (const fact of hidden) expect(text.includes(fact), `${fact} in ${name}`).toBe(false)
})
