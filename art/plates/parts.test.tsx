import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DriverPin, KeyPin, Keyhole, Screw, Spring } from './parts.tsx'

/** Corners of a path of M, L, H, V, l, h, v and z. */
function corners(markup: string): { x: number; y: number }[] {
  const data = /d="([^"]+)"/.exec(markup)?.[1] ?? ''
  const passed: { x: number; y: number }[] = []
  let at = { x: 0, y: 0 }
  for (const [, command = '', rest = ''] of data.matchAll(/([MLHVlhv])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'M' || command === 'L') at = { x: a, y: b }
    if (command === 'H') at = { x: a, y: at.y }
    if (command === 'V') at = { x: at.x, y: a }
    if (command === 'l') at = { x: at.x + a, y: at.y + b }
    if (command === 'h') at = { x: at.x + a, y: at.y }
    if (command === 'v') at = { x: at.x, y: at.y + a }
    passed.push(at)
  }
  return passed
}

const box = (markup: string) => {
  const passed = corners(markup)
  const xs = passed.map(({ x }) => x)
  const ys = passed.map(({ y }) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const UPRIGHT = { x: 100, top: 20, bottom: 60, width: 24 }

test('any pin fills its height and width', () => {
  for (const Pin of [KeyPin, DriverPin]) {
    const { left, right, top, bottom } = box(renderToStaticMarkup(<Pin {...UPRIGHT} />))
    expect(left).toBe(88)
    expect(right).toBeCloseTo(112)
    expect(top).toBe(20)
    expect(bottom).toBeCloseTo(60)
  }
})

test('a key pin has its point in the middle', () => {
  const lowest = corners(renderToStaticMarkup(<KeyPin {...UPRIGHT} />)).filter(({ y }) => y > 59)
  const middle = lowest.reduce((sum, { x }) => sum + x, 0) / lowest.length
  expect(middle).toBeCloseTo(100)
  for (const { x } of lowest) expect(Math.abs(x - 100)).toBeLessThan(5)
})

test('a spring reaches from its seat to its pin', () => {
  const { left, right, top, bottom } = box(renderToStaticMarkup(<Spring {...UPRIGHT} />))
  expect([left, right, top]).toEqual([88, 112, 20])
  expect(Math.abs(bottom - 60)).toBeLessThan(0.5)
})

test('a screw has the given length and rotates about its head', () => {
  const drawn = renderToStaticMarkup(<Screw at={{ x: 5, y: 6 }} length={90} angle={45} />)
  expect(drawn).toContain('transform="translate(5 6)rotate(45)"')
  expect(box(drawn).right).toBe(90)
})

test('a keyhole is centered on its eye', () => {
  const drawn = renderToStaticMarkup(<Keyhole at={{ x: 50, y: 50 }} size={40} />)
  expect(drawn).toMatch(/M45\.\d 59a11\.2 11\.2/)
})
