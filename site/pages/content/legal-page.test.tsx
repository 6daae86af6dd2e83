import { afterEach, describe, expect, test } from 'vitest'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import type { LegalCopy, FlaggedText } from '#copy/page-types.ts'
import { privacyPolicy } from '#copy/en/pages/privacy-policy.ts'
import { termsConditions } from '#copy/en/pages/terms-conditions.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { business, putInForce, type Terms } from '#domain/business/business.ts'
import {
  FEATURE_FLAGS,
  type FeatureFlagValues,
  HOSTS_PLACEHOLDER,
} from '#domain/pages/feature-flags.ts'
import { LegalPage } from './legal-page.tsx'

const switchedOf = ({ sections }: LegalCopy): readonly FlaggedText[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.filter((text) => typeof text !== 'string'))

const LEGAL = [
  { path: '/privacy-policy', copy: privacyPolicy() },
  { path: '/terms-conditions', copy: termsConditions() },
] as const

test('every feature flag has a sentence on exactly one page', () => {
  const told = LEGAL.flatMap(({ copy }) => switchedOf(copy).map(({ about }) => about))
  expect(told.toSorted()).toEqual([...FEATURE_FLAGS].toSorted())
})

describe.each(LEGAL)('$path', ({ path, copy }) => {
  const htmlWith = (flags: FeatureFlagValues): string =>
    inEnglish(<LegalPage path={path} copy={copy} />, { ...SAMPLE_WORLD, flags })
  const HOSTS = ['stats.example', 'tags.example']

  test.each(switchedOf(copy))(
    'says about $about what is true while it is unknown, on, and off',
    ({ about, either, on, off }) => {
      expect(htmlWith({})).toContain(`<p>${either}</p>`)
      const shown = on.replace(HOSTS_PLACEHOLDER, HOSTS.join(', '))
      expect(htmlWith({ [about]: true, hosts: HOSTS })).toContain(`<p>${shown}</p>`)
      const html = htmlWith({ [about]: false })
      for (const other of [either, shown]) expect(html).not.toContain(`<p>${other}</p>`)
      if (off !== null) expect(html).toContain(`<p>${off}</p>`)
    },
  )

  test('uses neutral wording when the setting is unknown', () => {
    for (const { either } of switchedOf(copy)) expect(either).toMatch(/^If /)
  })

  test('only sentences about hosts have a placeholder for host names', () => {
    for (const { about, either, on, off } of switchedOf(copy)) {
      expect(`${either}${off ?? ''}`).not.toContain(HOSTS_PLACEHOLDER)
      expect(on.includes(HOSTS_PLACEHOLDER)).toBe(about === 'analytics')
    }
  })
})

describe('the owner’s terms', () => {
  const FACTS = business
  afterEach(() => putInForce(FACTS))

  function textWith(terms: Partial<Terms>): string {
    putInForce({ ...FACTS, terms: { ...FACTS.terms, ...terms } })
    return termsConditions()
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
  }

  const WARRANTY = 'Our work is covered for a year.'

  test('are the same in the terms and conditions as among the prices', () => {
    expect(textWith({ warranty: WARRANTY })).toContain(WARRANTY)
  })

  test('are left out while they are not set', () => {
    expect(textWith({ warranty: null })).not.toMatch(/warranty|null|undefined/)
  })
})
