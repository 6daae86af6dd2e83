import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Language } from '#domain/text/language.ts'
import type { Role } from '#domain/staff/roles.ts'
import { TEAM_ADDRESS, teamMemberAddress } from './addresses.ts'
import { BoardFrame } from './board-frame.tsx'
import { type RejectedMember, TeamFields } from './team-fields.tsx'

interface TeamRowView {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Phone number and mailbox, in one text. */
  readonly contacts: string
  readonly isViewer: boolean
  /** What a way to reach them answered; `null` if none is broken. */
  readonly problem: string | null
}

export interface TeamPageProps {
  readonly language: Language
  /** In alarm order. */
  readonly staff: readonly TeamRowView[]
  readonly rejected: RejectedMember | null
}

/** Renders `/staff/team`: the staff members in alarm order, and the form that adds one (R221). */
export function TeamPage({ language, staff, rejected }: TeamPageProps) {
  const messages = TEAM_MESSAGES[language]
  return (
    <BoardFrame language={language} title={messages.heading}>
      <h1>{messages.heading}</h1>
      <p className="more">{messages.text}</p>
      <ol className="entries">
        {staff.map((member, index) => (
          <li key={member.id}>
            <span>
              <b>{member.name}</b>
              <span className="more">
                {[messages.roles[member.role], member.isViewer ? messages.you : '', member.contacts]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {member.problem !== null && <span className="wrong">{member.problem}</span>}
            </span>
            <form method="post" action={`${teamMemberAddress(member.id)}/move`} className="moves">
              {index > 0 && (
                <button
                  className="btn btn-small btn-outline"
                  name="direction"
                  value="up"
                  aria-label={`${messages.up}: ${member.name}`}
                >
                  {messages.up}
                </button>
              )}
              {index < staff.length - 1 && (
                <button
                  className="btn btn-small btn-outline"
                  name="direction"
                  value="down"
                  aria-label={`${messages.down}: ${member.name}`}
                >
                  {messages.down}
                </button>
              )}
            </form>
            <a
              className="btn btn-small btn-outline"
              href={teamMemberAddress(member.id)}
              aria-label={messages.openFor(member.name)}
            >
              {messages.open}
            </a>
          </li>
        ))}
      </ol>
      <section id="add">
        <h2>{messages.add}</h2>
        <p className="more">{messages.rolesText}</p>
        <form method="post" action={`${TEAM_ADDRESS}#add`} noValidate>
          <TeamFields language={language} rejected={rejected} fields={NEW_MEMBER} />
          <button className="btn btn-amber">{messages.addButton}</button>
        </form>
      </section>
    </BoardFrame>
  )
}

const NEW_MEMBER = { name: '', phone: '', email: '', language: 'en', role: 'locksmith' } as const
