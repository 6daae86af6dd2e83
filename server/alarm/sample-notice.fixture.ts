import { type ChannelAddress, type ChannelKind, CHANNELS } from '#domain/alarm/channels.ts'
import type { News } from '#domain/alarm/notice-kind.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { decidingTexts } from '#server/leads/facts/deciding-facts.ts'
import type { Notice, NoticeFacts } from './channel.ts'

/** 3:20 AM where the business is. */
export const SAMPLE_NOW = Date.parse('2031-03-04T08:20:00Z')

const ADDRESSES = {
  mailboxes: { to: ['maria@palisade.example'] },
  subscription: {
    subscription: { endpoint: 'https://push.example/1', keys: { p256dh: '', auth: '' } },
  },
  phone: { phone: '+12015550142' },
  user: { user: 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG' },
  business: {},
}

const addressOf = (kind: ChannelKind): ChannelAddress =>
  ({ kind, ...ADDRESSES[CHANNELS[kind].address] }) as ChannelAddress

/** Builds a notice about a lockout that has waited for eight minutes. */
export function sampleNotice(
  channel: ChannelKind,
  changes: Partial<Omit<Notice, 'facts'>> & { readonly facts?: Partial<NoticeFacts> } = {},
): Notice {
  return {
    id: '0190a7c4-5f00-7000-8000-000000000001',
    kind: 'created',
    payload: '{}',
    staffMember: { id: 'b0c1', name: 'Maria Lopez', language: 'en' },
    to: addressOf(channel),
    acceptUrl: 'https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA',
    notAfter: SAMPLE_NOW + 52 * 60_000,
    ...changes,
    facts: {
      submissionId: '0190a7c4-1111-7000-8000-00000000000a',
      service: A_SERVICE,
      town: ANOTHER_TOWN,
      vehicle: '',
      hasLostAllKeys: false,
      timeframe: 'ASAP',
      spanish: null,
      createdAt: SAMPLE_NOW - 8 * 60_000,
      waiting: 1,
      isDriving: false,
      open: 1,
      otherLead: null,
      round: 1,
      step: 2,
      ...changes.facts,
    },
  }
}

/** News that the customer canceled a lead of the recipient's. */
export const SAMPLE_NEWS = {
  kind: 'news',
  payload: JSON.stringify({
    event: 'cancelled',
    at: SAMPLE_NOW,
    byName: null,
    isByCustomer: true,
    consequence: 'not-yours',
  } satisfies News),
} as const

/** How far the sample lead is, as notices say it. */
export const SAMPLE_DISTANCE = decidingTexts(
  { vehicle: '', hasLostAllKeys: false, town: ANOTHER_TOWN },
  'en',
)
  .map((text) => `${text}.`)
  .join(' ')
