/** How the pages of a language read as a whole. */

import { describe, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { withoutOwnerTerms } from '#copy/owner-terms.fixture.ts'
import { business } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { isSpecifiedPage } from '#domain/pages/specification.fixture.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'

/** On how many pages a sentence may stand. */
const MAX_PAGES = 3
/** Of the words of a service's page, labels and buttons included. */
const MAX_SERVICE_WORDS = 800
/** Titles end here in search results. */
const MAX_TITLE_LENGTH = 60

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/**
 * Returns the lines of a page's main part, without drawings, the owner's figures, the form, and
 * what to do in danger, which is said in the same words everywhere.
 */
const linesOf = (html: string): readonly string[] =>
  (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<(svg|form|script)\b.*?<\/\1>/gs, '')
    .replaceAll(/<dl class="answers">.*?<\/dl>/gs, '')
    .replaceAll(/<p class="page-hero-warning">.*?<\/p>/gs, '')
    .replaceAll(/<\/(?:p|li|h\d|dt|dd|td|th|caption|summary|div|section)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => withoutOwnerTerms(line).trim())
    .filter((line) => line !== '')

const sentencesOf = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((line) => line.split(/(?<=[.?!])\s+/))
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(' ').length > 2)

describe.each(['en', 'es'] as const)('the pages in %s', (language) => {
  const pages = localizedPages()
    .filter((local) => local.language === language && isSpecifiedPage(local.page.path))
    .map(({ page, path }) => {
      const html = render(path, SAMPLE_WORLD).html
      return { ...page, html, lines: linesOf(html) }
    })

  test(`no sentence stands on more than ${MAX_PAGES} pages`, () => {
    const on = new Map<string, Set<string>>()
    for (const { path, lines } of pages)
      for (const sentence of sentencesOf(lines))
        on.set(sentence, (on.get(sentence) ?? new Set()).add(path))
    expect(on.size).toBeGreaterThan(300)
    const often = [...on].filter(([, { size }]) => size > MAX_PAGES)
    expect(often.map(([sentence, { size }]) => `${size} pages: ${sentence}`)).toEqual([])
  })

  test('at most a third of the leads open with a question', () => {
    const leads = pages
      .filter(({ kind }) => kind === 'service' || kind === 'category' || kind === 'town')
      .map(({ html, path }) => {
        const lead = /<\/h1>.*?<p[^>]*>([^<]{30,})<\/p>/s.exec(html)?.[1] ?? ''
        return { path, opening: lead.split(/(?<=[.?!])\s/)[0] ?? '' }
      })
    expect(leads.filter(({ opening }) => opening === '')).toEqual([])
    const asking = leads.filter(({ opening }) => opening.endsWith('?'))
    expect(asking.length).toBeLessThanOrEqual(leads.length / 3)
  })

  test(`a service’s page has at most ${MAX_SERVICE_WORDS} words`, () => {
    const long = pages
      .filter(({ kind }) => kind === 'service')
      .map(({ path, lines }) => ({ path, words: lines.join(' ').split(/\s+/).length }))
      .filter(({ words }) => words > MAX_SERVICE_WORDS)
    expect(long).toEqual([])
  })

  test(
    `no title is longer than ${MAX_TITLE_LENGTH} characters`,
    skipUnless(business.name === DEFAULT_BUSINESS_NAME, 'the names of another business are longer'),
    () => {
      const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
      expect(
        titles
          .map((title) => title.replaceAll('&amp;', '&'))
          .filter((title) => title.length > MAX_TITLE_LENGTH),
      ).toEqual([])
    },
  )
})
