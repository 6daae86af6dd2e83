import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import type { Language } from '#domain/text/language.ts'
import { TEAM_ADDRESS, teamMemberAddress } from './addresses.ts'
import { BoardFrame } from './board-frame.tsx'
import { type MemberFields, type RejectedMember, TeamFields } from './team-fields.tsx'

interface ChannelView {
  readonly id: string
  readonly kind: ChannelKind
  readonly where: string
  readonly state: string
  /** Whether its provider refused the last notice, or says that it does not exist. */
  readonly isBroken: boolean
}

export interface TeamMemberPageProps {
  readonly language: Language
  readonly id: string
  readonly name: string
  readonly isViewer: boolean
  readonly fields: MemberFields
  readonly rejected: RejectedMember | null
  readonly channels: readonly ChannelView[]
  /** After the press that sends tests. */
  readonly isTested: boolean
}

/** Renders `/staff/team/ID`: everything that an owner does for one staff member (R221). */
export function TeamMemberPage(props: TeamMemberPageProps) {
  const { language, id, name, isViewer, fields, rejected } = props
  const messages = TEAM_MESSAGES[language]
  const address = teamMemberAddress(id)
  return (
    <BoardFrame language={language} title={name}>
      <h1>{name}</h1>
      <Channels {...props} />
      <section>
        <h2>{messages.invite}</h2>
        <p className="more">{messages.inviteText}</p>
        <form method="post" action={`${address}/invite`}>
          <button className="btn btn-outline">{messages.inviteButton}</button>
        </form>
      </section>
      <section id="details">
        <h2>{messages.details}</h2>
        <p className="more">{messages.rolesText}</p>
        <form method="post" action={`${address}#details`} noValidate>
          <TeamFields language={language} fields={fields} rejected={rejected} />
          <button className="btn btn-amber">{messages.save}</button>
        </form>
      </section>
      <details className="ends">
        <summary>{messages.signOut}</summary>
        <p className="more">{isViewer ? messages.signOutOwnText : messages.signOutText(name)}</p>
        <form method="post" action={`${address}/sign-out`}>
          <button className="btn btn-outline">{messages.signOut}</button>
        </form>
      </details>
      <details className="ends">
        <summary>{messages.remove}</summary>
        <p className="more">{messages.removeText(name)}</p>
        <form method="post" action={`${address}/remove`}>
          <button className="btn btn-outline">{messages.removeButton(name)}</button>
        </form>
      </details>
      <p>
        <a className="btn btn-outline" href={TEAM_ADDRESS}>
          {messages.back}
        </a>
      </p>
    </BoardFrame>
  )
}

function Channels({ language, id, channels, isTested }: TeamMemberPageProps) {
  const messages = TEAM_MESSAGES[language]
  return (
    <section>
      <h2>{messages.channels}</h2>
      {channels.length === 0 && <p className="wrong">{messages.noChannels}</p>}
      <ul className="entries">
        {channels.map(({ id: channelId, kind, where, state, isBroken }) => (
          <li key={channelId}>
            <span>
              <b>{messages.kinds[kind]}</b>
              <span className="more">{where}</span>
              <span className={isBroken ? 'wrong' : 'more'}>{state}</span>
            </span>
          </li>
        ))}
      </ul>
      {isTested && (
        <p className="more" role="status">
          {messages.tested} <a href={`${teamMemberAddress(id)}?tested=1`}>{messages.look}</a>
        </p>
      )}
      {channels.length > 0 && (
        <form method="post" action={`${teamMemberAddress(id)}/test`}>
          <button className="btn btn-outline">{messages.test}</button>
        </form>
      )}
    </section>
  )
}

export interface TeamInvitationPageProps {
  readonly language: Language
  readonly id: string
  readonly name: string
  readonly link: string
  /** Drawing of the dark modules, one unit each. */
  readonly picture: { readonly size: number; readonly path: string }
  /** `sms:` address; `null` without a phone number. */
  readonly smsHref: string | null
}

/** Renders the link that opens the board on one phone, once. */
export function TeamInvitationPage(props: TeamInvitationPageProps) {
  const { language, id, name, link, picture, smsHref } = props
  const messages = TEAM_MESSAGES[language]
  const heading = messages.invitation(name)
  return (
    <BoardFrame language={language} title={heading}>
      <h1>{heading}</h1>
      <p className="more">{messages.invitationText}</p>
      <svg
        className="invitation"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={messages.invitationPicture}
      >
        <path d={picture.path} />
      </svg>
      <p className="more">
        <a className="long" href={link}>
          {link}
        </a>
      </p>
      {smsHref !== null && (
        <p>
          <a className="btn btn-outline" href={smsHref}>
            {messages.invitationSms}
          </a>
        </p>
      )}
      <p>
        <a className="btn btn-outline" href={teamMemberAddress(id)}>
          {name}
        </a>
      </p>
    </BoardFrame>
  )
}
