import { expect, test } from 'vitest'
import { findPage } from '#domain/pages.ts'
import { setCallout, TITLE_SIZE, titleWidth } from './callout-layout.ts'
import type { Box } from './frame.ts'
import { PLATE_PARTS } from './part-names.ts'
import type { Plate } from './types.ts'

interface Copy {
  readonly callouts: readonly {
    readonly part: string
    readonly title: string
    readonly text: string
  }[]
}

const drawn = import.meta.glob<Readonly<Record<string, Plate>>>('./*/*.tsx', { eager: true })
const written = import.meta.glob<Readonly<Record<string, Copy>>>(
  '../../content/en/services/*/*.ts',
  {
    eager: true,
  },
)

/** What a module named `group/slug`, or `group/category`, exports. */
function exported<T>(modules: Readonly<Record<string, Readonly<Record<string, T>>>>, end: string) {
  const file = Object.keys(modules).find((path) => path.endsWith(`/${end}`))
  return file === undefined ? undefined : Object.values(modules[file] ?? {})[0]
}

const folder = (group: string): string =>
  group === 'auto-locksmith' ? 'automotive' : group.replace('-locksmith', '')

/** A title is often narrower than its text: what each of the two covers, for words set from the left. */
function covered({ x, y, width, height }: Box, { title }: { readonly title: string }): Box[] {
  const text = y + TITLE_SIZE
  return [
    { x, y, width: titleWidth(title), height: TITLE_SIZE },
    { x, y: text, width, height: y + height - text },
  ]
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The drawing of a service stays when an owner takes the service out. */
const shown = Object.keys(PLATE_PARTS).filter((name) => findPage(`/services/${name}`) !== undefined)

test.each(shown)('the callouts of %s fit their plate', (name) => {
  const [group = '', slug] = name.split('/')
  const plate = exported(drawn, `${folder(group)}/${slug ?? group}.tsx`)
  const copy = exported(written, `${group}/${slug ?? 'category'}.ts`)
  if (!plate || !copy) throw new Error(`${name} has no plate or no copy`)
  const set = copy.callouts.map(({ part, ...words }) => {
    const at = plate.parts[part]
    if (!at) throw new Error(`${name} has no part '${part}'`)
    return { words, box: setCallout(at, words, plate).box }
  })
  expect(set).toHaveLength(Object.keys(plate.parts).length)
  for (const [i, { words, box }] of set.entries()) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(plate.width)
    expect(box.y + box.height).toBeLessThanOrEqual(plate.height)
    for (const other of set.slice(i + 1)) {
      for (const mine of covered(box, words)) {
        for (const theirs of covered(other.box, other.words)) expect(meet(mine, theirs)).toBe(false)
      }
    }
  }
})
