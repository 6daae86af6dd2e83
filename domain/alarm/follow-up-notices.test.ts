import { expect, test } from 'vitest'
import { followUpNotices, type LeadChange } from './follow-up-notices.ts'

const ANA = { staffMemberId: 'ana' }

const sent = (
  change: Partial<LeadChange> & Pick<LeadChange, 'event'>,
  facts: Partial<Parameters<typeof followUpNotices>[1]> = {},
): readonly string[] =>
  followUpNotices(
    { role: 'visitor', staffMemberId: null, ...change },
    { type: 'booking', assignee: null, ...facts },
  ).map(({ kind, to, channels }) => `${kind} to ${to}: ${channels.join(' ')}`)

test('tells machines and no staff member that a lead was accepted', () => {
  expect(sent({ event: 'accepted', role: 'staff', staffMemberId: 'ana' })).toEqual([
    'accepted to webhook: webhook',
  ])
  expect(
    sent({ event: 'en_route', role: 'staff', staffMemberId: 'ana' }, { assignee: ANA }),
  ).toEqual([])
})

test('tells the assignee by call, push and mail that the visitor canceled', () => {
  expect(sent({ event: 'cancelled' }, { assignee: ANA })).toEqual([
    'cancelled to webhook: webhook',
    'cancelled to assignee: call push mail',
  ])
})

test.each([
  ['cancelled', 'cancelled'],
  ['lost', 'closed'],
  ['spam', 'closed'],
  ['done', 'closed'],
] as const)('tells the assignee that a colleague marked the lead as %s', (event, kind) => {
  const by = (staffMemberId: string) =>
    sent({ event, role: 'staff', staffMemberId }, { assignee: ANA })
  expect(by('ben')).toEqual([`${kind} to assignee: call push mail`])
  expect(by('ana')).toEqual([])
})

test('tells those on call and the owners that a staff member closed a lead that nobody accepted', () => {
  for (const event of ['lost', 'spam', 'cancelled'] as const)
    expect(sent({ event, role: 'staff', staffMemberId: 'ben' })).toEqual([
      'closed-unserved to staff: push mail',
      'closed-unserved to owners: push mail',
    ])
})

test('tells the assignee that a colleague corrected the lead', () => {
  const correct = (staffMemberId: string, assignee: typeof ANA | null) =>
    sent({ event: 'corrected', role: 'staff', staffMemberId }, { assignee })
  expect(correct('ben', ANA)).toEqual(['corrected to assignee: push mail'])
  expect(correct('ana', ANA)).toEqual([])
  expect(correct('ben', null)).toEqual([])
})

test('tells the other owners that an assignee closed a lead before being on the way', () => {
  const close = (from: 'accepted' | 'en_route', event: 'spam' | 'done' | 'duplicate') =>
    sent({ event, role: 'assignee', staffMemberId: 'ana' }, { assignee: ANA, from })
  const join = {
    event: 'duplicate',
    role: 'assignee',
    staffMemberId: 'ana',
    isReplaced: true,
  } as const
  for (const event of ['spam', 'done'] as const)
    expect(close('accepted', event)).toEqual(['closed-unserved to other-owners: push mail'])
  expect(close('en_route', 'done')).toEqual([])
  // With no other lead in sight, a press would silence this one.
  expect(close('accepted', 'duplicate')).toEqual(['closed-unserved to other-owners: push mail'])
  expect(sent({ ...join, isReplaced: false }, { assignee: null })).toEqual([
    'closed-unserved to staff: push mail',
    'closed-unserved to owners: push mail',
  ])
  expect(sent(join, { assignee: ANA, from: 'accepted' })).toEqual([])
  expect(sent(join, { assignee: null })).toEqual([])
  // Whoever canceled a second request for one job has not canceled the job.
  expect(sent({ event: 'cancelled', isReplaced: true })).toEqual(['cancelled to webhook: webhook'])
})

test('tells every staff member of a lead without an assignee, and never by a call', () => {
  expect(sent({ event: 'cancelled' })).toEqual([
    'cancelled to webhook: webhook',
    'cancelled to staff: push mail',
  ])
  expect(sent({ event: 'note' })).toEqual(['note to staff: push mail'])
  for (const event of ['note', 'photo', 'agreed'] as const)
    expect(sent({ event }, { assignee: ANA })).toEqual([`${event} to assignee: push mail`])
})

test('tells the assignee by call, push and mail of a take-over and of a late attempt to cancel', () => {
  expect(
    sent({ event: 'accepted', role: 'staff', staffMemberId: 'ben' }, { assignee: ANA }),
  ).toEqual(['accepted to webhook: webhook', 'taken-over to assignee: call push mail'])
  expect(sent({ event: 'cancel_attempt' }, { assignee: ANA })).toEqual([
    'cancel-attempt to assignee: call push mail',
  ])
})

test('tells the colleague to whom a lead is handed over, besides the alarm', () => {
  expect(
    sent({ event: 'handed_over', role: 'assignee', staffMemberId: 'ana' }, { assignee: ANA }),
  ).toEqual(['handed-back to webhook: webhook', 'offered to colleague: call push mail pushover'])
})
