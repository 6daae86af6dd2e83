import type { NewNotice } from '#server/store/alarm/notice.ts'
import type { Person, PersonChannel } from '#server/store/alarm/person.ts'
import {
  CHANNEL_KINDS,
  type ChannelAddress,
  type ChannelKind,
  HOUSE_KINDS,
  type NoticeKind,
} from './channel.ts'

/** Notices as the store takes them: who is told, by which channel, where. */

/** Whom a step reaches by one channel. */
export interface Target {
  readonly channel: ChannelKind
  /** The channel's id, or a word for what is nobody's in particular. */
  readonly target: string
  readonly channelId: string | null
  readonly personId: string | null
  readonly address: ChannelAddress
}

/** The word for the addresses of STAFF_EMAIL, which are one person with mail while nobody is added (R101). */
const STAFF = 'staff'

export const channelKind = (text: string): ChannelKind | null =>
  CHANNEL_KINDS.find((kind) => kind === text) ?? null

export const addressOf = (channel: Pick<PersonChannel, 'address'>): ChannelAddress =>
  JSON.parse(channel.address) as ChannelAddress

/** The channels of a person that reach somebody, of one kind. */
export function targetsOf(person: Person, kind: ChannelKind): readonly Target[] {
  return person.channels
    .filter((channel) => channel.kind === kind && channel.goneAt === null)
    .map((channel) => ({
      channel: kind,
      target: channel.id,
      channelId: channel.id,
      personId: person.id,
      address: addressOf(channel),
    }))
}

/** E-mail addresses of staff members, also of those that no longer take mail. */
export const mailboxesOf = (people: readonly Person[]): readonly string[] =>
  people
    .flatMap(({ channels }) => channels.map(addressOf))
    .flatMap((address) => (address.kind === 'mail' ? address.to : []))

export const staffTarget = (to: readonly string[]): Target => ({
  channel: 'mail',
  target: STAFF,
  channelId: null,
  personId: null,
  address: { kind: 'mail', to },
})

export function houseTarget(kind: ChannelKind): Target | null {
  const isHouse = HOUSE_KINDS.includes(kind) && (kind === 'webhook' || kind === 'ntfy')
  return isHouse
    ? { channel: kind, target: kind, channelId: null, personId: null, address: { kind } }
    : null
}

export function newNotice(
  { channel, target, channelId, personId, address }: Target,
  about: { readonly id: string; readonly kind: NoticeKind; readonly notAfter: number },
): NewNotice {
  return {
    ...about,
    channel,
    target,
    channelId,
    personId,
    address: JSON.stringify(address),
    number: address.kind === 'call' || address.kind === 'sms' ? address.phone : null,
  }
}
