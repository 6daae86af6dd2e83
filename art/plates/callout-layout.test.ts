import { describe, expect, test } from 'vitest'
import { breakText, letterPoint, room, setCallout, textWidth } from './callout-layout.ts'

const WORDS = { title: 'Hub', text: 'Turns with the knob' }

describe('callouts of a drawing', () => {
  test('keep a text that fits on one line', () => {
    expect(breakText('Who still has one?', 216)).toEqual(['Who still has one?'])
  })

  test('break a longer one into the fewest lines of similar length', () => {
    const lines = breakText('Sized to the key that you keep', 216)
    expect(lines).toEqual(['Sized to the key', 'that you keep'])
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(216)
  })

  test('lose no word, not even one that is too wide', () => {
    expect(breakText('a counterclockwise turn', 40).join(' ')).toBe('a counterclockwise turn')
  })

  test('end at the edge of the plate', () => {
    const dot = { x: 0, y: 0 }
    expect(room({ dot, label: { x: 500, y: 0 } }, 680)).toBe(180)
    expect(room({ dot, label: { x: 150, y: 0 }, anchor: 'end' }, 680)).toBe(150)
    expect(room({ dot, label: { x: 600, y: 0 }, anchor: 'middle' }, 680)).toBe(160)
  })
})

describe('leaders', () => {
  test('end before the title when level from the left', () => {
    const { leader } = setCallout({ dot: { x: 300, y: 91 }, label: { x: 400, y: 100 } }, WORDS)
    expect(leader).toEqual([
      { x: 300, y: 91 },
      { x: 390, y: 91 },
    ])
  })

  test('end behind the title, above the text, when level from the right', () => {
    const { leader, box } = setCallout({ dot: { x: 300, y: 91 }, label: { x: 0, y: 100 } }, WORDS)
    const end = leader[1]
    expect(end?.y).toBe(91)
    expect(end?.x).toBeGreaterThan(3 * 26 * 0.3)
    expect(end?.x).toBeLessThan(box.width)
  })

  test('end clear of the text when upright, from above and from below', () => {
    const above = setCallout({ dot: { x: 40, y: 20 }, label: { x: 0, y: 200 } }, WORDS)
    const below = setCallout({ dot: { x: 40, y: 400 }, label: { x: 0, y: 200 } }, WORDS)
    expect(above.leader[1]?.y).toBeLessThan(above.box.y)
    expect(below.leader[1]?.y).toBeGreaterThan(below.box.y + below.box.height)
  })

  test('turn at their elbow', () => {
    const elbow = { x: 350, y: 91 }
    const { leader } = setCallout(
      { dot: { x: 300, y: 141 }, elbow, label: { x: 400, y: 100 } },
      WORDS,
    )
    expect(leader[1]).toEqual(elbow)
    expect(leader[2]?.y).toBe(91)
  })
})

test('letters are beside their part, in the direction of the leader', () => {
  const dot = { x: 100, y: 100 }
  expect(letterPoint({ dot, label: { x: 300, y: 109 } }, 20)).toEqual({ x: 120, y: 100 })
  expect(letterPoint({ dot, label: { x: 60, y: 300 } }, 20)).toEqual({ x: 100, y: 120 })
  expect(letterPoint({ dot, elbow: { x: 100, y: 0 }, label: { x: 0, y: 9 } }, 20)).toEqual({
    x: 100,
    y: 80,
  })
})
