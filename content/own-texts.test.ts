import { afterEach, describe, expect, test } from 'vitest'
import { business, type Business, putInForce } from '#domain/business/business.ts'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { documentAt, textFile } from './documents.ts'
import { deliveredText } from './files.ts'
import { formerServices, namedServices, newSlips, pageSlips, textPages } from './own-texts.ts'
import { joinedParts, partsOf, placeInParts } from './parts.ts'
import { slipSentence } from './slips.ts'
import { plainText } from './text.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const textOf = (path: string, language: 'en' | 'es') =>
  deliveredText(textFile(path, language)) ?? ''

describe.each(textPages())('the text of $path', ({ path }) => {
  test.each(['en', 'es'] as const)('is its parts, in %s', (language) => {
    const text = textOf(path, language)
    expect(joinedParts(partsOf(path, text))).toBe(text)
  })

  test('has no slip by the rules for owners', () => {
    const slips = pageSlips(path, { en: textOf(path, 'en'), es: textOf(path, 'es') })
    expect(slips.map((each) => slipSentence(each))).toEqual([])
  })
})

/** Puts a FAQ of the owner's in force, in English. */
function putText(text: string, facts: Partial<Business> = {}): void {
  const own = { delivered: 'a'.repeat(16), text }
  putInForce({ ...FACTS, ...facts, texts: { 'faq/en.md': own } })
}

const FAQ = textOf('/faq', 'en')
const withLead = (lead: string): string => FAQ.replace(/(# .*\n\n).*/, `$1${lead}`)

test('the text of the owner is on the page, in its language only', () => {
  const spanish = plainText(documentAt('/faq', 'es').lead)
  putText(withLead('We answer at night.'))
  expect(plainText(documentAt('/faq', 'en').lead)).toBe('We answer at night.')
  expect(plainText(documentAt('/faq', 'es').lead)).toBe(spanish)
  expect(render('/faq', SAMPLE_WORLD).html).toContain('We answer at night.')
})

test('a text with a slip under this release leaves the delivered one on the page', () => {
  const before = plainText(documentAt('/faq', 'en').lead)
  putText(withLead('Mine. {% gone /%}'))
  expect(plainText(documentAt('/faq', 'en').lead)).toBe(before)
})

describe('HTML in a text', () => {
  const TYPED = `<script>alert(1)</script><img src=x onerror="alert(2)"></script><svg onload=alert(3)>`

  test.each([
    ['the lead', withLead(TYPED)],
    ['a question', FAQ.replace('### ', `### ${TYPED} `)],
    ['an answer', FAQ.replace(/(### .*\n\n)/, `$1${TYPED}\n\n`)],
    ['the title', FAQ.replace(/title: .*/, `title: '${TYPED.slice(0, 25)}'`)],
    ['the description', FAQ.replace(/description: .*/, `description: '${TYPED}'`)],
    ['a block of HTML', `${FAQ}\n## More\n\n<div onclick="alert(4)">\n${TYPED}\n</div>\n`],
    ['a link', `${FAQ}\n## More\n\n[${TYPED}](/pricing)\n`],
    ['an address', `${FAQ}\n## More\n\n[x](javascript:alert(5)) <javascript:alert(6)>\n`],
    [
      'a figure',
      `${FAQ}\n## More\n\n{% price "lockout" before="${TYPED.replaceAll('"', "'")}" /%}\n`,
    ],
  ])('in %s is text on the page, and no element of it', (_, text) => {
    putText(text)
    expect(pageSlips('/faq', { en: text, es: textOf('/faq', 'es') }).filter(isHtml)).toEqual([])
    const plain = documentAt('/faq', 'en')
    expect(JSON.stringify([plain.meta, plain.lead, plain.blocks])).toContain('alert(')
    for (const { html } of [render('/faq', SAMPLE_WORLD), render('/', SAMPLE_WORLD)]) {
      expect(html).not.toMatch(
        /<script>alert|<img src=x|<svg onload|<div onclick|href="javascript:/,
      )
      // Structured data end where the page ends them.
      for (const [, data = ''] of html.matchAll(/ld\+json">(.*?)<\/script>/gs))
        expect(() => JSON.parse(data) as unknown).not.toThrow()
    }
  })

  const isHtml = ({ said }: { said: { en: string } }): boolean =>
    !said.en.startsWith('Only the English')
})

describe('what a publication would bring', () => {
  const own = (text: string): Business => ({
    ...FACTS,
    texts: { 'faq/en.md': { delivered: 'a'.repeat(16), text } },
  })
  const slip = withLead('{% gone /%}')

  test('are the slips of changed texts', () => {
    expect(newSlips(FACTS, own(withLead('Mine.')))).toEqual([])
    expect(newSlips(FACTS, own(slip)).map((each) => slipSentence(each))).toEqual([
      expect.stringMatching(/^content\/faq\/en\.md:\d+: There is no tag "gone"/),
    ])
  })

  test('is none of a text that a release has made one of', () => {
    expect(newSlips(own(slip), { ...own(slip), retentionDays: 7 })).toEqual([])
  })

  test('is one of a text that names a service which the facts lose', () => {
    const safes = { label: 'Safe Opening', group: 'emergency' } as const
    const text = withLead('Safes{% price "Safe Opening" before=" from " /%}.')
    const before = { ...own(text), services: [...FACTS.services, safes] }
    expect(newSlips(before, { ...own(text), services: FACTS.services })).toMatchObject([
      { said: { en: expect.stringContaining('No service is called "Safe Opening"') as string } },
    ])
  })

  test('is one of a file that is no text of a page', () => {
    const text = { delivered: 'a'.repeat(16), text: 'x' }
    expect(newSlips(FACTS, { ...FACTS, texts: { 'none/en.md': text } })).toMatchObject([
      { file: 'content/none/en.md', said: { en: expect.stringContaining('No page') as string } },
    ])
  })
})

test('finds the part of a typed text in which a line is', () => {
  const parts = ['---\ntitle: x\n---', '', '# One\n\nLead.', '## Two\n']
  expect(joinedParts(parts).split('\n')[4]).toBe('# One')
  expect(placeInParts(parts, 2)).toEqual({ part: 0, line: 2 })
  expect(placeInParts(parts, 5)).toEqual({ part: 2, line: 1 })
  expect(placeInParts(parts, 9)).toEqual({ part: 3, line: 1 })
})

test('names a service that is not offered as visitors read it, in either language', () => {
  const services = FACTS.services.filter(({ label }) => label !== 'Gate Locks')
  putText(withLead('Also gate locks.'), { services })
  const gone = formerServices([])
  expect(gone.map(({ en }) => en)).toEqual(['Gate Locks'])
  expect(namedServices('/faq', gone)).toEqual(gone)
  putText(withLead('Also [these](/services/residential-locksmith/gate-locks).'), { services })
  expect(namedServices('/faq', gone)).toEqual(gone)
  putText(withLead('Nothing.'), { services })
  expect(namedServices('/faq', gone)).toEqual([])
})
