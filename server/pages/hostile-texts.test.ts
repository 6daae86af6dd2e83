import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { createPages, type Page } from './create-pages.tsx'
import { samplePages } from './sample-pages.fixture.ts'

/** Would end an element, an attribute in either quotes, and a title. */
const HOSTILE = `</title></p>"'><script>hostile()</script><img src=x onerror=hostile()>`
/** Pages that show nothing that anybody typed. */
const WITHOUT_TEXTS = [
  // Of the lead it shows what the form offers, never what was typed.
  'accept.waiting',
  'accept.testNotice',
  'accept.notFound',
  'statusPage.cancel',
  'statusPage.notFound',
  'statusPage.error',
]

const pages = createPages(SAMPLE_DEPS)

type Rendered = readonly (Page | string)[]

/** Returns the samples with the names of their pages. */
function cases(language: 'en' | 'es'): readonly (readonly [string, Rendered])[] {
  const { statusFragment, ...groups } = samplePages(pages, language, HOSTILE)
  const named = Object.entries(groups).flatMap(([group, samples]) =>
    Object.entries(samples).map(([name, rendered]) => [`${group}.${name}`, rendered] as const),
  )
  return [...named, ['statusFragment', statusFragment]]
}

/** Pages of the site that show a published review. */
function pagesWithReview(): readonly (readonly [string, Rendered])[] {
  const review = {
    id: HOSTILE,
    createdAt: 0,
    stars: 5,
    text: HOSTILE,
    author: HOSTILE,
    town: HOSTILE,
    service: HOSTILE,
    language: 'en',
    isPublishable: true,
    linkChannel: '',
    state: 'published',
  } as const
  return ['/', '/es', '/reviews', '/es/resenas'].map((address) => [
    address,
    [render(address, { ...SAMPLE_WORLD, reviews: [review] }).html],
  ])
}

test.each([...cases('en'), ...cases('es'), ...pagesWithReview()])(
  'a visitor’s text stays text: %s',
  (name, rendered) => {
    const documents = rendered.map((page) => (typeof page === 'string' ? page : page.html))
    for (const html of documents) {
      expect(html).not.toMatch(/<script>hostile|<img src=x|<\/title><\/p>/)
      // Every quotation mark of the text is escaped, so that no attribute ends early.
      expect(html).not.toMatch(/["']><script|"'&gt;|'&gt;&lt;script/)
    }
    const isShown = documents.some((html) => html.includes('&lt;script&gt;hostile()'))
    expect(isShown).toBe(!WITHOUT_TEXTS.includes(name))
  },
)
