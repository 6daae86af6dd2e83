import { expect, test } from 'vitest'
import { createPages } from './create-pages.tsx'
import { SAMPLE_DEPS } from './sample-deps.fixture.ts'
import { samplePages } from './sample-pages.fixture.ts'

const { statusFragment, ...groups } = samplePages(createPages(SAMPLE_DEPS), 'en', '2015550142')
const documents = [
  ...Object.values(groups).flatMap((pages) => Object.values(pages)),
  statusFragment,
]
  .flat()
  .map((page) => (typeof page === 'string' ? page : page.html))

test('an amber button calls, or takes what nobody has yet', () => {
  const amber = documents.flatMap(
    (html) => html.match(/<(?:a|button)[^>]*\bbtn-amber\b[^>]*>/g) ?? [],
  )
  expect(amber.length).toBeGreaterThan(5)
  const others = amber.filter((tag) => !/ href="tel:| value="accepted"| value="accept"/.test(tag))
  expect(others).toEqual([])
})
