import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentAt } from '#content/documents.ts'
import type { CategoryFront } from '#content/kinds.ts'
import type { Language } from '#domain/text/language.ts'
import { siteRedirects } from '#domain/pages/redirects.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import type { Box, Point } from '../computed/shapes.ts'
import { layOutCallout, TITLE_SIZE, titleWidth } from './callout-layout.ts'
import { ownLargeDrawing } from './large-drawing-of.ts'
import { LARGE_SIZE } from './types.ts'

/** Pages with a large drawing. */
const PAGES = serviceGroups().flatMap((group) => [
  `/services/${group.slug}`,
  ...servicesOf(group.id).map(({ slug }) => `/services/${group.slug}/${slug}`),
])

const FILES = globSync('*/*.svg', { cwd: import.meta.dirname })

/** Returns the names of a drawing's parts, as the page of a language has them. */
const calloutsOf = (path: string, language: Language) =>
  Object.entries(documentAt<CategoryFront>(path, language).front.drawing.parts).map(
    ([part, [title, text]]) => ({ part, title, text }),
  )

const DRAWINGS = PAGES.flatMap((path) => {
  const drawing = ownLargeDrawing(path)
  if (!drawing) return []
  return [{ path, drawing, copies: [calloutsOf(path, 'en'), calloutsOf(path, 'es')] }]
})

const WHOLE: Box = { x: 0, y: 0, ...LARGE_SIZE }

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const holdsBox = (outer: Box, { x, y, width, height }: Box): boolean =>
  holds(outer, { x, y }) && holds(outer, { x: x + width, y: y + height })

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Returns squares of one unit along a line, to test slanted segments. */
function steps(from: Point, to: Point): Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
    width: 1,
    height: 1,
  }))
}

/**
 * Returns the areas of title and text separately, for text set from the left, because a title is
 * often narrower than its text.
 */
function covered({ x, y, width, height }: Box, { title }: { readonly title: string }): Box[] {
  const text = y + TITLE_SIZE
  return [
    { x, y, width: titleWidth(title), height: TITLE_SIZE },
    { x, y: text, width, height: y + height - text },
  ]
}

test('every large drawing has its positions and a page (unless the owner removed it)', () => {
  const moved = Object.keys(siteRedirects())
  const shown = FILES.filter(
    (file) => !moved.some((page) => file.endsWith(`${page.slice(page.lastIndexOf('/'))}.svg`)),
  )
  expect(DRAWINGS).toHaveLength(shown.length)
})

describe.each(DRAWINGS)('the large drawing of $path', ({ drawing, copies }) => {
  const sets = copies.map((callouts) =>
    callouts.map(({ part, ...words }) => {
      const at = drawing.parts[part]
      if (!at) throw new Error(`the drawing has no part '${part}'`)
      return { words, ...layOutCallout(at, words) }
    }),
  )

  test('has the parts of the copy, in the same order', () => {
    for (const callouts of copies)
      expect(callouts.map(({ part }) => part)).toEqual(Object.keys(drawing.parts))
  })

  test('its frame is in it, and every part in the frame', () => {
    expect(holdsBox(WHOLE, drawing.frame)).toBe(true)
    for (const { dot } of Object.values(drawing.parts)) expect(holds(drawing.frame, dot)).toBe(true)
  })

  test('its text stays inside, on two lines at most, without overlaps', () => {
    for (const set of sets) {
      for (const [i, { words, box, lines }] of set.entries()) {
        expect(lines.length).toBeLessThanOrEqual(2)
        expect(holdsBox(WHOLE, box)).toBe(true)
        for (const other of set.slice(i + 1)) {
          for (const mine of covered(box, words)) {
            for (const theirs of covered(other.box, other.words))
              expect(meet(mine, theirs)).toBe(false)
          }
        }
      }
    }
  })

  test('leaders end at the height of their own text and cross none', () => {
    for (const set of sets) {
      for (const { box, leader } of set) {
        for (const [i, from] of leader.slice(0, -1).entries()) {
          for (const step of steps(from, leader[i + 1] ?? from)) {
            for (const other of set) {
              for (const words of covered(other.box, other.words))
                expect(meet(step, words)).toBe(false)
            }
          }
        }
        // Level with the text, or right above or below.
        const end = leader.at(-1)?.y ?? Number.NaN
        expect(end).toBeGreaterThan(box.y - 12)
        expect(end).toBeLessThan(box.y + box.height + 12)
      }
    }
  })
})

test('every pattern is used in its own drawing, and no two share an id', () => {
  const all = DRAWINGS.flatMap(({ drawing }) => {
    const drawn = drawing.shapes
    const ids = drawn.match(/(?<= id=")[^"]+/g) ?? []
    expect(new Set(drawn.match(/(?<=url\(#)[^)]+/g) ?? [])).toEqual(new Set(ids))
    return ids
  })
  expect(new Set(all).size).toBe(all.length)
})
