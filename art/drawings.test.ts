import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Drawing, DRAWINGS } from './drawings.ts'
import { drawnFile } from './drawn-file.ts'
import { notFoundKey } from './scenes/not-found-key.ts'
import { vanKeys } from './scenes/van-keys.ts'
import { tokens } from './tokens.ts'

const readDrawing = (file: string): string | null =>
  existsSync(path.join(import.meta.dirname, file))
    ? drawnFile(readFileSync(path.join(import.meta.dirname, file), 'utf8'), file)
    : null

/** Hand-drawn files by path. */
const HAND_DRAWN: Readonly<Record<string, Drawing>> = Object.fromEntries(
  globSync('**/*.svg', { cwd: import.meta.dirname }).map((file) => [
    file,
    () => readDrawing(file) ?? '',
  ]),
)
/** Inline drawings. */
const IN_PAGES = { 'not-found-key': notFoundKey, 'van-keys': vanKeys }
const ALL: Readonly<Record<string, Drawing>> = { ...HAND_DRAWN, ...DRAWINGS, ...IN_PAGES }

/** Bytes after brotli of each file; files that are not listed are houses. */
const BUDGET: Readonly<Record<string, number>> = {
  'hero-key-wide': 700,
  'hero/water.svg': 350,
  spots: 3700,
  'emergency-street': 2250,
  'scenes/person.svg': 450,
  'scenes/parked-car.svg': 550,
  'scenes/lamp-wide.svg': 300,
  'scenes/lamp-narrow.svg': 220,
  'scenes/night-desk.svg': 550,
  'emergency-curb': 850,
  'process-key-1': 450,
  'process-key-2': 500,
  'process-key-3': 550,
  'process-key-4': 550,
  'town-map': 3200,
  'cylinder-wide': 1350,
  'cylinder-narrow': 1350,
  'cylinder-wide-turning': 1450,
  'cylinder-narrow-turning': 1450,
  'not-found-key': 600,
  'work-order/signature.svg': 300,
  'van-keys': 1400,
}

/** Bytes after brotli of a town's house. */
const HOUSE_BUDGET = 1800

const TOWN_HOUSE = /^towns\/[^/]+\/house\.svg$/

/** Number of a town's own colors: base, shade and light of its brick, siding or metal. */
const OWN_COLORS = 3

/** Checks that elements are closed in order, and attributes are quoted and unique. */
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

test('wellFormed detects malformed markup', () => {
  expect(wellFormed('<svg a="1"><g/></svg>')).toBe(true)
  expect(wellFormed('<svg><g></svg>')).toBe(false)
  expect(wellFormed('<svg a="1" a="2"/>')).toBe(false)
  expect(wellFormed('<svg>&amp</svg>')).toBe(false)
})

describe.each(Object.entries(ALL))('%s', (name, draw) => {
  const markup = draw(readDrawing)

  test('is well-formed and has a size', () => {
    expect(wellFormed(markup)).toBe(true)
    expect(markup).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/,
    )
  })

  test('has no invalid number', () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|null|e-\d/)
  })

  test('has no styles, text, scripts, links, gradients or filters', () => {
    expect(markup).not.toMatch(
      /<(style|text|script|image|use|a|linearGradient|radialGradient|filter|foreignObject)\b/,
    )
    expect(markup).not.toMatch(/\b(style|href|opacity)=/)
  })

  test("uses only the colors of the design, and on a house its town's own material in three steps", () => {
    const used = new Set(
      [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]),
    )
    used.delete('none')
    const known = new Set<string>(Object.values(tokens()))
    const own = [...used].filter((color) => !known.has(color ?? ''))
    expect(own).toHaveLength(TOWN_HOUSE.test(name) ? OWN_COLORS : 0)
  })

  test('is deterministic', () => {
    expect(draw(readDrawing)).toBe(markup)
  })

  test('is within its byte budget', () => {
    const bytes = brotliCompressSync(markup).length
    expect(bytes).toBeLessThanOrEqual(BUDGET[name] ?? HOUSE_BUDGET)
  })
})
