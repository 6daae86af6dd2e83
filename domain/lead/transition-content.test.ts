import { expect, test } from 'vitest'
import { LEAD_LIFECYCLE, LEAD_STATUSES } from './lifecycle.ts'
import { transitionContent, type TransitionFacts } from './transition-content.ts'

const NONE: TransitionFacts = { cause: null, colleague: null }
const COLLEAGUE = { id: 'dan', name: 'Dan' }

test('records each transition of the life cycle, and no other one', () => {
  const complete = { ...NONE, keptId: 'other', etaMinutes: 20 }
  for (const from of LEAD_STATUSES)
    for (const to of LEAD_STATUSES)
      expect([from, to, transitionContent(from, to, complete) !== null]).toEqual([
        from,
        to,
        to in LEAD_LIFECYCLE[from].to,
      ])
})

test('refuses a transition that lacks what it records', () => {
  expect(transitionContent('en_route', 'en_route', NONE)).toBeNull()
  expect(transitionContent('accepted', 'cancelled', { ...NONE, colleague: COLLEAGUE })).toBeNull()
})

test('records the lead that goes on for a duplicate, if it is on the board', () => {
  expect(
    transitionContent('pending', 'duplicate', { ...NONE, keptId: 'k', reason: 'twice' }),
  ).toEqual({
    kind: 'duplicate',
    payload: { keptId: 'k', reason: 'twice' },
  })
  expect(transitionContent('pending', 'duplicate', NONE)).toEqual({
    kind: 'duplicate',
    payload: {},
  })
})

test('records a hand-back to one colleague as handed over to them', () => {
  expect(transitionContent('accepted', 'pending', { ...NONE, reason: 'ill' })).toEqual({
    kind: 'handed_back',
    payload: { reason: 'ill' },
  })
  expect(transitionContent('accepted', 'pending', { ...NONE, colleague: COLLEAGUE })).toEqual({
    kind: 'handed_over',
    payload: { colleagueId: 'dan', colleagueName: 'Dan' },
  })
})

test('records the cause of a lead that staff close without a job', () => {
  const facts: TransitionFacts = { ...NONE, cause: 'price', reason: 'too much' }
  for (const to of ['cancelled', 'lost'] as const)
    expect(transitionContent('pending', to, facts)?.payload).toEqual({
      cause: 'price',
      reason: 'too much',
    })
  expect(transitionContent('pending', 'spam', facts)?.payload).toEqual({ reason: 'too much' })
  expect(transitionContent('pending', 'cancelled', NONE)?.payload).toEqual({})
})
