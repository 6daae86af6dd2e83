import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { socialImagePath } from '#site/seo/social-image.ts'
import { copyIn } from '#copy/loader/languages.ts'
import { business } from '#domain/business/business.ts'
import { localizedPages, localizedPath } from '#domain/pages/localized-paths.ts'
import { shownRating } from '#domain/business/rating.ts'
import { ART, drawnFilesIn } from './drawings.ts'
import { nameSocialImage, planSocialImages } from './social-images.ts'
import { allCards } from './social/all-cards.ts'

const hoursIn = (language: 'en' | 'es') => copyIn(language).shell.footer.hours.times
const drawn = allCards({ icon: null, drawnFiles: drawnFilesIn(ART) })
const images = new Map([['/assets/social/faq.png', '/assets/social/faq-Ab12_-9z.png']])

test('every page has an image of 1200 by 630 with its own heading and drawing', () => {
  expect(drawn.map(({ path }) => path)).toEqual(localizedPages().map(({ path }) => path))
  for (const { path, svg } of drawn) {
    expect(svg, path).toMatch(/^<svg [^>]*width="1200" height="630"/)
    expect(svg, path).not.toMatch(/undefined|NaN|\[object/)
  }
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(localizedPages().length)
})

test('the text beside the heading is in the language of the page', () => {
  const cards = new Map(drawn.map(({ path, svg }) => [path, svg]))
  for (const { path, language } of localizedPages())
    expect(cards.get(path), path).toContain(hoursIn(language))
  expect(hoursIn('es')).not.toBe(hoursIn('en'))
  // The text is the rating, if there is one.
  if (shownRating(business) === null) return
  expect(cards.get('/reviews')).toContain('reviews.')
  expect(cards.get(localizedPath('/reviews', 'es'))).toMatch(/reseñas\.(?![\s\S]*reviews)/)
})

test('a page names its image by address everywhere', () => {
  const head = (name: string) =>
    `<meta content="http://localhost:3000${name}"/><meta name="twitter:image" content="http://localhost:3000${name}"/>`
  expect(nameSocialImage(head('/assets/social/faq.png'), '/faq', images)).toBe(
    head('/assets/social/faq-Ab12_-9z.png'),
  )
})

test('a page without the placeholder of its image stops the build', () => {
  expect(() => nameSocialImage('<head></head>', '/faq', images)).toThrow('/faq')
})

test('the not-found page has no image and stays unchanged', () => {
  expect(nameSocialImage('<head></head>', '/404', images)).toBe('<head></head>')
})

test('images are named after their pages', () => {
  expect(socialImagePath('/')).toBe('/assets/social/home.png')
  expect(socialImagePath('/es')).toBe('/assets/social/es.png')
  expect(socialImagePath('/services/auto-locksmith/car-key-cutting')).toBe(
    '/assets/social/services--auto-locksmith--car-key-cutting.png',
  )
})

test('publishing keeps the images of the last site, and a build replaces those that it drew fast', async () => {
  const last = mkdtempSync(path.join(tmpdir(), 'social-'))
  onTestFinished(() => rmSync(last, { recursive: true }))
  const plan = async (compression: 'best' | 'fast') =>
    (await planSocialImages(last, { drawnFiles: drawnFilesIn(ART), last, font: '', compression }))
      .images
  const [best, fast] = [await plan('best'), await plan('fast')]
  const pages = ['/assets/social/home.png', '/assets/social/faq.png'] as const
  for (const page of pages) {
    expect(best.get(page)).toMatch(/^\/assets\/social\/\w+-[\w-]{8}\.png$/)
    expect(fast.get(page)).not.toBe(best.get(page))
  }
  mkdirSync(path.join(last, 'assets/social'), { recursive: true })
  writeFileSync(path.join(last, best.get(pages[0]) ?? ''), '')
  writeFileSync(path.join(last, fast.get(pages[1]) ?? ''), '')
  const [nextBest, nextFast] = [await plan('best'), await plan('fast')]
  expect(pages.map((page) => nextFast.get(page))).toEqual([best.get(pages[0]), fast.get(pages[1])])
  expect(nextBest).toEqual(best)
})
