import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteRedirects } from '#domain/pages/redirects.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { smallDrawings } from '../computed/small-drawings.ts'
import { svgOf } from '../drawing.ts'
import { smallDrawingId } from './small-drawing-id.ts'

const services = serviceGroups().flatMap((group) =>
  servicesOf(group.id).map(({ slug }) => ({ group, slug })),
)
const NAMES = globSync('**/*.svg', { cwd: import.meta.dirname }).map((file) => file.slice(0, -4))
/** Drawings of services that the owner removed are kept. */
const isRemoved = (name: string): boolean =>
  Object.keys(siteRedirects()).some((page) => name.endsWith(`/${path.basename(page)}`))

test('every small drawing has a service, unless the owner removed it', () => {
  const known = new Set(services.map(({ group, slug }) => `${group.id}/${slug}`))
  expect(NAMES.filter((name) => !known.has(name) && !isRemoved(name))).toEqual(['key'])
})

test('no two services share a drawing', () => {
  expect(new Set(NAMES.map((name) => svgOf(`small/${name}`))).size).toBe(NAMES.length)
})

test('a small drawing works alone, with the pen that the file of all sets', () => {
  const [, pen] = /<g (fill="none"[^>]*)>/.exec(smallDrawings()) ?? []
  for (const name of NAMES)
    expect(/^<svg [^>]*viewBox="0 0 96 96" ([^>]*)>/.exec(svgOf(`small/${name}`))?.[1]).toBe(pen)
})

test('the file of all has a view of every service, each at its own position', () => {
  const views = [...smallDrawings().matchAll(/<view id="([^"]+)" viewBox="(\d+ \d+ 96 96)"\/>/g)]
  expect(views.map((view) => view[1])).toEqual(
    services.map(({ group, slug }) => smallDrawingId(group.slug, slug)),
  )
  expect(new Set(views.map((view) => view[2])).size).toBe(services.length)
})
