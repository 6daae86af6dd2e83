import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allTowns } from '#domain/places/towns.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { BoardMap } from './board-map.tsx'
import type { OpenLeadView } from './group-leads.ts'

const lead = (id: string, changes: Partial<OpenLeadView> = {}): OpenLeadView => ({
  id,
  status: 'accepted',
  state: id,
  timing: '',
  waits: null,
  isUrgent: false,
  isMine: false,
  isLate: false,
  asked: null,
  callHref: null,
  service: 'Lockout',
  spanish: null,
  place: '12 Sample St',
  town: A_TOWN,
  hasWaited: true,
  danger: null,
  cancelAttempt: null,
  said: [],
  otherNumber: null,
  more: '',
  ...changes,
})

const mapOf = (leads: readonly OpenLeadView[]): string =>
  renderToStaticMarkup(<BoardMap leads={leads} language="en" />)

test('links each open lead with a town, in amber until a staff member has it', () => {
  const html = mapOf([lead('a', { waits: '11 min' }), lead('b'), lead('c', { town: null })])
  const links = [...html.matchAll(/<a href="([^"]+)" aria-label="([^"]+)" class="(\w+)"/g)]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['/staff/l/a#top', `Lockout, ${A_TOWN}, a, waiting 11 min`, 'waiting'],
    ['/staff/l/b#top', `Lockout, ${A_TOWN}, b`, 'taken'],
  ])
  expect(html).toContain(`${A_TOWN} <tspan>11 min</tspan>`)
})

test('names every town of the area and counts the pins that find no room', () => {
  const html = mapOf(Array.from({ length: 7 }, (_, at) => lead(String(at))))
  for (const { name } of allTowns()) expect(html).toContain(`>${name}`)
  const pins = html.match(/<a /g)?.length ?? 0
  expect(pins).toBeGreaterThan(0)
  expect(pins).toBeLessThan(5)
  expect(html).toContain(`>+${7 - pins}</text>`)
})

test('no pin of one town is behind those of another one', () => {
  const html = mapOf(
    allTowns().flatMap(({ name }) =>
      Array.from({ length: 9 }, (_, at) => lead(`${name} ${at}`, { town: name })),
    ),
  )
  const pins = [
    ...html.matchAll(/aria-label="Lockout, ([^,]+),.*?translate\((-?\d+) (-?\d+)\)/gs),
  ].map(([, town, x, y]) => ({ town, x: Number(x), y: Number(y) }))
  expect(pins.length).toBeGreaterThanOrEqual(allTowns().length)
  const near = pins.flatMap((one) =>
    pins.filter(
      ({ town, x, y }) => town !== one.town && Math.abs(x - one.x) < 12 && Math.abs(y - one.y) < 37,
    ),
  )
  expect(near).toEqual([])
})
