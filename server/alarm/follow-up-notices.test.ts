import { expect, test } from 'vitest'
import type { CreateFollowUpNotices } from '#server/store/alarm/alarm-step.ts'
import type { StaffMember } from '#server/store/alarm/staff-member.ts'
import { followUpNotices, noticesOfCloseByOther } from './follow-up-notices.ts'
import { CHANNEL_KINDS, type ChannelKind } from './channel.ts'

const channel = (kind: string, goneAt: number | null = null) => ({
  id: `${kind} of Ana`,
  kind,
  address: JSON.stringify({ kind, to: ['ana@palisade.example'] }),
  testedAt: null,
  lastOkAt: null,
  lastError: null,
  goneAt,
})

const ANA: StaffMember = {
  id: 'ana',
  name: 'Ana',
  language: 'en',
  channels: [channel('mail'), channel('push'), channel('call'), channel('sms')],
}

const depsOf = (setUp: readonly ChannelKind[] = CHANNEL_KINDS) => ({
  setUp: new Set(setUp),
  staffEmail: ['dispatch@palisade.example'],
  randomId: () => 'id',
})

const told = (
  to: 'accepted' | 'cancelled',
  changes: Partial<Parameters<CreateFollowUpNotices>[0]>,
  setUp?: readonly ChannelKind[],
): readonly string[] => targets(followUpNotices(to, 0, depsOf(setUp)), changes)

const targets = (
  aftermath: CreateFollowUpNotices,
  changes: Partial<Parameters<CreateFollowUpNotices>[0]>,
): readonly string[] =>
  aftermath({
    submissionId: 'request',
    type: 'booking',
    wasAssigned: false,
    owner: null,
    staff: [ANA],
    ...changes,
  }).map(({ kind, target }) => `${kind}: ${target}`)

test('once a request is taken, machines hear of it and people do not', () => {
  expect(told('accepted', { wasAssigned: false })).toEqual(['accepted: webhook'])
  expect(told('accepted', {}, ['mail', 'push', 'call'])).toEqual([])
})

test('the assignee is told by call, push and mail that the visitor canceled', () => {
  expect(told('cancelled', { wasAssigned: true, owner: 'ana' })).toEqual([
    'cancelled: webhook',
    'cancelled: call of Ana',
    'cancelled: push of Ana',
    'cancelled: mail of Ana',
  ])
})

test.each([
  ['cancelled', 'cancelled'],
  ['lost', 'closed'],
  ['done', 'closed'],
] as const)(
  'the assignee is told by call, push and mail that a colleague marked the lead as %s',
  (to, kind) => {
    const taken = { wasAssigned: true, owner: 'ana' }
    const by = (id: string) =>
      targets(noticesOfCloseByOther({ to, by: id, now: 0 }, depsOf()), taken)
    expect(by('ben')).toEqual([
      `${kind}: call of Ana`,
      `${kind}: push of Ana`,
      `${kind}: mail of Ana`,
    ])
    expect(by('ana')).toEqual([])
  },
)

test('a request that was taken by the mail to staff is called off by a mail to staff', () => {
  expect(told('cancelled', { wasAssigned: true })).toEqual([
    'cancelled: webhook',
    'cancelled: staff',
  ])
})

test('a request that nobody had is called off where a phone shows it, and never by a call', () => {
  expect(told('cancelled', {})).toEqual([
    'cancelled: webhook',
    'cancelled: push of Ana',
    'cancelled: mail of Ana',
  ])
})

test('a canary is nobody’s news', () => {
  expect(told('accepted', { type: 'canary' })).toEqual([])
})
