import postcss from 'postcss'
import { expect, test } from 'vitest'
import { readFeatures } from '../../scripts/checks/compat/newer-features.ts'
import { newerUses } from '../../scripts/checks/compat/newer-uses.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'

const { built, documents } = await renderSite()
const FEATURES = readFeatures()

/**
 * What the shipped scripts use although the oldest browsers of docs/operations.md lack it, and why
 * nothing fails there. A name in the data may also be one of ours, such as a method `show`.
 */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  // Checked by the library, or set only by a property that we do not use.
  react: [
    '.capture',
    '.getState',
    '.loading',
    '.popover',
    '.skipTransition',
    '.startViewTransition',
    '.submitter',
    '.use',
  ],
  'web-vitals': ['.prerendering', '.requestIdleCallback', '.wasDiscarded'],
  // Undefined means no, or is replaced by `||` or after a comparison.
  'after-paint': ['.timeOrigin'],
  // In a chain that ends without Trusted Types: `factory()?.createPolicy`.
  trustedTypes: ['.createHTML', '.createPolicy'],
  // The loader of this chunk renders the mark in its place.
  'sending-key': ['.adoptedStyleSheets', '.replaceSync'],
  // In a chain after `navigator.permissions?.`.
  'submission-form': ['.query'],
  // After a test for the feature in another function, or in a chain that catches.
  hydrate: ['cancelIdleCallback'],
  'status-page': ['createImageBitmap'],
  board: [
    '.getSubscription',
    '.pushManager',
    '.subscribe',
    '.unsubscribe',
    'Notification.requestPermission',
  ],
  // The browser runs a worker only if it has these, or they are methods of ours.
  worker: ['.destroy', '.fetch', '.handle', '.setHeaderValue', '.showNotification'],
  // Methods of our own.
  ours: ['.address', '.draw', '.format', '.move', '.service', '.show'],
}
const ACCEPTED_NAMES = new Set(Object.values(ACCEPTED).flat())

const { head, thankYou, offline } = built.scripts
const scripts = [
  ...[...built.files]
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, body]) => ({ file, text: body.toString() })),
  ...Object.entries({ head, thankYou, offlinePage: offline, ...built.workers }).map(
    ([file, text]) => ({
      file,
      text,
    }),
  ),
]

test('the check finds what older browsers lack, except for what is tested before', () => {
  const uses = (text: string) => newerUses(text, FEATURES)
  expect(uses('const a = (b) => b.toSorted()')).toEqual(['.toSorted'])
  expect(uses('Object.hasOwn(a, b)')).toEqual(['Object.hasOwn'])
  expect(uses('AbortSignal.timeout(5)')).toEqual(['AbortSignal.timeout'])
  expect(uses('structuredClone(a)')).toEqual(['structuredClone'])
  expect(uses('button.ariaDisabled = "true"')).toEqual(['.ariaDisabled'])
  expect(uses('/(?<!a)b/.test(c)')).toEqual(['lookbehind assertion'])
  expect(uses('/a/v.test(c)')).toEqual(['flag v'])
  expect(uses('a?.b(...c, d)')).toEqual(['spread argument in an optional chain'])
  expect(uses('a?.b(c); d(...e)')).toEqual([])
  expect(uses('form.requestSubmit?.()')).toEqual([])
  expect(uses('if ("share" in navigator) navigator.share(a)')).toEqual([])
  expect(uses('typeof structuredClone === "function" && structuredClone(a)')).toEqual([])
  expect(uses('a.map(b).sort(c).replaceAll("d", "e")')).toEqual([])
  expect(uses('const text = event.at')).toEqual([])
})

test('no shipped script needs what the oldest browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(30)
  const problems = scripts.flatMap(({ file, text }) =>
    newerUses(text, FEATURES)
      .filter((use) => !ACCEPTED_NAMES.has(use))
      .map((use) => `${file}: ${use}`),
  )
  expect(problems).toEqual([])
})

test('nothing is accepted that no script uses', () => {
  const used = new Set(scripts.flatMap(({ text }) => newerUses(text, FEATURES)))
  expect([...ACCEPTED_NAMES].filter((name) => !used.has(name))).toEqual([])
})

test('no stylesheet has layers, nested rules, or a selector for which an old browser ignores the rule', () => {
  const texts = [...documents.values()].flatMap((html) =>
    [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text),
  )
  const problems = [...new Set(texts)].flatMap((text) => {
    const root = postcss.parse(text)
    const found: string[] = []
    root.walkAtRules('layer', ({ params }) => void found.push(`@layer ${params}`))
    root.walkRules(({ selector, parent }) => {
      // Prefixed `:any` is no fallback: it has another specificity than `:is`.
      if (/:is\(|:-(?:webkit|moz)-any\(/.test(selector) || parent?.type === 'rule')
        found.push(selector)
    })
    return found
  })
  expect(problems).toEqual([])
})

test('no line under a text has color or thickness in the shorthand, which Safari ignores as a whole', () => {
  const styles = [...documents.values()].flatMap((html) =>
    [...html.matchAll(/[{;]text-decoration:([^;}]+)/g)].map(([, value = '']) => value),
  )
  expect(styles).toContain('none')
  expect(styles.filter((value) => !/^(?:none|inherit|underline)$/.test(value))).toEqual([])
})
