import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Override, ScheduledStaff } from './on-call.ts'
import { overrideProblem, type ScheduleChange, toldOfChange } from './schedule-change.ts'

const NOW = Date.parse('2031-03-04T20:00:00Z')
const DAILY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const ALL_DAY = { days: DAILY, from: '00:00', to: '00:00', isFirst: false }

interface Member extends ScheduledStaff {
  readonly role: Role
}
const member = (
  id: string,
  {
    role = 'locksmith',
    isOnCall = true,
    overrides = [],
  }: { role?: Role; isOnCall?: boolean; overrides?: readonly Override[] } = {},
): Member => ({ id, role, shifts: isOnCall ? [ALL_DAY] : [], overrides })

const off: Override = { kind: 'off', from: NOW, until: NOW + DAY_MS }
const change = (override: Override): ScheduleChange => ({ kind: 'override', override })
const olga = member('olga', { role: 'owner', isOnCall: false })
const paul = member('paul', { role: 'owner', isOnCall: false })
const [ana, ben] = [member('ana'), member('ben')]
const cy = member('cy', { isOnCall: false })
const without = [olga, paul, ana, ben, cy]
const withAnaOff = [olga, paul, member('ana', { overrides: [off] }), ben, cy]

const told = (
  scheduleChange: ScheduleChange,
  byId: string | null,
  [before, after]: readonly [readonly Member[], readonly Member[]],
): string =>
  toldOfChange({
    ...{ change: scheduleChange, id: 'ana', byId, before, after, now: NOW, timeZone: 'UTC' },
  })
    ?.map(({ id }) => id)
    .join(' ') ?? 'no news'

describe('who is told', () => {
  test('of who goes off: those who are then on call, and the owners', () => {
    expect(told(change(off), 'ana', [without, withAnaOff])).toBe('olga paul ben')
  })

  test('of who is set off by an owner: that person too, and not that owner', () => {
    expect(told(change(off), 'olga', [without, withAnaOff])).toBe('paul ana ben')
    expect(told(change(off), null, [without, withAnaOff])).toBe('olga paul ana ben')
  })

  test('of who is not off any more, as of who goes off', () => {
    const removal = { kind: 'override-removed', override: off } as const
    expect(told(removal, 'ana', [withAnaOff, without])).toBe('olga paul ben')
    const on = { ...off, kind: 'on' } as const
    const withAnaOn = [olga, paul, member('ana', { overrides: [off, on] }), ben, cy]
    expect(told(change(on), 'ana', [withAnaOff, withAnaOn])).toBe('olga paul ben')
  })

  test('nobody of who goes on call, unless another does it', () => {
    const on = { ...off, kind: 'on' } as const
    expect(told(change(on), 'ana', [without, without])).toBe('no news')
    expect(told(change(on), 'olga', [without, without])).toBe('paul ana')
  })

  test('the owners of a shift that a locksmith gives up', () => {
    const removal = { kind: 'shift-removed', shift: ALL_DAY } as const
    expect(told(removal, 'ana', [without, without])).toBe('olga paul')
  })

  test('the owners of a shift that a locksmith takes, and of being called first', () => {
    const shift = { kind: 'shift', shift: ALL_DAY } as const
    expect(told(shift, 'ana', [without, without])).toBe('olga paul')
    expect(told(change({ ...off, kind: 'first' }), 'ana', [without, without])).toBe('olga paul')
  })

  test('nobody, of an owner who goes off alone, which is news all the same', () => {
    const alone = [olga, member('ana', { role: 'owner' })].slice(1)
    expect(told(change(off), 'ana', [alone, [member('ana', { overrides: [off] })]])).toBe('')
  })

  test('everybody who is not off, where nobody is scheduled then', () => {
    const nobody = [olga, member('ana', { isOnCall: false, overrides: [off] }), cy]
    expect(told(change(off), 'ana', [without, nobody])).toBe('olga cy')
  })
})

test.each([
  ['locksmith', NOW, NOW + 14 * DAY_MS, null],
  ['locksmith', NOW, NOW + 14 * DAY_MS + 1, 'too-far'],
  ['locksmith', NOW + 13 * DAY_MS, NOW + 15 * DAY_MS, 'too-far'],
  ['owner', NOW, NOW + 400 * DAY_MS, null],
  ['owner', NOW, NOW + 400 * DAY_MS + 1, 'too-far'],
  ['owner', NOW - 2, NOW - 1, 'past'],
  ['owner', NOW + 5, NOW + 5, 'empty'],
  ['owner', NOW + 5, NOW + 4, 'empty'],
] as const)('of a %s from %i until %i the problem is %s', (role, from, until, problem) => {
  expect(overrideProblem({ from, until }, { role, now: NOW })).toBe(problem)
})
