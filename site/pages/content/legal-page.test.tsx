import { describe, expect, test } from 'vitest'
import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { legalSentences } from '#content/legal-sentences.ts'
import { isTag, type Nodes, plainText } from '#content/text.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { HOSTS_PLACEHOLDER, FEATURE_FLAGS } from '#domain/pages/feature-flags.ts'
import { withSlotComments } from '#site/ui/slot.tsx'
import { LegalPage } from './legal-page.tsx'

const LEGAL = (['/privacy-policy', '/terms-conditions'] as const).map((path) => {
  const document = documentAt<FrontOf<'/privacy-policy'>>(path, 'en')
  const settings = document.blocks
    .flatMap(({ nodes }) => nodes)
    .flatMap((node) => (isTag(node, 'Setting') ? [node.attributes] : []))
    .map(({ name, either }) => ({ name: String(name), either: plainText(either as Nodes) }))
  return { path, document, settings }
})

test('every setting has a sentence on exactly one page', () => {
  const told = LEGAL.flatMap(({ settings }) => settings.map(({ name }) => name))
  expect(told.toSorted()).toEqual([...FEATURE_FLAGS].toSorted())
})

describe.each(LEGAL)('$path', ({ path, document, settings }) => {
  const html = withSlotComments(inEnglish(<LegalPage path={path} document={document} />))

  test.each(settings)('has a slot with the neutral wording about $name', ({ name, either }) => {
    expect(html).toContain(`<!--${name}--><p>${either}</p><!--/-->`)
  })

  test('uses neutral wording when the setting is unknown', () => {
    for (const { either } of settings) expect(either).toMatch(/^If /)
  })
})

test.each(['en', 'es'] as const)('in %s only a sentence about hosts names them', (language) => {
  expect([...legalSentences(language).keys()].toSorted()).toEqual([...FEATURE_FLAGS].toSorted())
  for (const [name, { on, off }] of legalSentences(language)) {
    expect(off ?? '').not.toContain(HOSTS_PLACEHOLDER)
    expect(on.includes(HOSTS_PLACEHOLDER)).toBe(name === 'analytics')
  }
})
