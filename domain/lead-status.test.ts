import { expect, test } from 'vitest'
import {
  isOver,
  LEAD_STATUSES,
  type LeadStatus,
  leadStatus,
  mayBecome,
  statusesBefore,
} from './lead-status.ts'

test('a request goes from pending to accepted, on the way, done (R104)', () => {
  const way: readonly LeadStatus[] = ['pending', 'accepted', 'en_route', 'done']
  for (const [index, status] of way.slice(1).entries())
    expect(mayBecome(way[index] ?? 'done', status)).toBe(true)
})

test('nothing leads back to an earlier status, and nothing out of a last one', () => {
  const reachable = (from: LeadStatus): readonly LeadStatus[] =>
    LEAD_STATUSES.filter((to) => mayBecome(from, to)).flatMap((to) => [to, ...reachable(to)])
  for (const status of LEAD_STATUSES) expect(reachable(status)).not.toContain(status)
  expect(LEAD_STATUSES.filter(isOver)).toEqual(['done', 'cancelled', 'lost', 'spam'])
})

test('only a pending request can be taken, so that two can never both have it (R104)', () => {
  expect(statusesBefore('accepted')).toEqual(['pending'])
})

test('a status of another release is not guessed', () => {
  expect(leadStatus('accepted')).toBe('accepted')
  expect(leadStatus('Accepted')).toBeNull()
})
