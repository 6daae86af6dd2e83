import { describe, expect, test } from 'vitest'
import { CATALOG } from '#domain/services/catalog.ts'
import type { Language } from '#domain/text/language.ts'
import { findPage } from '#domain/pages/pages.ts'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { fillTemplate } from './fill-template.ts'
import { english, spanish } from './loader/languages.ts'
import { PLACEHOLDERS } from './placeholders.ts'
import { ACCEPT_PAGE_MESSAGES } from './server/accept-page.ts'
import { BOARD_MESSAGES } from './server/board.ts'
import { formMessages } from './server/plain-form.ts'
import { STATUS_PAGE_MESSAGES } from './server/status-page.ts'

const { language: _language, prices, ...sections } = english()
const { menus, submissionForm, shell } = sections

interface Text {
  readonly path: string
  readonly text: string
}

/** A text into which numbers are inserted. */
type Sentence = (...parts: readonly (string | number)[]) => string

/** Returns every text in a value with its path; functions are called with numbers. */
function textsOf(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') return textsOf((value as Sentence)(3, 5), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const all: readonly Text[] = Object.entries(sections).flatMap(([name, value]) =>
  textsOf(value, name),
)

const matching = (pattern: RegExp, texts: readonly Text[] = all): readonly string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`)

describe('facts are only in business.json', () => {
  test('texts contain no literal price and no literal phone number', () => {
    expect(matching(/\$\s?\d|\d+ dollars/i)).toEqual([])
    expect(matching(/\d{3}\D{0,2}\d{3}\D?\d{4}|\b\d{3}[-. ]\d{4}\b/)).toEqual([])
  })

  test('every placeholder can be filled in', () => {
    const known: readonly string[] = PLACEHOLDERS
    const texts = [...all, ...textsOf({ prices }, '')]
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\{([^}]*)\}?/g)]
        .filter(([whole, name]) => !whole.endsWith('}') || !known.includes(name ?? ''))
        .map(([whole]) => `${path}: ${whole}`),
    )
    expect(unknown).toEqual([])
    const used = new Set(texts.flatMap(({ text }) => text.match(/(?<=\{)\w+(?=\})/g) ?? []))
    expect(PLACEHOLDERS.filter((name) => !used.has(name))).toEqual([])
  })
})

describe('plain words', () => {
  const everywhere = [...all, ...textsOf({ prices }, '')]

  test('use one term per concept', () => {
    expect(
      matching(/\bshutters?\b|street door|hall door|exit bars?\b|by phone first/i, everywhere),
    ).toEqual([])
  })

  test('answer instead of saying "ask us"', () => {
    expect(matching(/(?:^|[.?!:] )Ask (?:about|for|if|us|what)\b/, everywhere)).toEqual([])
  })
})

/** Paths of names and values that are the same in both languages. */
const SHARED_TEXT = /\.service$|\.thirdParty\.attribution$/

test('no Spanish text of several words is still English', () => {
  const messages = {
    accept: ACCEPT_PAGE_MESSAGES,
    board: BOARD_MESSAGES,
    form: formMessages(),
    status: STATUS_PAGE_MESSAGES,
  }
  /** JSON leaves out the sentences with parts. */
  const textsIn = (language: Language): readonly Text[] =>
    [
      ...Object.entries(language === 'en' ? english() : spanish()).filter(
        ([name]) => name in sections,
      ),
      ...Object.entries(messages).map(([name, each]) => [name, each[language]] as const),
    ].flatMap(([name, value]) => textsOf(JSON.parse(JSON.stringify(value)), name))
  const inEnglish = new Map(textsIn('en').map(({ path, text }) => [path, text]))
  const left = textsIn('es').filter(
    ({ path, text }) =>
      text === inEnglish.get(path) && /\p{L} \p{L}/u.test(text) && !SHARED_TEXT.test(path),
  )
  expect(left).toEqual([])
})

describe('links and names have targets', () => {
  test('the quick picks set existing services, the footer links to existing pages', () => {
    for (const { service } of submissionForm.quickPicks.items) {
      expect(CATALOG.find(({ label }) => label === service)?.group).toBe('emergency')
    }
    for (const { path } of shell.footer.quickLinks.links) expect(findPage(path)?.path).toBe(path)
  })

  test('every field of the form has a label', () => {
    expect(Object.keys(submissionForm.labels)).toEqual([...FIELD_NAMES])
  })
})

describe('strings that the requirements fix', () => {
  test('header, footer, banner, error screens', () => {
    expect(shell.header.bookService).toBe('Book Service')
    expect(shell.footer.quickLinks.links.map(({ label }) => label)).toEqual([
      'About Us',
      'Services',
      'Service Areas',
      'Contact',
      'Reviews',
      'Prices',
      'FAQ',
      'For Landlords',
      'Sitemap',
    ])
    expect(shell.footer.hours).toMatchObject({
      service: 'Emergency Service',
      times: '24 Hours / 7 Days',
    })
    expect(shell.cookieBanner.accept).toBe('Accept All')
    expect(menus.errors.section).toEqual({
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try again.',
      retry: 'Try Again',
    })
    expect(menus.errors.page).toMatchObject({
      text: 'We encountered an unexpected error. Please try again or return to the home page.',
      back: 'Go Back',
      home: 'Return Home',
    })
  })

  test('the form', () => {
    expect(submissionForm.accessibleName).toBe('Service booking form')
    expect(submissionForm.submit).toBe('Request Service')
    expect(submissionForm.submitting).toBe('Processing...')
    expect(submissionForm.toasts.invalid).toEqual({
      title: 'Form Validation Failed',
      description: 'Please check the form for errors',
    })
    expect(submissionForm.toasts.failed).toEqual({
      title: 'Submission Failed',
      description: 'Please try again or contact us directly.',
    })
  })

  test('maps and captcha scripts', () => {
    expect(submissionForm.thirdParty).toMatchObject({
      mapsFailed: 'Failed to load Google Maps',
      recaptchaFailed: 'Failed to load reCAPTCHA',
      mapsUnavailable: 'Google Maps API not available',
      autocompleteFailed: 'Failed to initialize address autocomplete',
      loadingMap: 'Loading map...',
      retry: 'Try again',
      manual: 'Enter address manually',
    })
    expect(fillTemplate(submissionForm.thirdParty.banner, { reason: 'timeout' })).toBe(
      'Failed to load Maps/reCAPTCHA: timeout',
    )
  })
})
