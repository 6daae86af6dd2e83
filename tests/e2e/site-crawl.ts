import type { Page } from '@playwright/test'
import { LOCAL_PAGES } from '#domain/local-paths.ts'

/** A page as its HTML shows it, before any script. */
export interface CrawledPage {
  readonly path: string
  readonly status: number
  readonly title: string
  /** By `name` or `property`; of several the last. */
  readonly metas: Readonly<Record<string, string>>
  readonly canonical: string | null
  readonly headings: readonly string[]
  /** Words that can be seen in the page's own content. */
  readonly words: number
  readonly crumbs: readonly string[]
  /** The nodes of the page's structured data. */
  readonly graph: readonly Record<string, unknown>[]
  /** Its own running text: not the form, not a link's words, not the tag of a review. */
  readonly paragraphs: readonly string[]
  readonly links: readonly string[]
  readonly ids: readonly string[]
  /** Addresses of pictures, icons and styles. */
  readonly files: readonly string[]
}

/** Walks all pages (R10) in all their languages in one tab whose scripts are switched off. */
export async function crawlSite(page: Page, origin: string): Promise<readonly CrawledPage[]> {
  const pages: CrawledPage[] = []
  for (const { path } of LOCAL_PAGES) {
    const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    pages.push({ path, status: response?.status() ?? 0, ...(await page.evaluate(readPage)) })
  }
  return pages
}

/** Runs in the page. */
function readPage(): Omit<CrawledPage, 'path' | 'status'> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? [])
  const text = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim()
  const words = (document.querySelector<HTMLElement>('main')?.innerText ?? '').trim().split(/\s+/)
  return {
    title: document.title,
    metas: Object.fromEntries(
      all('meta[name], meta[property]').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    canonical: attributes('link[rel="canonical"]', 'href')[0] ?? null,
    headings: all('h1').map(text),
    words: words.length,
    crumbs: all('nav .crumbs li').map(text),
    graph: all('script[type="application/ld+json"]').flatMap((script) => {
      const { '@graph': nodes } = JSON.parse(script.textContent) as { '@graph': never[] }
      return nodes
    }),
    paragraphs: all('main p, main li, main dd')
      .filter((element) => !element.closest('form, a, .review-rail') && !element.querySelector('a'))
      .map(text)
      .filter((words) => words.length >= 40),
    links: attributes('a[href]', 'href'),
    ids: attributes('[id]', 'id'),
    files: [
      ...attributes('img', 'src'),
      ...attributes('source', 'srcset'),
      ...attributes(
        'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="stylesheet"]',
        'href',
      ),
    ],
  }
}
