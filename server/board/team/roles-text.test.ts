import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { type Capability, isAllowed } from '#domain/staff/roles.ts'

/** How the sentence about the roles names a capability that owners alone have; `null`: not at all. */
const WORDS: Readonly<Record<Capability, readonly [en: string, es: string] | null>> = {
  leads: null,
  self: null,
  codes: null,
  passkeys: null,
  sessions: null,
  blocks: null,
  exports: null,
  money: ['what others were paid', 'lo que se pagó a otros'],
  team: ['team', 'el equipo'],
  schedules: ['shifts', 'los turnos'],
  facts: ['facts', 'los datos'],
  reviews: ['reviews', 'las reseñas'],
}

const named = Object.entries(WORDS).flatMap(([capability, words]) =>
  words === null ? [] : [[capability as Capability, ...words] as const],
)

test.each(named)('says whether owners alone may do this: %s', (capability, en, es) => {
  const isOwners = !isAllowed('locksmith', capability)
  expect(TEAM_MESSAGES.en.rolesText.split('An owner')[1]?.includes(en)).toBe(isOwners)
  expect(TEAM_MESSAGES.es.rolesText.split('Un dueño')[1]?.includes(es)).toBe(isOwners)
})

test('the threat model says who publishes reviews', () => {
  const file = path.join(import.meta.dirname, '../../../docs/threat-model.md')
  const isOwners = !isAllowed('locksmith', 'reviews')
  expect(readFileSync(file, 'utf8').includes('reviews are published by owners')).toBe(isOwners)
})
