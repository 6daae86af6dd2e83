import { expect, test } from 'vitest'
import {
  isFinalStatus,
  LEAD_STATUSES,
  type LeadStatus,
  parseLeadStatus,
  canTransition,
  statusesLeadingTo,
} from './lead-status.ts'

test('a request goes from pending to accepted, on the way, done', () => {
  const way: readonly LeadStatus[] = ['pending', 'accepted', 'en_route', 'done']
  for (const [index, status] of way.slice(1).entries())
    expect(canTransition(way[index] ?? 'done', status)).toBe(true)
})

test('nothing leads back to an earlier status, and nothing out of a last one', () => {
  const reachable = (from: LeadStatus): readonly LeadStatus[] =>
    LEAD_STATUSES.filter((to) => canTransition(from, to)).flatMap((to) => [to, ...reachable(to)])
  for (const status of LEAD_STATUSES) expect(reachable(status)).not.toContain(status)
  expect(LEAD_STATUSES.filter(isFinalStatus)).toEqual(['done', 'cancelled', 'lost', 'spam'])
})

test('only a pending request can be taken, so that two can never both have it', () => {
  expect(statusesLeadingTo('accepted')).toEqual(['pending'])
})

test('a status of another release is not guessed', () => {
  expect(parseLeadStatus('accepted')).toBe('accepted')
  expect(parseLeadStatus('Accepted')).toBeNull()
})
