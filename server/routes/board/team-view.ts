import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { parseAddress } from '#server/leads/outgoing/new-notice.ts'
import type { TeamMemberPageProps } from '#server/pages/board/team-member-page.tsx'
import type { MemberFields } from '#server/pages/board/team-fields.tsx'
import type { TeamPageProps } from '#server/pages/board/team-page.tsx'
import { timeOf } from '#server/pages/times.ts'
import type { Viewer } from '#server/store/board-records.ts'
import type { StaffChannel, StaffMember } from '#server/store/staff-member.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'

interface TeamViewOptions {
  readonly viewer: Viewer
  readonly now: number
}

/** Returns what `/staff/team` shows. */
export const teamView = (
  staff: readonly StaffMember[],
  { viewer, now }: TeamViewOptions,
  rejected: TeamPageProps['rejected'] = null,
): TeamPageProps => ({
  language: viewer.language,
  staff: staff.map((member) => {
    const { phone, email } = memberFields(member)
    const channels = member.channels.map((channel) => channelView(channel, now, viewer.language))
    const messages = TEAM_MESSAGES[viewer.language]
    const broken = channels.find(({ isBroken }) => isBroken)
    return {
      id: member.id,
      name: cleanLine(member.name),
      role: member.role,
      contacts: [phone, email].filter(Boolean).join(', '),
      isViewer: member.id === viewer.id,
      problem:
        channels.length === 0
          ? messages.noChannels
          : broken
            ? `${messages.kinds[broken.kind]}: ${broken.state}`
            : null,
    }
  }),
  rejected,
})

/** What the page says about a form that was sent. */
export type ShownBesideMember = Partial<Pick<TeamMemberPageProps, 'rejected' | 'isTested'>>

/** Returns what the page of one staff member shows. */
export const teamMemberView = (
  member: StaffMember,
  { viewer, now }: TeamViewOptions,
  shown: ShownBesideMember = {},
): TeamMemberPageProps => ({
  language: viewer.language,
  id: member.id,
  name: cleanLine(member.name),
  isViewer: member.id === viewer.id,
  fields: memberFields(member),
  rejected: null,
  isTested: false,
  channels: member.channels.map((channel) => channelView(channel, now, viewer.language)),
  ...shown,
})

/** Returns the stored values of the form's fields: the first number and the first mailbox. */
export function memberFields({ name, language, role, channels }: StaffMember): MemberFields {
  const addresses = channels.map((channel) => parseAddress(channel))
  const withPhone = addresses.find((address) => 'phone' in address)
  const withMailbox = addresses.find((address) => 'to' in address)
  return {
    name: cleanLine(name),
    phone: withPhone ? shownNumber(withPhone.phone) : '',
    email: withMailbox?.to.join(', ') ?? '',
    language,
    role,
  }
}

/** Formats an E.164 number as people here write it. */
const shownNumber = (phone: string): string => formatPhone(phone.replace(/^\+1(?=\d{10}$)/, ''))

function channelView(
  channel: StaffChannel,
  now: number,
  language: Language,
): TeamMemberPageProps['channels'][number] {
  const { states } = TEAM_MESSAGES[language]
  const { id, kind, goneAt, lastError, testedAt, lastOkAt } = channel
  const state =
    goneAt !== null
      ? states.gone
      : lastError !== null
        ? states.failed(cleanLine(lastError))
        : testedAt !== null
          ? states.answered(timeOf(testedAt, now, language))
          : lastOkAt !== null
            ? states.sent(timeOf(lastOkAt, now, language))
            : states.never
  const isBroken = goneAt !== null || lastError !== null
  return { id, kind, where: whereOf(channel), state, isBroken }
}

/** Returns the address of a channel as its owner knows it. */
function whereOf(channel: StaffChannel): string {
  const address = parseAddress(channel)
  if ('to' in address) return address.to.join(', ')
  if ('phone' in address) return shownNumber(address.phone)
  return 'subscription' in address ? new URL(address.subscription.endpoint).host : ''
}
