import { expect, test } from 'vitest'
import { TOWNS } from '#domain/towns.ts'
import { A_TOWN } from '#domain/sample-towns.fixture.ts'
import { boardMap, type MapPin } from './board-map.ts'

const pin = (leadId: string, changes: Partial<MapPin> = {}): MapPin => ({
  leadId,
  town: A_TOWN,
  text: `Lockout, ${leadId}`,
  waits: null,
  ...changes,
})

test('links each open lead with a town, in amber until a staff member has it', () => {
  const { html } = boardMap(
    [pin('a', { waits: '11 min' }), pin('b'), pin('c', { town: null })],
    'Map',
  )
  const links = [...html.matchAll(/<a href="([^"]+)" aria-label="([^"]+)" class="(\w+)"/g)]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['/staff/l/a#top', 'Lockout, a', 'waiting'],
    ['/staff/l/b#top', 'Lockout, b', 'taken'],
  ])
  expect(html).toContain(`${A_TOWN} <tspan>11 min</tspan>`)
})

test('names every town of the area and counts the pins that find no room', () => {
  const { html } = boardMap(
    Array.from({ length: 7 }, (_, at) => pin(String(at))),
    'Map',
  )
  for (const { name } of TOWNS) expect(html).toContain(`>${name}`)
  expect(html.match(/<a /g)).toHaveLength(4)
  expect(html).toContain('>+3</text>')
})
