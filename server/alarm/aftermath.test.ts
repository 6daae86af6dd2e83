import { expect, test } from 'vitest'
import type { Aftermath } from '#server/store/alarm/alarm-step.ts'
import type { Person } from '#server/store/alarm/person.ts'
import { aftermathOf } from './aftermath.ts'
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

const ANA: Person = {
  id: 'ana',
  name: 'Ana',
  language: 'en',
  channels: [channel('mail'), channel('push'), channel('call'), channel('sms')],
}

const told = (
  to: 'accepted' | 'cancelled',
  changes: Partial<Parameters<Aftermath>[0]>,
  setUp: readonly ChannelKind[] = CHANNEL_KINDS,
): readonly string[] =>
  aftermathOf(to, 0, {
    setUp: new Set(setUp),
    staffEmail: ['dispatch@palisade.example'],
    randomId: () => 'id',
  })({
    submissionId: 'request',
    type: 'booking',
    wasTaken: false,
    owner: null,
    people: [ANA],
    ...changes,
  }).map(({ kind, target }) => `${kind}: ${target}`)

test('once a request is taken, machines hear of it and people do not (R103)', () => {
  expect(told('accepted', { wasTaken: false })).toEqual(['accepted: webhook'])
  expect(told('accepted', {}, ['mail', 'push', 'call'])).toEqual([])
})

test('whoever had taken what is called off is told where a phone shows it, and never by a call', () => {
  expect(told('cancelled', { wasTaken: true, owner: 'ana' })).toEqual([
    'cancelled: webhook',
    'cancelled: push of Ana',
    'cancelled: mail of Ana',
  ])
})

test('a request that was taken by the mail to staff is called off by a mail to staff', () => {
  expect(told('cancelled', { wasTaken: true })).toEqual(['cancelled: webhook', 'cancelled: staff'])
})

test('R122: a request that nobody had is called off where a phone shows it, and never by a call', () => {
  expect(told('cancelled', {})).toEqual([
    'cancelled: webhook',
    'cancelled: push of Ana',
    'cancelled: mail of Ana',
  ])
})

test('a canary is nobody’s news (R107)', () => {
  expect(told('accepted', { type: 'canary' })).toEqual([])
})
