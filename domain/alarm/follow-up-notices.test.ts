import { expect, test } from 'vitest'
import { followUpNotices, type LeadChange } from './follow-up-notices.ts'

const ANA = { staffMemberId: 'ana' }

const sent = (
  change: Partial<LeadChange> & Pick<LeadChange, 'event'>,
  facts: Partial<Parameters<typeof followUpNotices>[1]> = {},
): readonly string[] =>
  followUpNotices(
    { role: 'visitor', staffMemberId: null, ...change },
    { assignee: null, ...facts },
  ).map(
    ({ kind, consequence, to, channels }) =>
      `${consequence ?? kind} to ${to}: ${channels.join(' ')}`,
  )

test('tells no staff member that a lead was accepted', () => {
  expect(sent({ event: 'accepted', role: 'staff', staffMemberId: 'ana' })).toEqual([])
  expect(
    sent({ event: 'en_route', role: 'staff', staffMemberId: 'ana' }, { assignee: ANA }),
  ).toEqual([])
})

test('tells the assignee by call, push and mail that the visitor canceled', () => {
  expect(sent({ event: 'cancelled' }, { assignee: ANA })).toEqual([
    'not-yours to assignee: call push mail',
  ])
})

test.each(['cancelled', 'lost', 'spam', 'done'] as const)(
  'tells the assignee that a colleague marked the lead as %s',
  (event) => {
    const by = (staffMemberId: string) =>
      sent({ event, role: 'staff', staffMemberId }, { assignee: ANA })
    expect(by('ben')).toEqual(['not-yours to assignee: call push mail'])
    expect(by('ana')).toEqual([])
  },
)

test('tells those on call and the owners that a staff member closed a lead that nobody accepted', () => {
  for (const event of ['lost', 'spam', 'cancelled'] as const)
    expect(sent({ event, role: 'staff', staffMemberId: 'ben' })).toEqual([
      'unserved to staff: push mail',
      'unserved to owners: push mail',
    ])
})

test('tells the assignee that a colleague corrected the lead, and the owners of each correction', () => {
  const correct = (staffMemberId: string, assignee: typeof ANA | null) =>
    sent({ event: 'corrected', role: 'staff', staffMemberId }, { assignee })
  expect(correct('ben', ANA)).toEqual([
    'news to assignee: push mail',
    'news to other-owners: push mail',
  ])
  expect(correct('ana', ANA)).toEqual(['news to other-owners: push mail'])
  expect(correct('ben', null)).toEqual(['news to other-owners: push mail'])
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
    expect(close('accepted', event)).toEqual(['unserved to other-owners: push mail'])
  expect(close('en_route', 'done')).toEqual([])
  // Or does the job on their own account.
  expect(close('en_route', 'spam')).toEqual(['not-done to other-owners: push mail'])
  expect(sent(join, { assignee: ANA, from: 'en_route' })).toEqual([
    'joined to other-owners: push mail',
  ])
  // With no other lead in sight, a press would silence this one.
  expect(close('accepted', 'duplicate')).toEqual(['unserved to other-owners: push mail'])
  expect(sent({ ...join, isReplaced: false }, { assignee: null })).toEqual([
    'unserved to staff: push mail',
    'unserved to owners: push mail',
  ])
  // Joined with a request that staff invented, a waiting one would fall silent.
  expect(sent(join, { assignee: ANA, from: 'accepted' })).toEqual([
    'joined to other-owners: push mail',
  ])
  expect(sent(join, { assignee: null })).toEqual([
    'joined to staff: push mail',
    'joined to other-owners: push mail',
  ])
  // Whoever canceled a second request for one job has not canceled the job.
  expect(sent({ event: 'cancelled', isReplaced: true })).toEqual([])
})

test('tells every staff member of a lead without an assignee, and never by a call', () => {
  expect(sent({ event: 'cancelled' })).toEqual(['nobody-goes to staff: push mail'])
  expect(sent({ event: 'note' })).toEqual(['news to staff: push mail'])
  for (const event of ['note', 'photo', 'agreed'] as const)
    expect(sent({ event }, { assignee: ANA })).toEqual(['news to assignee: push mail'])
})

test('tells the assignee by call, push and mail of a take-over and of a late attempt to cancel', () => {
  expect(
    sent({ event: 'accepted', role: 'staff', staffMemberId: 'ben' }, { assignee: ANA }),
  ).toEqual(['not-yours to assignee: call push mail'])
  expect(sent({ event: 'cancel_attempt' }, { assignee: ANA })).toEqual([
    'news to assignee: call push mail',
    'complaint to owners: push mail',
  ])
})

test('tells the owners too that a customer does not agree', () => {
  expect(sent({ event: 'disagreed' }, { assignee: ANA })).toEqual([
    'news to assignee: push mail',
    'complaint to owners: push mail',
  ])
  expect(sent({ event: 'disagreed' })).toEqual(['news to staff: push mail'])
})

test('tells the colleague to whom a lead is handed over, besides the alarm', () => {
  expect(
    sent({ event: 'handed_over', role: 'assignee', staffMemberId: 'ana' }, { assignee: ANA }),
  ).toEqual(['offered to colleague: call push mail pushover'])
})
