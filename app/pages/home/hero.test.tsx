import { afterEach, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { business, putInForce } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

/** Returns the tile about the rating on home. */
const tile = (address: string): string =>
  /<li><a href="[^"]*(?:reviews|resenas)">.*?<\/li>/.exec(
    render(address, SAMPLE_WORLD).html,
  )?.[0] ?? ''

test('a rating that no customer gave is marked as a sample where it stands', () => {
  const rated = { ...FACTS, name: DEFAULT_BUSINESS_NAME, rating: { value: 4.9, count: 150 } }
  putInForce({ ...rated, unconfirmed: ['rating'] })
  expect(tile('/')).toMatch(/5-Star Rated<\/a><small> Sample<\/small>/)
  expect(tile('/es')).toMatch(/5 estrellas<\/a><small> Ejemplo<\/small>/)
  putInForce({ ...rated, unconfirmed: [] })
  expect(tile('/')).toMatch(/5-Star Rated<\/a><\/li>/)
})

test('the first screen says when to call 911, in both languages', () => {
  for (const address of ['/', '/es']) {
    const [hero] = /<section class="hero.*?<ul>/s.exec(render(address, SAMPLE_WORLD).html) ?? []
    expect(hero).toMatch(/911/)
  }
})
