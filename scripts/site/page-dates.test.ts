import { expect, test } from 'vitest'
import { LOCAL_PAGES } from '../../domain/local-paths.ts'
import { MOVED_PAGES } from '../../domain/moved.ts'
import { isOfSpecification } from '../../domain/specification.fixture.ts'
import { changedOn, datedPages, readPageDates, wordsHash } from './page-dates.ts'

const page = (words: string): string =>
  `<html><body><nav>Menu</nav><main id="content">${words}</main></body></html>`

test('words are the same whatever stands around and between them', () => {
  const plain = wordsHash(page('<h1>Keys</h1><p>We cut  them.</p>'))
  expect(wordsHash(page('<h2 class="x">Keys</h2>\n<p>We cut them.</p><script>1</script>'))).toBe(
    plain,
  )
  expect(wordsHash(`${page('<h1>Keys</h1><p>We cut them.</p>')}<footer>2031</footer>`)).toBe(plain)
  expect(wordsHash(page('<h1>Keys</h1><p>We copy them.</p>'))).not.toBe(plain)
})

test('a page keeps its day until its words change', () => {
  const before = datedPages(
    new Map([
      ['/a', page('one')],
      ['/b', page('two')],
    ]),
    {},
    '2026-11-20',
  )
  const after = datedPages(
    new Map([
      ['/a', page('one')],
      ['/b', page('three')],
      ['/c', page('new')],
    ]),
    before,
    '2026-12-01',
  )
  expect(Object.entries(after).map(([path, { changed }]) => [path, changed])).toEqual([
    ['/a', '2026-11-20'],
    ['/b', '2026-12-01'],
    ['/c', '2026-12-01'],
  ])
})

test('R81: a build with other words than those that were dated has no day to state', () => {
  const dates = datedPages(new Map([['/faq', page('one')]]), {}, '2026-11-20')
  expect(changedOn('/faq', page('one'), dates)).toBe('2026-11-20')
  expect(changedOn('/faq', page('another phone number'), dates)).toBeUndefined()
  expect(changedOn('/about', page('one'), dates)).toBeUndefined()
})

test('a page that the server completes has no day either', () => {
  const dates = datedPages(new Map([['/privacy-policy', page('one')]]), {}, '2026-11-20')
  expect(changedOn('/privacy-policy', page('one'), dates)).toBeUndefined()
})

test('R81: every page of the specification is dated, by a day that is over or today', async () => {
  const dates = await readPageDates()
  const paths = LOCAL_PAGES.map(({ path }) => path)
  // `npm run docs` dates what an owner has added, and forgets what was taken out.
  const undated = LOCAL_PAGES.filter(({ path }) => !Object.hasOwn(dates, path))
  expect(undated.filter(({ page }) => isOfSpecification(page.path))).toEqual([])
  const gone = Object.keys(dates).filter((path) => !paths.includes(path))
  expect(gone.filter((path) => !Object.hasOwn(MOVED_PAGES, path))).toEqual([])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  for (const { changed } of Object.values(dates)) {
    expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(changed < tomorrow || changed === tomorrow).toBe(true)
  }
})
