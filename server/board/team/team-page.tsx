import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
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
}

/** Renders `/staff/team`: the staff members in alarm order, and the form that adds one. */
export function TeamPage({ viewer, staff, now, rejected }: TeamPageProps) {
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

interface TeamRowProps extends Pick<TeamPageProps, 'viewer' | 'now'> {
  readonly member: StaffMember
  readonly isFirst: boolean
  readonly isLast: boolean
}

function TeamRow({ member, viewer, now, isFirst, isLast }: TeamRowProps) {
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
        <Problem channels={member.channels} now={now} language={viewer.language} />
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
    </li>
  )
}

interface ProblemProps extends Pick<StaffMember, 'channels'> {
  readonly now: number
  readonly language: Language
}

/** Renders what a way to reach them answered; nothing if none is broken. */
function Problem({ channels, now, language }: ProblemProps) {
  const messages = TEAM_MESSAGES[language]
  if (channels.length === 0) return <span className="wrong">{messages.noChannels}</span>
  const broken = channels.find(isBroken)
  return broken === undefined ? null : (
    <span className="wrong">{`${messages.kinds[broken.kind]}: ${stateOf(broken, now, language)}`}</span>
  )
}
