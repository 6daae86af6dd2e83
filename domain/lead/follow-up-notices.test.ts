import { expect, test } from 'vitest'
import { followUpNotices, type LeadStep } from './follow-up-notices.ts'

const ANA = { personId: 'ana' }

const sent = (
  step: Partial<LeadStep> & Pick<LeadStep, 'to'>,
  facts: Partial<Parameters<typeof followUpNotices>[1]> = {},
): readonly string[] =>
  followUpNotices(
    { role: 'visitor', personId: null, ...step },
    { type: 'booking', assignee: null, ...facts },
  ).map(({ kind, to, channels }) => `${kind} to ${to}: ${channels.join(' ')}`)

test('tells machines and no staff member that a lead was accepted', () => {
  expect(sent({ to: 'accepted', role: 'staff', personId: 'ana' })).toEqual([
    'accepted to webhook: webhook',
  ])
  expect(sent({ to: 'en_route', role: 'staff', personId: 'ana' }, { assignee: ANA })).toEqual([])
})

test('tells the assignee by call, push and mail that the visitor canceled', () => {
  expect(sent({ to: 'cancelled' }, { assignee: ANA })).toEqual([
    'cancelled to webhook: webhook',
    'cancelled to assignee: call push mail',
  ])
})

test.each([
  ['cancelled', 'cancelled'],
  ['lost', 'closed'],
  ['spam', 'closed'],
  ['done', 'closed'],
] as const)('tells the assignee that a colleague marked the lead as %s', (to, kind) => {
  const by = (personId: string) => sent({ to, role: 'staff', personId }, { assignee: ANA })
  expect(by('ben')).toEqual([`${kind} to assignee: call push mail`])
  expect(by('ana')).toEqual([])
})

test('tells nobody that a staff member closed a lead without an assignee', () => {
  expect(sent({ to: 'lost', role: 'staff', personId: 'ben' })).toEqual([])
})

test('tells every staff member of a lead without an assignee, and never by a call', () => {
  expect(sent({ to: 'cancelled' })).toEqual([
    'cancelled to webhook: webhook',
    'cancelled to staff: push mail',
  ])
  expect(sent({ to: 'note' })).toEqual(['note to staff: push mail'])
  expect(sent({ to: 'note' }, { assignee: ANA })).toEqual(['note to assignee: push mail'])
})

test('tells nobody of a canary', () => {
  for (const to of ['accepted', 'cancelled', 'note'] as const)
    expect(sent({ to }, { type: 'canary' })).toEqual([])
})
