import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TOKENS } from '../tokens.ts'
import { letterPoint, setCallout } from './callout-layout.ts'
import { businessLockoutPlate } from './emergency/business-lockout.tsx'
import { carLockoutPlate } from './emergency/car-lockout.tsx'
import { emergencyLocksmithPlate } from './emergency/emergency-locksmith.tsx'
import { houseLockoutPlate } from './emergency/house-lockout.tsx'
import { storageUnitLockoutPlate } from './emergency/storage-unit-lockout.tsx'
import type { Box, FramedPlate } from './frame.ts'
import { PLATE_PARTS, type PlateName } from './part-names.ts'
import { gateLocksPlate } from './residential/gate-locks.tsx'
import { lockRekeyPlate } from './residential/lock-rekey.tsx'
import { lockRepairPlate } from './residential/lock-repair.tsx'
import { lockReplacementPlate } from './residential/lock-replacement.tsx'
import { residentialLocksmithPlate } from './residential/residential-locksmith.tsx'
import type { Point } from './types.ts'

const PLATES = {
  'emergency-locksmith': emergencyLocksmithPlate,
  'emergency-locksmith/car-lockout': carLockoutPlate,
  'emergency-locksmith/house-lockout': houseLockoutPlate,
  'emergency-locksmith/business-lockout': businessLockoutPlate,
  'emergency-locksmith/storage-unit-lockout': storageUnitLockoutPlate,
  'residential-locksmith': residentialLocksmithPlate,
  'residential-locksmith/lock-replacement': lockReplacementPlate,
  'residential-locksmith/lock-rekey': lockRekeyPlate,
  'residential-locksmith/lock-repair': lockRepairPlate,
  'residential-locksmith/gate-locks': gateLocksPlate,
} satisfies Partial<Record<PlateName, FramedPlate>>

/** The longest that part-names.ts allows for a title, and a text as long as any page has. */
const LONG = { title: 'Mortise cylinder key', text: 'Read it out, then the cross street' }

const markup = (plate: FramedPlate): string => renderToStaticMarkup(createElement(plate.drawing))

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const holdsBox = (outer: Box, { x, y, width, height }: Box): boolean =>
  holds(outer, { x, y }) && holds(outer, { x: x + width, y: y + height })

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Squares of one unit along a line, so that slanted pieces are judged by where they run. */
function steps(from: Point, to: Point): Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
    width: 1,
    height: 1,
  }))
}

describe.each(Object.entries(PLATES))('%s', (name, plate) => {
  const whole = { x: 0, y: 0, width: plate.width, height: plate.height }
  const set = Object.values(plate.parts).map((part) => setCallout(part, LONG, plate))

  test('its parts are those that the copy speaks of', () => {
    const named = PLATE_PARTS[name as PlateName]
    expect(Object.keys(plate.parts).toSorted()).toEqual([...named].toSorted())
  })

  test('it is 680 by 440 units, its frame lies inside, and the parts inside the frame', () => {
    expect(whole).toEqual({ x: 0, y: 0, width: 680, height: 440 })
    expect(holdsBox(whole, plate.frame)).toBe(true)
    for (const { dot } of Object.values(plate.parts)) expect(holds(plate.frame, dot)).toBe(true)
  })

  test('on a phone no letter is cut off or covers another', () => {
    const size = plate.frame.width * 0.071
    const squares = Object.values(plate.parts).map((part) => {
      const { x, y } = letterPoint(part, size * 0.75)
      return { x: x - size / 2, y: y - size / 2, width: size, height: size }
    })
    for (const [i, square] of squares.entries()) {
      expect(holdsBox(plate.frame, square)).toBe(true)
      for (const other of squares.slice(i + 1)) expect(meet(square, other)).toBe(false)
    }
  })

  test('long words stay inside and clear of each other', () => {
    for (const [i, { box }] of set.entries()) {
      expect(holdsBox(whole, box)).toBe(true)
      for (const other of set.slice(i + 1)) expect(meet(box, other.box)).toBe(false)
    }
  })

  test('leaders run through no words', () => {
    for (const { leader } of set) {
      for (const [i, from] of leader.slice(0, -1).entries()) {
        for (const step of steps(from, leader[i + 1] ?? from)) {
          for (const { box } of set) expect(meet(step, box)).toBe(false)
        }
      }
    }
  })

  test('it is drawn in the tokens of the design, without words, styles, gradients or blur', () => {
    const drawn = markup(plate)
    const colors = drawn.match(/(?<=(?:fill|stroke)=")[^"]+/g) ?? []
    const allowed = new Set<string>([...Object.values(TOKENS), 'none'])
    expect(colors.length).toBeGreaterThan(20)
    expect(colors.filter((color) => !allowed.has(color) && !color.startsWith('url(#'))).toEqual([])
    expect(drawn).not.toMatch(/<text|style=|Gradient|<filter|opacity|NaN|undefined/)
  })

  test('it costs a page less than 2.5 KB', () => {
    expect(brotliCompressSync(markup(plate)).length).toBeLessThan(2500)
  })
})

test('every pattern is used in its own plate, and no two plates share a name', () => {
  const all = Object.values(PLATES).flatMap((plate) => {
    const drawn = markup(plate)
    const ids = drawn.match(/(?<= id=")[^"]+/g) ?? []
    expect(new Set(drawn.match(/(?<=url\(#)[^)]+/g) ?? [])).toEqual(new Set(ids))
    return ids
  })
  expect(new Set(all).size).toBe(all.length)
})
