import { expect, test } from 'vitest'
import {
  boardTransitions,
  canTransition,
  isClosed,
  LEAD_STATUSES,
  type LeadStatus,
  parseLeadStatus,
  storedLeadStatus,
  progressSteps,
} from './lifecycle.ts'

test('a lead goes from pending to accepted, en route, done', () => {
  expect(progressSteps()).toEqual(['pending', 'accepted', 'en_route', 'done'])
  expect(progressSteps().flatMap((status) => boardTransitions(status, 'next'))).toEqual(
    progressSteps().slice(1),
  )
})

test('no transition leads back to an earlier status or out of a closed one', () => {
  const reachable = (from: LeadStatus): readonly LeadStatus[] =>
    LEAD_STATUSES.filter((to) => canTransition(from, to, 'staff')).flatMap((to) => [
      to,
      ...reachable(to),
    ])
  for (const status of LEAD_STATUSES) expect(reachable(status)).not.toContain(status)
  expect(LEAD_STATUSES.filter(isClosed)).toEqual(['done', 'cancelled', 'lost', 'spam'])
  for (const status of LEAD_STATUSES.filter(isClosed)) expect(reachable(status)).toEqual([])
})

test('only a pending lead can be accepted, so that two staff members can never both have it', () => {
  expect(LEAD_STATUSES.filter((from) => canTransition(from, 'accepted', 'staff'))).toEqual([
    'pending',
  ])
})

test('the visitor can only cancel, and not once the assignee is on the way', () => {
  const allowed = LEAD_STATUSES.flatMap((from) =>
    LEAD_STATUSES.filter((to) => canTransition(from, to, 'visitor')).map((to) => [from, to]),
  )
  expect(allowed).toEqual([
    ['pending', 'cancelled'],
    ['accepted', 'cancelled'],
  ])
})

test('the board offers three ways to close every open lead', () => {
  for (const status of LEAD_STATUSES)
    expect(boardTransitions(status, 'close')).toEqual(
      isClosed(status) ? [] : ['cancelled', 'lost', 'spam'],
    )
})

test('counts a stored status of a later release as closed', () => {
  expect(parseLeadStatus('accepted')).toBe('accepted')
  expect(parseLeadStatus('Accepted')).toBeNull()
  expect(storedLeadStatus('on_hold')).toBe('lost')
})
