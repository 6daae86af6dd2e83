import { describe, expect, test } from 'vitest'
import { alternateProblems } from './alternates.ts'

const link = (hreflang: string, path: string) =>
  `<link rel="alternate" hrefLang="${hreflang}" href="https://keys.example${path}"/>`

const BOTH = link('en-US', '/faq') + link('es-US', '/es/preguntas') + link('x-default', '/faq')

const page = (path: string, language: string, links: string) => ({
  path,
  html: `<html lang="${language}"><head><link rel="canonical" href="/x"/>${links}</head></html>`,
})

const english = page('/faq', 'en', BOTH)
const spanish = page('/es/preguntas', 'es-US', BOTH)

describe('R151: the links between the languages', () => {
  test('are closed where each page names both, and there are none of a page in one language', () => {
    expect(alternateProblems([english, spanish, page('/about', 'en', '')])).toEqual([])
  })

  test('a page that is not there is named', () => {
    expect(alternateProblems([english])).toEqual([
      '/faq: hreflang es-US leads to /es/preguntas, which is no page',
    ])
  })

  test('a page that names nothing back is named', () => {
    expect(alternateProblems([english, page('/es/preguntas', 'es', '')])).toEqual([
      '/faq: /es/preguntas does not name the same languages back',
    ])
  })

  test('a page in another language than its link says is named, on both ends', () => {
    expect(alternateProblems([english, page('/es/preguntas', 'en', BOTH)])).toEqual([
      '/faq: hreflang es-US leads to /es/preguntas, which is in en',
      '/es/preguntas: hreflang es-US leads to /es/preguntas, which is in en',
    ])
  })

  test('a page that leaves itself out is named', () => {
    const problems = alternateProblems([page('/about', 'en', BOTH), english, spanish])
    expect(problems).toEqual(['/about: its hreflang links do not name itself'])
  })
})
