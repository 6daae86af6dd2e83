import { describe, expect, test } from 'vitest'
import { clipSegment, hatch, path, projection, stakes } from './geometry.ts'

const SQUARE = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

describe('projection', () => {
  test('maps the center to the given point and keeps north up', () => {
    const project = projection([1000, 300], 2, [360, 372])
    expect(project([1000, 300])).toEqual({ x: 360, y: 372 })
    expect(project([1010, 290])).toEqual({ x: 380, y: 352 })
  })
})

describe('path', () => {
  test('rounds to whole units and closes on demand', () => {
    expect(
      path([
        { x: 0.4, y: 1.6 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M0 2L3 4')
    expect(path(SQUARE, true)).toBe('M0 0L100 0L100 100L0 100Z')
  })
})

describe('hatch', () => {
  test('draws streets that run north at bearing 0, one pitch apart, through the given point', () => {
    expect(hatch(SQUARE, 0, 40, { x: 50, y: 50 })).toBe('M10 100L10 0M50 100L50 0M90 100L90 0')
  })

  test('draws cross streets at bearing 90', () => {
    expect(hatch(SQUARE, 90, 60, { x: 0, y: 20 })).toBe('M0 20L100 20M0 80L100 80')
  })

  test('leaves the notch of a concave town empty', () => {
    const notched = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 60, y: 100 },
      { x: 60, y: 40 },
      { x: 40, y: 40 },
      { x: 40, y: 100 },
      { x: 0, y: 100 },
    ]
    expect(hatch(notched, 90, 1000, { x: 0, y: 70 })).toBe('M0 70L40 70M60 70L100 70')
  })
})

describe('clipSegment', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }

  test('keeps segments inside', () => {
    expect(clipSegment({ x: 1, y: 1 }, { x: 9, y: 9 }, box)).toEqual([
      { x: 1, y: 1 },
      { x: 9, y: 9 },
    ])
  })

  test('cuts at the sides', () => {
    expect(clipSegment({ x: -5, y: 5 }, { x: 15, y: 5 }, box)).toEqual([
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ])
  })

  test('drops segments outside', () => {
    expect(clipSegment({ x: -5, y: 5 }, { x: 5, y: 25 }, box)).toBeUndefined()
    expect(clipSegment({ x: -5, y: 12 }, { x: 15, y: 12 }, box)).toBeUndefined()
  })
})

describe('stakes', () => {
  const heights = (data: string) =>
    [...data.matchAll(/v-(\d+)l/g)].map(([, height]) => Number(height))

  test('are 8.5 apart and at least as high as given', () => {
    const row = stakes(
      [
        { x: 0, y: 100 },
        { x: 85, y: 100 },
      ],
      17,
    )
    expect(heights(row)).toHaveLength(11)
    expect(Math.min(...heights(row))).toBe(17)
  })

  test('grow where the line is steep, so that no gap is visible', () => {
    const row = stakes(
      [
        { x: 0, y: 0 },
        { x: 85, y: 340 },
      ],
      17,
    )
    expect(Math.min(...heights(row))).toBeGreaterThan(8.5 * 4)
  })

  test('omit those beyond the box', () => {
    expect(
      stakes(
        [
          { x: 0, y: 900 },
          { x: 85, y: 900 },
        ],
        17,
      ),
    ).toBe('')
  })
})
