import { describe, expect, test } from 'vitest'
import type { Town } from '#domain/places/towns.ts'
import { computeMap } from './computed-map.ts'
import { mapFile } from './frame.ts'
import { overlaps, textBox } from './label-position.ts'

const town = (index: number, latitude: number, longitude: number): Town => ({
  name: `Fairview ${index}`,
  slug: `town-${index}`,
  latitude,
  longitude,
})
/** Returns towns on a spiral around the first, up to this many degrees away. */
const spiral = (count: number, degrees: number): readonly Town[] =>
  Array.from({ length: count }, (_, index) => {
    const far = (degrees * index) / count
    return town(index, 38.8 + far * Math.cos(index * 2.4), -97.6 + far * Math.sin(index * 2.4))
  })

describe.each([1, 2, 4, 8, 20, 40])('a map of %i towns', (count) => {
  test.each([0.02, 0.3, 3])('names each within %d degrees, without collision', (degrees) => {
    const towns = spiral(count, degrees)
    const [base = town(0, 0, 0)] = towns
    const { names, numbers } = computeMap(towns, base, mapFile())
    const texts = names.map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(towns.map(({ name, slug }) => String(numbers.get(slug) ?? name))),
    )
    // Numbers are for crowded maps only.
    expect(numbers.size).toBeLessThanOrEqual(count < 20 ? 0 : count / 2)
    const boxes = names.map((name) => textBox([name.x, name.y - 8], name.text, name.anchor))
    for (const [index, box] of boxes.entries())
      expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([])
  })
})

test('names the base and its neighbors beside a town far away', () => {
  const towns = [town(0, 40.9168, -74.1718), town(1, 40.937, -74.1743), town(2, 39.3643, -74.4229)]
  const [base = town(0, 0, 0)] = towns
  expect(
    computeMap(towns, base, mapFile()).names.filter(({ kind }) => kind === 'town'),
  ).toHaveLength(3)
})

test('leaves a gap between long names side by side', () => {
  const placed = (name: string, latitude: number, longitude: number): Town => ({
    name,
    slug: name,
    latitude,
    longitude,
  })
  const towns = [
    placed('Bowling Green', 36.97, -86.48),
    placed('Glasgow', 36.996, -85.912),
    placed('Smiths Grove', 37.052, -86.207),
    placed('Russellville', 36.845, -86.887),
    placed('Franklin', 36.722, -86.577),
    placed('Scottsville', 36.753, -86.19),
  ]
  const [base = town(0, 0, 0)] = towns
  // Measured in Libre Franklin at the size of a phone of 390 pixels.
  const widths: Readonly<Record<string, number>> = { 'Bowling Green': 194, Glasgow: 114 }
  const { names } = computeMap(towns, base, mapFile())
  const [one, other] = Object.entries(widths).map(([name, width]) => {
    const at = names.find(({ text }) => text === name)
    const share = at?.anchor === 'start' ? 0 : at?.anchor === 'end' ? 1 : 0.5
    return { x: (at?.x ?? 0) - width * share, y: (at?.y ?? 0) - 24, width: width + 8, height: 32 }
  })
  expect(one && other && overlaps(one, other)).toBe(false)
})
