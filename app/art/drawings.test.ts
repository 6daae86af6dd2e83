import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DRAWINGS } from './drawings.ts'
import { TOKENS } from './tokens.ts'
import { LOCAL_COLORS } from './towns/local-colors.ts'

/** Bytes after brotli that each file may cost a visitor. */
const BUDGET: Record<keyof typeof DRAWINGS, number> = {
  'hero-key-wide': 700,
  spots: 3700,
  'emergency-wide': 2600,
  'emergency-lamp': 300,
  'emergency-curb': 850,
  'process-key-1': 450,
  'process-key-2': 500,
  'process-key-3': 550,
  'process-key-4': 550,
  'town-map': 3200,
  'cylinder-wide': 1350,
  'cylinder-narrow': 1350,
  'not-found-key': 600,
  signature: 300,
  'tag-eyelet': 250,
  'tag-ring': 200,
  'van-keys': 1400,
  'guttenberg-house': 1800,
  'hoboken-house': 1100,
  'jersey-city-house': 1450,
  'north-bergen-house': 1700,
  'secaucus-house': 1800,
  'union-city-house': 1500,
  'weehawken-house': 1750,
  'west-new-york-house': 1800,
}

/** Every opened element is closed, in order, and every attribute is quoted and given once. */
function wellFormed(markup: string): boolean {
  const open: string[] = []
  let end = 0
  for (const tag of markup.matchAll(/<(\/?)([\w]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [whole, closing, name = '', attributes = '', empty] = tag
    if (tag.index !== end) return false
    end = tag.index + whole.length
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) return false
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return end === markup.length && open.length === 0
}

test('the check of markup knows broken markup', () => {
  expect(wellFormed('<svg a="1"><g/></svg>')).toBe(true)
  expect(wellFormed('<svg><g></svg>')).toBe(false)
  expect(wellFormed('<svg a="1" a="2"/>')).toBe(false)
  expect(wellFormed('<svg>&amp</svg>')).toBe(false)
})

describe.each(Object.entries(DRAWINGS))('%s', (name, draw) => {
  const markup = draw()

  test('is well-formed and says how large it is', () => {
    expect(wellFormed(markup)).toBe(true)
    expect(markup).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/,
    )
  })

  test('has no number that went wrong', () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|null|e-\d/)
  })

  test('needs nothing but itself: no styles, words, scripts, links, gradients or filters', () => {
    expect(markup).not.toMatch(
      /<(style|text|script|image|use|a|linearGradient|radialGradient|filter|foreignObject)\b/,
    )
    expect(markup).not.toMatch(/\b(style|href|opacity)=/)
  })

  test('uses the colors of the design only, and on a house its town’s own', () => {
    const used = new Set(
      [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]),
    )
    used.delete('none')
    const known = new Set<string>(Object.values(TOKENS))
    for (const [town, local] of Object.entries(LOCAL_COLORS)) {
      if (name === `${town}-house`) for (const color of Object.values(local)) known.add(color)
    }
    expect([...used].filter((color) => !known.has(color ?? ''))).toEqual([])
  })

  test('is the same every time', () => {
    expect(draw()).toBe(markup)
  })

  test('keeps to its budget', () => {
    const bytes = brotliCompressSync(markup).length
    expect(bytes).toBeLessThanOrEqual(BUDGET[name as keyof typeof DRAWINGS])
  })
})
