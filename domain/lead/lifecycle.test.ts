import { expect, test } from 'vitest'
import {
  boardTransitions,
  canTransition,
  isClosed,
  LEAD_LIFECYCLE,
  LEAD_STATUSES,
  type LeadRole,
  parseLeadStatus,
  storedLeadStatus,
  progressSteps,
} from './lifecycle.ts'
import { IS_CLOSED_STATE } from './status-page-state.ts'

test('a lead goes from pending to accepted, en route, there, done', () => {
  expect(progressSteps()).toEqual(['pending', 'accepted', 'en_route', 'here', 'done'])
  expect(progressSteps().flatMap((status) => boardTransitions(status, 'next'))).toEqual(
    progressSteps().slice(1),
  )
})

test('a lead becomes pending again by a hand-back of its assignee, or when it is reopened', () => {
  const restarts = (role: LeadRole) =>
    LEAD_STATUSES.filter((from) => canTransition(from, 'pending', role))
  const closed = LEAD_STATUSES.filter(isClosed)
  expect(closed).toEqual(['done', 'cancelled', 'lost', 'spam', 'duplicate'])
  expect(restarts('staff')).toEqual(closed)
  expect(restarts('assignee')).toEqual(['accepted', 'en_route', 'here', ...closed])
  expect(restarts('visitor')).toEqual([])
  expect(LEAD_LIFECYCLE.accepted.to.pending?.event).toBe('handed_back')
  expect(LEAD_LIFECYCLE.done.to.pending?.event).toBe('reopened')
  for (const from of closed)
    expect(LEAD_STATUSES.filter((to) => canTransition(from, to, 'staff'))).toEqual(['pending'])
})

test('no staff member can accept a closed lead, nor their own again', () => {
  const from = (role: LeadRole) =>
    LEAD_STATUSES.filter((one) => canTransition(one, 'accepted', role))
  expect(from('staff')).toEqual(['pending', 'accepted', 'en_route', 'here'])
  expect(from('assignee')).toEqual(['pending'])
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

test('the board offers four ways to close every open lead', () => {
  for (const status of LEAD_STATUSES)
    expect(boardTransitions(status, 'close')).toEqual(
      isClosed(status) ? [] : ['cancelled', 'lost', 'spam', 'duplicate'],
    )
})

test('counts a stored status of a later release as closed', () => {
  expect(parseLeadStatus('accepted')).toBe('accepted')
  expect(parseLeadStatus('Accepted')).toBeNull()
  expect(storedLeadStatus('on_hold')).toBe('lost')
})

test('the states of the status page say whether a lead is closed as its status does', () => {
  for (const status of LEAD_STATUSES)
    expect([status, IS_CLOSED_STATE[LEAD_LIFECYCLE[status].statusPage]]).toEqual([
      status,
      isClosed(status),
    ])
})
