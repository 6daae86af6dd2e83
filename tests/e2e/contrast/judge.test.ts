import { describe, expect, test } from 'vitest'
import { contrast, faintLines, type Picture, type TextLine } from './judge.ts'

const WIDTH = 20
const HEIGHT = 10
const INK = [11, 27, 55] as const
const AMBER = [253, 163, 55] as const
const STEEL = [85, 107, 130] as const

type Ground = (x: number, y: number) => readonly [number, number, number]

/** Letters are in every second column from 2 to 17 and in rows 2 to 7. */
function picture(ground: Ground, hasLetters: boolean): Picture {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isLetter = hasLetters && x % 2 === 0 && x >= 2 && x <= 17 && y >= 2 && y <= 7
      pixels.set(isLetter ? [255, 0, 255] : ground(x, y), (y * WIDTH + x) * 3)
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels }
}

const line = (
  color: readonly [number, number, number],
  changes: Partial<TextLine> = {},
): TextLine => ({
  text: 'Locked out?',
  x: 0,
  y: 0,
  width: WIDTH,
  height: HEIGHT,
  color: [...color, 1],
  least: 4.5,
  ...changes,
})

const judge = (ground: Ground, ...lines: TextLine[]) =>
  faintLines(lines, picture(ground, true), picture(ground, false))

describe('a line of text', () => {
  test('ink on amber can be read, steel on ink can not, and it is said where', () => {
    expect(judge(() => AMBER, line(INK))).toEqual([])
    expect(judge(() => INK, line(STEEL))).toEqual([
      expect.objectContaining({ at: [2, 2], ground: '#0b1b37', ratio: expect.closeTo(3.11, 1) }),
    ])
  })

  test('is judged by the worst that lies behind it: an end that leaves the light is found', () => {
    const light: Ground = (x) => (x < 15 ? AMBER : INK)
    expect(judge(light, line(INK))).toEqual([
      expect.objectContaining({ at: [16, 2], ratio: expect.closeTo(1, 1) }),
    ])
  })

  test('is not judged by what lies between its letters and around it', () => {
    const frame: Ground = (x, y) => (x % 2 === 1 || y < 2 || y > 7 ? INK : AMBER)
    expect(judge(frame, line(INK))).toEqual([])
  })

  test('of large letters may be fainter', () => {
    expect(judge(() => INK, line(STEEL, { least: 3 }))).toEqual([])
  })

  test('that lets the ground through is as faint as it looks', () => {
    expect(judge(() => INK, line([255, 255, 255], { color: [255, 255, 255, 0.1] }))).toHaveLength(1)
  })

  test('another line in the same place does not judge its letters again', () => {
    expect(judge(() => AMBER, line(INK), line([255, 255, 255]))).toEqual([])
  })
})

test('contrast is what WCAG says it is', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})
