import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import { isBroken, stateOf } from './channel-state.ts'
import { memberFields } from './member-fields.ts'
import { TeamFields } from './team-fields.tsx'

interface TeamPageProps {
  readonly viewer: Viewer
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  readonly now: number
  readonly rejected: Rejected | null
  readonly saved: Saved | null
}

/** Renders `/staff/team`: the staff members in alarm order, and the form that adds one. */
export function TeamPage({ viewer, staff, now, rejected, saved }: TeamPageProps) {
  const { language } = viewer
  const messages = TEAM_MESSAGES[language]
  return (
    <OwnerFrame language={language} title={messages.heading} here={TEAM_ADDRESS}>
      <h1>{messages.heading}</h1>
      <p className="more">{messages.text}</p>
      <ol className="entries">
        {staff.map((member, index) => (
          <TeamRow
            key={member.id}
            member={member}
            viewer={viewer}
            now={now}
            saved={saved}
            isFirst={index === 0}
            isLast={index === staff.length - 1}
          />
        ))}
      </ol>
      <section id="add">
        <h2>{messages.add}</h2>
        <p className="more">{messages.rolesText}</p>
        <form method="post" action={`${TEAM_ADDRESS}#add`} noValidate>
          <TeamFields language={language} rejected={rejected} fields={NEW_MEMBER} />
          <button className="btn btn-brass">{messages.addButton}</button>
        </form>
      </section>
    </OwnerFrame>
  )
}

const NEW_MEMBER = { name: '', phone: '', email: '', language: 'en', role: 'locksmith' } as const

interface TeamRowProps extends Pick<TeamPageProps, 'viewer' | 'now' | 'saved'> {
  readonly member: StaffMember
  readonly isFirst: boolean
  readonly isLast: boolean
}

function TeamRow({ member, viewer, now, saved, isFirst, isLast }: TeamRowProps) {
  const messages = TEAM_MESSAGES[viewer.language]
  const name = cleanLine(member.name)
  const { phone, email } = memberFields(member)
  const details = [messages.roles[member.role], member.id === viewer.id ? messages.you : '']
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="more">{[...details, phone, email].filter(Boolean).join(', ')}</span>
        {member.isSignedOut === true && <span className="wrong">{messages.offUntilLink}</span>}
        <ChannelStates channels={member.channels} now={now} language={viewer.language} />
      </span>
      {!(isFirst && isLast) && (
        <form method="post" action={`${teamMemberAddress(member.id)}/move`} className="moves">
          {!isFirst && (
            <button
              className="btn btn-small btn-outline"
              name="direction"
              value="up"
              aria-label={`${messages.up}: ${name}`}
            >
              {messages.up}
            </button>
          )}
          {!isLast && (
            <button
              className="btn btn-small btn-outline"
              name="direction"
              value="down"
              aria-label={`${messages.down}: ${name}`}
            >
              {messages.down}
            </button>
          )}
        </form>
      )}
      <a
        className="btn btn-small btn-outline"
        href={teamMemberAddress(member.id)}
        aria-label={messages.openFor(name)}
      >
        {messages.open}
      </a>
      <SavedNote language={viewer.language} saved={saved} kinds={['order']} row={member.id} />
    </li>
  )
}

interface ChannelStatesProps extends Pick<StaffMember, 'channels'> {
  readonly now: number
  readonly language: Language
}

/** Renders of each way to reach them whether it works, as far as it is known. */
function ChannelStates({ channels, now, language }: ChannelStatesProps) {
  const messages = TEAM_MESSAGES[language]
  if (channels.length === 0) return <span className="wrong">{messages.noChannels}</span>
  return channels.map((channel) => (
    <span key={channel.id} className={isBroken(channel) ? 'wrong' : 'more'}>
      {`${messages.kinds[channel.kind]}: ${stateOf(channel, now, language)}`}
    </span>
  ))
}
