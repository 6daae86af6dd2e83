import { expect, test } from 'vitest'
import { MOVED_PAGES } from '#domain/moved.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { spotId } from './spot-id.ts'
import { SPOTS } from './spots.ts'
import { spotSprite } from './sprite.ts'

const services = SERVICE_GROUPS.flatMap((group) =>
  servicesOf(group.id).map(({ slug }) => ({ groupSlug: group.slug, slug })),
)

test('no spot is without its service, but for one that an owner took out', () => {
  const paths = services.map(({ groupSlug, slug }) => `${groupSlug}/${slug}`)
  const left = Object.keys(SPOTS).filter((path) => !paths.includes(path))
  expect(left.filter((path) => !Object.hasOwn(MOVED_PAGES, `/services/${path}`))).toEqual([])
})

test('no two services share a drawing', () => {
  expect(new Set(Object.values(SPOTS).map((draw) => draw())).size).toBe(Object.keys(SPOTS).length)
})

test('R10: the sprite has a view of every service, each on a place of its own', () => {
  const views = [...spotSprite().matchAll(/<view id="([^"]+)" viewBox="(\d+ \d+ 96 96)"\/>/g)]
  expect(views.map((view) => view[1]).toSorted()).toEqual(
    services.map(({ groupSlug, slug }) => spotId(groupSlug, slug)).toSorted(),
  )
  expect(new Set(views.map((view) => view[2])).size).toBe(services.length)
})
