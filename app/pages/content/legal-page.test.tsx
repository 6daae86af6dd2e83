import { describe, expect, test } from 'vitest'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { isTag, type Nodes, plainText } from '#content/text.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { FEATURE_FLAGS, type FeatureFlagValues } from '#domain/pages/feature-flags.ts'
import { render } from '#app/render.tsx'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { LegalPage } from './legal-page.tsx'

const HOSTS = ['stats.example', 'tags.example']

const LEGAL = (['/privacy-policy', '/terms-conditions'] as const).map((path) => {
  const document = documentAt<FrontOf<'/privacy-policy'>>(path, 'en')
  const settings = document.blocks
    .flatMap(({ nodes }) => nodes)
    .flatMap((node) => (isTag(node, 'Setting') ? [node.attributes] : []))
    .map(({ name, either, on, off }) => ({
      about: String(name),
      either: plainText(either as Nodes),
      on: (on as Nodes)
        .map((part) => (isTag(part, 'p') ? plainWithHosts(part.children) : ''))
        .join(''),
      off: plainText(off as Nodes),
    }))
  return { path, document, settings }
})

function plainWithHosts(nodes: Nodes): string {
  return nodes.map((node) => (isTag(node, 'Hosts') ? HOSTS.join(', ') : plainText([node]))).join('')
}

test('says in both languages since when it holds, for the same day', () => {
  for (const { path } of LEGAL) {
    const [english, spanish] = (['en', 'es'] as const).map(
      (language) => documentAt<FrontOf<'/privacy-policy'>>(path, language).front.since,
    )
    expect(spanish).toBe(english)
    for (const [address, month] of [
      [path, 'November'],
      [localizedPath(path, 'es'), 'noviembre'],
    ])
      expect(render(address ?? '', SAMPLE_WORLD).html).toMatch(
        new RegExp(`<time dateTime="${english}">[^<]*${month}[^<]*2026</time>`),
      )
  }
})

test('every setting has a sentence on exactly one page', () => {
  const told = LEGAL.flatMap(({ settings }) => [...new Set(settings.map(({ about }) => about))])
  expect(told.toSorted()).toEqual([...FEATURE_FLAGS].toSorted())
})

describe.each(LEGAL)('$path', ({ path, document, settings }) => {
  const htmlWith = (flags: FeatureFlagValues): string =>
    inEnglish(<LegalPage path={path} document={document} />, { ...SAMPLE_WORLD, flags })

  test.each(settings)(
    'says about $about what is true while it is unknown, on, and off',
    ({ about, either, on, off }) => {
      expect(htmlWith({})).toContain(`<p>${either}</p>`)
      expect(htmlWith({ [about]: true, hosts: HOSTS })).toContain(`<p>${on}</p>`)
      const html = htmlWith({ [about]: false })
      for (const other of [either, on]) expect(html).not.toContain(`<p>${other}</p>`)
      if (off !== '') expect(html).toContain(`<p>${off}</p>`)
    },
  )

  test('uses neutral wording when the setting is unknown', () => {
    for (const { either } of settings) expect(either).toMatch(/^If /)
  })
})
