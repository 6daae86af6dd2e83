import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteRedirects } from '#domain/pages/redirects.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { drawnFile, shapesOf } from '../drawn-file.ts'
import { spotId } from './spot-id.ts'
import { spotSprite } from './sprite.ts'

const services = serviceGroups().flatMap((group) =>
  servicesOf(group.id).map(({ slug }) => ({ group, slug })),
)

/** Hand-drawn files by path below art. */
const HAND_DRAWN = new Map(
  globSync('**/*.svg', { cwd: import.meta.dirname }).map((file) => [
    `spots/${file}`,
    drawnFile(readFileSync(path.join(import.meta.dirname, file), 'utf8'), file),
  ]),
)
/** Drawings of services that the owner removed are kept. */
const tookOut = (file: string): boolean =>
  Object.keys(siteRedirects()).some((page) => file.endsWith(`/${path.basename(page)}.svg`))

const sprite = spotSprite((file) => HAND_DRAWN.get(file) ?? null)

test('every spot illustration has a service, unless the owner removed it', () => {
  const files = new Set(services.map(({ group, slug }) => `spots/${group.id}/${slug}.svg`))
  const left = [...HAND_DRAWN.keys()].filter((file) => !files.has(file) && !tookOut(file))
  expect(left).toEqual(['spots/neutral.svg'])
})

test('no two services share a drawing', () => {
  expect(new Set(HAND_DRAWN.values()).size).toBe(HAND_DRAWN.size)
})

test('a spot illustration works alone, with the pen that the sprite sets for all', () => {
  const [, pen] = /<g (fill="none"[^>]*)>/.exec(sprite) ?? []
  for (const spot of HAND_DRAWN.values())
    expect(/^<svg [^>]*viewBox="0 0 96 96" ([^>]*)>/.exec(spot)?.[1]).toBe(pen)
})

test('a service without a drawing has the plain key', () => {
  const key = HAND_DRAWN.get('spots/neutral.svg') ?? ''
  const without = spotSprite((file) => (file === 'spots/neutral.svg' ? key : null))
  expect(without.split(shapesOf(key))).toHaveLength(services.length + 1)
})

test('the sprite has a view of every service, each at its own position', () => {
  const views = [...sprite.matchAll(/<view id="([^"]+)" viewBox="(\d+ \d+ 96 96)"\/>/g)]
  expect(views.map((view) => view[1])).toEqual(
    services.map(({ group, slug }) => spotId(group.slug, slug)),
  )
  expect(new Set(views.map((view) => view[2])).size).toBe(services.length)
})
