import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TOKENS } from '../tokens.ts'
import { autoLocksmithPlate } from './automotive/auto-locksmith.tsx'
import { carKeyCuttingPlate } from './automotive/car-key-cutting.tsx'
import { carKeyDuplicatePlate } from './automotive/car-key-duplicate.tsx'
import { carKeyReplacementPlate } from './automotive/car-key-replacement.tsx'
import { ignitionLockCylinderPlate } from './automotive/ignition-lock-cylinder.tsx'
import { keyFobProgrammingPlate } from './automotive/key-fob-programming.tsx'
import { letterPoint, setCallout } from './callout-layout.ts'
import { accessControlPlate } from './commercial/access-control.tsx'
import { commercialLocksmithPlate } from './commercial/commercial-locksmith.tsx'
import { emergencyExitDevicePlate } from './commercial/emergency-exit-device.tsx'
import { commercialLockRekeyPlate } from './commercial/lock-rekey.tsx'
import { commercialLockReplacementPlate } from './commercial/lock-replacement.tsx'
import { masterKeyPlate } from './commercial/master-key.tsx'
import type { Box, FramedPlate } from './frame.ts'
import { PLATE_PARTS, type PlateName } from './part-names.ts'
import { tone } from './tone.ts'
import type { Point } from './types.ts'

const PLATES = {
  'commercial-locksmith': commercialLocksmithPlate,
  'commercial-locksmith/lock-replacement': commercialLockReplacementPlate,
  'commercial-locksmith/lock-rekey': commercialLockRekeyPlate,
  'commercial-locksmith/emergency-exit-device': emergencyExitDevicePlate,
  'commercial-locksmith/master-key': masterKeyPlate,
  'commercial-locksmith/access-control': accessControlPlate,
  'auto-locksmith': autoLocksmithPlate,
  'auto-locksmith/car-key-replacement': carKeyReplacementPlate,
  'auto-locksmith/key-fob-programming': keyFobProgrammingPlate,
  'auto-locksmith/car-key-duplicate': carKeyDuplicatePlate,
  'auto-locksmith/car-key-cutting': carKeyCuttingPlate,
  'auto-locksmith/ignition-lock-cylinder': ignitionLockCylinderPlate,
} satisfies Partial<Record<PlateName, FramedPlate>>

/** As long as the copy's callouts get. */
const WORDS = { title: 'Cutter wheel', text: 'Right profile, or it goes no way.' }

/** Share of the frame's width that the square of a letter takes. */
const LETTER = 0.071

const markup = (plate: FramedPlate): string => renderToStaticMarkup(createElement(plate.drawing))

const within = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The box around a leader's straight piece; leaders run level or upright only. */
const span = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

describe.each(Object.entries(PLATES))('%s', (name, plate) => {
  const whole = { x: 0, y: 0, width: plate.width, height: plate.height }
  const set = Object.values(plate.parts).map((part) => setCallout(part, WORDS, plate))

  test('it names the parts that the copy speaks of, in the same order', () => {
    expect(Object.keys(plate.parts)).toEqual(PLATE_PARTS[name as PlateName])
  })

  test('its frame lies in the plate, and every part in the frame', () => {
    const { frame, parts } = plate
    expect(within(frame, whole)).toBe(true)
    expect(within({ x: frame.x + frame.width, y: frame.y + frame.height }, whole)).toBe(true)
    for (const { dot } of Object.values(parts)) expect(within(dot, frame)).toBe(true)
  })

  test('on a narrow screen the letters at its parts stand inside its frame', () => {
    const size = plate.frame.width * LETTER
    for (const part of Object.values(plate.parts)) {
      const { x, y } = letterPoint(part, size * 0.75)
      expect(within({ x: x - size / 2, y: y - size / 2 }, plate.frame)).toBe(true)
      expect(within({ x: x + size / 2, y: y + size / 2 }, plate.frame)).toBe(true)
    }
  })

  test('words of full length stay in the plate, two lines at most, and clear of each other', () => {
    for (const [i, { box, lines }] of set.entries()) {
      expect(lines.length).toBeLessThanOrEqual(2)
      expect(within(box, whole)).toBe(true)
      expect(within({ x: box.x + box.width, y: box.y + box.height }, whole)).toBe(true)
      for (const other of set.slice(i + 1)) expect(overlap(box, other.box)).toBe(false)
    }
  })

  test('leaders run level or upright, end at their own words and cross no others', () => {
    for (const [own, { box, leader }] of set.entries()) {
      const others = set.filter((_, i) => i !== own)
      for (const [i, from] of leader.slice(0, -1).entries()) {
        const piece = span(from, leader[i + 1] ?? from)
        expect(Math.min(piece.width, piece.height)).toBeLessThan(2)
        for (const other of others) expect(overlap(piece, other.box)).toBe(false)
      }
      const end = leader.at(-1)
      const near = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 }
      expect(end && within(end, near)).toBe(true)
    }
  })

  test('it is drawn in the tokens of the design, without words, styles or gradients', () => {
    const drawn = markup(plate)
    const colors = drawn.match(/(?<=(?:fill|stroke)=")[^"]+/g) ?? []
    const tokens = new Set<string>([...Object.values(tone), 'none'])
    expect(colors.filter((color) => !tokens.has(color) && !color.startsWith('url(#'))).toEqual([])
    expect(drawn).not.toMatch(/<text|style=|Gradient|filter|opacity|NaN|undefined/)
  })

  test('it costs a page less than 2.5 KB', () => {
    expect(brotliCompressSync(markup(plate)).length).toBeLessThan(2500)
  })
})

test('a fill that refers to a pattern finds it in its own plate, and no two plates share one', () => {
  const all = Object.values(PLATES).flatMap((plate) => {
    const drawn = markup(plate)
    const ids = drawn.match(/(?<= id=")[^"]+/g) ?? []
    const used = drawn.match(/(?<=url\(#)[^)]+/g) ?? []
    expect(new Set(used)).toEqual(new Set(ids))
    return ids
  })
  expect(new Set(all).size).toBe(all.length)
})

test('the tones of the plates are the tokens of the page', () => {
  const tokens: readonly string[] = Object.values(TOKENS)
  for (const value of Object.values(tone)) expect(tokens).toContain(value)
})
