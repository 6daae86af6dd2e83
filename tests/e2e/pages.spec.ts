import { business } from '#domain/business.ts'
import { LOCAL_PAGES, localPath, pageIn, pageLanguages } from '#domain/local-paths.ts'
import { breadcrumb } from '#domain/pages.ts'
import { toldRating } from '#domain/rating.ts'
import { isOfSpecification } from '#domain/specification.fixture.ts'
import { expect, test } from './fixtures.ts'
import { type CrawledPage, crawlSite } from './site-crawl.ts'

let pages: readonly CrawledPage[] = []

test.beforeAll(async ({ browser, app }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ javaScriptEnabled: false })
  pages = await crawlSite(await context.newPage(), app.url)
  await context.close()
})

/** What each page has, by its path. */
const each = <Value>(of: (page: CrawledPage) => Value): Record<string, Value> =>
  Object.fromEntries(pages.map((page) => [page.path, of(page)]))

/** The same for every page of the list. */
const everywhere = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(LOCAL_PAGES.map(({ path }) => [path, value]))

const englishOf = (path: string): string => pageIn(path)?.page.path ?? path
const rating = toldRating(business)

/** Values that stand on more than one page, with these pages. */
function shared(of: (page: CrawledPage) => readonly string[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  // What an owner has added says at first what is true of any town or service.
  for (const page of pages.filter(({ path }) => isOfSpecification(englishOf(path)))) {
    for (const value of of(page)) {
      found.set(value, (found.get(value) ?? new Set()).add(page.path))
    }
  }
  return Object.fromEntries(
    [...found].filter(([, paths]) => paths.size > 1).map(([value, paths]) => [value, [...paths]]),
  )
}

const pathOf = (address: string): string => new URL(address, 'http://any').pathname

test('R10: all are there, each with one heading of the first level', () => {
  expect(pages).toHaveLength(LOCAL_PAGES.length)
  expect(each(({ status }) => status)).toEqual(everywhere(200))
  expect(each(({ headings }) => headings.length)).toEqual(everywhere(1))
  expect(pages.flatMap(({ headings }) => headings).filter((heading) => heading === '')).toEqual([])
})

test('R80: title and description, within their limits, and no two alike', () => {
  for (const { title, metas } of pages) {
    expect(title.length).toBeLessThanOrEqual(75)
    expect(title.length).toBeGreaterThan(20)
    expect(metas['description']?.length).toBeLessThanOrEqual(158)
    expect(metas['description']?.length).toBeGreaterThan(60)
    expect(metas['og:title']?.length).toBeLessThanOrEqual(60)
  }
  expect(shared(({ title }) => [title])).toEqual({})
  expect(shared(({ metas }) => [metas['description'] ?? ''])).toEqual({})
  expect(shared(({ headings }) => headings)).toEqual({})
})

test('R81: each names itself as its canonical address; /thank-you stays out of the index', () => {
  const own = Object.fromEntries(LOCAL_PAGES.map(({ path }) => [path, path]))
  expect(each(({ canonical }) => pathOf(canonical ?? '/none'))).toEqual(own)
  expect(each(({ metas }) => pathOf(metas['og:url'] ?? '/none'))).toEqual(own)
  const kept = pages.filter(({ metas }) => metas['robots']?.includes('noindex'))
  expect(kept.map(({ path }) => path)).toEqual(
    pageLanguages('/thank-you').map((language) => localPath('/thank-you', language)),
  )
})

test('R80: each has a social image of its own, 1200 by 630, that is there', async ({ request }) => {
  expect(shared(({ metas }) => [metas['og:image'] ?? ''])).toEqual({})
  for (const { metas } of pages) {
    expect(metas['og:image:width'] + '×' + metas['og:image:height']).toBe('1200×630')
    const answer = await request.get(pathOf(metas['og:image'] ?? ''))
    expect(answer.status()).toBe(200)
    const png = await answer.body()
    // Width and height stand in the first chunk (PNG, 11.2.2).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

test('R25: the breadcrumb goes by the friendly names, for eyes and for machines', () => {
  for (const { path, crumbs, graph } of pages) {
    const page = pageIn(path)?.page.path ?? path
    if (page === '/' || page === '/thank-you') continue
    const trail = breadcrumb(page)
    expect(crumbs).toHaveLength(trail.length)
    if (page === path) expect(crumbs).toEqual(trail.map(({ label }) => label))
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
    const items = list?.['itemListElement'] as { readonly name: string }[] | undefined
    expect(items?.map(({ name }) => name)).toEqual(crumbs)
  }
})

test('R7, R81: the structured data knows the business, and what each page is about', () => {
  for (const { path, graph } of pages) {
    const types = graph.map((node) => node['@type'])
    expect(types).toEqual(expect.arrayContaining(['Locksmith', 'WebSite']))
    const locksmith = graph.find((node) => node['@type'] === 'Locksmith')
    expect(locksmith).toMatchObject({
      name: business.name,
      priceRange: business.priceRange,
    })
    // The rating is told where it is seen.
    const page = pageIn(path)?.page
    if (rating !== null && (page?.path === '/' || page?.path === '/reviews'))
      expect(locksmith).toMatchObject({
        aggregateRating: { ratingValue: rating.value, reviewCount: rating.count },
      })
    else expect(locksmith).not.toHaveProperty('aggregateRating')
    if (page?.kind === 'service') {
      expect(types).toEqual(expect.arrayContaining(['Service', 'FAQPage']))
    }
  }
})

test('R15: at least 350 words on every service, category and city page', () => {
  const short = pages.filter(({ path, words }) => {
    const page = pageIn(path)?.page
    return page?.kind !== 'content' && isOfSpecification(page?.path ?? '') && words < 350
  })
  expect(short.map(({ path, words }) => [path, words])).toEqual([])
})

test('R15: no paragraph stands on two pages', () => {
  expect(shared(({ paragraphs }) => paragraphs)).toEqual({})
})

test('no link of ours leads nowhere, and every anchor has its target', () => {
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

test('R5: call links hold digits only', () => {
  const calls = pages.flatMap(({ links }) => links.filter((href) => href.startsWith('tel:')))
  expect(calls.length).toBeGreaterThan(42)
  expect(calls.filter((href) => !/^tel:\d{10}$/.test(href))).toEqual([])
})

test('every picture, icon and style is there', async ({ request }) => {
  const files = new Set(pages.flatMap(({ files }) => files).filter((file) => file.startsWith('/')))
  expect(files.size).toBeGreaterThan(20)
  const lost: string[] = []
  for (const file of files) {
    if ((await request.get(file)).status() !== 200) lost.push(file)
  }
  expect(lost).toEqual([])
})

test('R81: the sitemap lists what may be found, and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    pathOf(address ?? ''),
  )
  expect(listed.toSorted()).toEqual(
    LOCAL_PAGES.filter(({ page }) => page.indexed)
      .map(({ path }) => path)
      .toSorted(),
  )
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test.describe('other addresses', () => {
  test.use({ allowedProblems: [/status of 404/], javaScriptEnabled: false })

  test('R11: an unknown one is answered with status 404 and the not-found page', async ({
    page,
  }) => {
    for (const path of ['/no-such-page', '/services/no-such', '/about/us', '/_paid', '/404']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main a[href="/"]').first()).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    }
  })

  test('a slash too many is taken away, and the campaign stays', async ({ request }) => {
    const answer = await request.get('/faq/?utm_source=google', { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe('/faq?utm_source=google')
  })
})

test('R45: the legal pages say what is switched on here, and nothing of what might be', async ({
  page,
}) => {
  for (const path of ['/privacy-policy', '/terms-conditions']) {
    await page.goto(path)
    await expect(page.locator('main')).not.toContainText(/\bIf the form shows|\[hosts\]/)
    await expect(page.locator('[data-switch]')).toHaveCount(0)
  }
  await page.goto('/privacy-policy')
  await expect(page.locator('main')).toContainText('The check for robots in the form is our own.')
})
