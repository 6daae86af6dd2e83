import { describe, expect, test } from 'vitest'
import { PAGES } from '../../../domain/pages.ts'
import { gradesOf, headingsPage, problemsOf, readingPage } from './documents.ts'
import { missingLinks } from './missing-links.ts'
import { pageText } from './page-text.ts'
import { readingGrade } from './reading-grade.ts'

const document = (main: string): string => `<html><body><p>Before.</p><main>${main}</main></body>`

describe('the words of a page', () => {
  test('headings come in order, with their levels and without their markup', () => {
    const { headings } = pageText(
      document('<h1><span>Lock</span> <span>Rekey</span></h1><h2>Prices &amp; hours</h2>'),
    )
    expect(headings).toEqual([
      { level: 1, text: 'Lock Rekey' },
      { level: 2, text: 'Prices & hours' },
    ])
  })

  test('the lead is the first sentence after the main heading, outside the navigation', () => {
    const { lead } = pageText(
      document(
        '<p>Badge.</p><h1>Keys</h1><nav><p>No.</p></nav><p>Tag</p><p>We cut <b>keys</b>.</p>',
      ),
    )
    expect(lead).toBe('We cut keys.')
  })

  test('running text leaves out the form, drawings, scripts and what is no sentence', () => {
    const { sentences } = pageText(
      document(
        '<form><p>In the form.</p></form><svg><text>Drawn.</text></svg><script>x.</script><li>A tag</li><dd>Read it. Sign it.</dd>',
      ),
    )
    expect(sentences).toEqual(['Read it. Sign it.'])
  })
})

describe('glued words', () => {
  test.each([
    ['<h2><span>Eight towns</span><span>we serve</span></h2>', ['Eight towns|we serve']],
    ['<p><strong>4.9</strong>stars</p>', ['4.9|stars']],
    ['<h2><span>Eight towns</span> <span>we serve</span></h2>', []],
    ['<p>One</p><p>Two</p>', []],
    ['<p>Call <a href="tel:1">us</a>.</p>', []],
    ['<svg><text>Hudson</text><text>River</text></svg>', []],
  ])('%s', (html, glued) => {
    expect(pageText(document(html)).glued).toEqual(glued)
  })
})

describe('links', () => {
  test('are those of the whole document, in the order of the page', () => {
    const html = '<a href="/faq">Questions</a><main><a class="x" href="/a?b=1&amp;c=2">A</a></main>'
    expect(pageText(`<script>'<a href="/no">'</script>${html}`).links).toEqual([
      '/faq',
      '/a?b=1&c=2',
    ])
  })

  test('R22: a page that leads nowhere lacks every page of the menus', () => {
    const missing = missingLinks('/contact', [])
    for (const { path, kind } of PAGES) if (kind !== 'content') expect(missing).toContain(path)
    expect(missing).not.toContain('/guides/while-you-wait')
    expect(missingLinks('/contact', missing)).toEqual([])
  })

  test.each(['/', '/thank-you', '/services/emergency-locksmith/car-lockout'])(
    'both guides are wanted on %s',
    (path) => {
      expect(missingLinks(path, missingLinks('/contact', []))).toEqual([
        '/guides/locksmith-scams',
        '/guides/while-you-wait',
      ])
    },
  )
})

describe('the reading grade', () => {
  test('short words in short sentences read easier than long ones', () => {
    expect(readingGrade('We cut the key. You try it.')).toBeLessThan(1)
    expect(
      readingGrade(
        'Notwithstanding considerable meteorological uncertainty, our representatives endeavor to accommodate extraordinary requirements.',
      ),
    ).toBeGreaterThan(20)
  })

  test('is the one that Flesch and Kincaid’s formula gives', () => {
    // 7 words in 1 sentence, 8 syllables.
    expect(readingGrade('The lock on the door sticks badly.')).toBeCloseTo(
      0.39 * 7 + 11.8 * (8 / 7) - 15.59,
      5,
    )
  })
})

describe('what is written and what is refused', () => {
  const page = {
    path: '/hard',
    html: '',
    headings: [
      { level: 1, text: 'Hard' },
      { level: 2, text: '' },
    ],
    lead: 'Notwithstanding considerable uncertainty, representatives accommodate extraordinary requirements.',
    sentences: ['We cut keys.'],
    glued: ['a|b'],
    links: missingLinks('/', []),
  } as const

  test('a hard lead, glued words and an empty heading are each said once', () => {
    expect(problemsOf([page])).toEqual([
      expect.stringMatching(/^\/hard: the lead reads at grade \d+\.\d$/),
      '/hard: no space between two elements: a|b',
      '/hard: a heading without words',
    ])
  })

  test('a legal page may be as hard as the law', () => {
    const legal = { ...page, path: '/terms-conditions', headings: [], glued: [] }
    expect(problemsOf([legal])).toEqual([])
  })

  test('both documents hold every page', () => {
    expect(headingsPage([page])).toContain('## /hard\n\n- Hard\n')
    const [grades] = gradesOf([page])
    expect(readingPage([page])).toContain(`| /hard | ${grades?.lead.toFixed(1)} |`)
  })
})
