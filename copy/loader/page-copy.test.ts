import { expect, test } from 'vitest'
import { english, spanish } from '#copy/loader/languages.ts'
import { allTowns } from '#domain/places/towns.ts'
import { categoryPath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { spanishPaths } from '#domain/pages/spanish-paths.ts'
import { serviceBlurb, townLine } from './page-copy.ts'

test('a link to an English-only page is marked, others have their own line', () => {
  for (const group of serviceGroups())
    for (const { slug } of servicesOf(group.id)) {
      const isSpanish = `${categoryPath(group.slug)}/${slug}` in spanishPaths()
      const blurb = serviceBlurb(spanish(), group.slug, slug)
      expect(blurb === spanish().innerPages.inEnglish).toBe(!isSpanish)
      expect(serviceBlurb(english(), group.slug, slug)).not.toBe(english().innerPages.inEnglish)
    }
  for (const { slug } of allTowns()) {
    const isSpanish = `/service-areas/${slug}` in spanishPaths()
    expect(townLine(spanish(), slug) === spanish().innerPages.inEnglish).toBe(!isSpanish)
    expect(townLine(english(), slug)).not.toBe(english().innerPages.inEnglish)
  }
})

test('any page that exists only in English is marked', () => {
  const { inEnglish } = spanish().innerPages
  expect(serviceBlurb(spanish(), 'emergency-locksmith', 'not-translated')).toBe(inEnglish)
  expect(townLine(spanish(), 'not-translated')).toBe(inEnglish)
})
