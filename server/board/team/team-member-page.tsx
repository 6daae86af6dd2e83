import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { parseAddress } from '#server/alarm/notices/new-notice.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { StaffChannel, StaffMember } from '#server/db/tables/staff-member.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { type Saved, savedAddress } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import { isBroken, stateOf } from './channel-state.ts'
import { memberFields, shownNumber } from './member-fields.ts'
import { TeamFields } from './team-fields.tsx'

interface TeamMemberPageProps {
  readonly viewer: Viewer
  readonly member: StaffMember
  readonly now: number
  readonly rejected: Rejected | null
  readonly saved: Saved | null
}

/** Renders `/staff/team/ID`: everything that an owner does for one staff member. */
export function TeamMemberPage(props: TeamMemberPageProps) {
  const { viewer, member, rejected, saved } = props
  const { language } = viewer
  const name = cleanLine(member.name)
  const isViewer = member.id === viewer.id
  const messages = TEAM_MESSAGES[language]
  const address = teamMemberAddress(member.id)
  return (
    <OwnerFrame language={language} title={name} here={TEAM_ADDRESS}>
      <h1>{name}</h1>
      {member.isSignedOut === true && <p className="wrong">{messages.offUntilLink}</p>}
      <SavedNote language={language} saved={saved} kinds={['member-added']} />
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
          <TeamFields language={language} fields={memberFields(member)} rejected={rejected} />
          <button className="btn btn-brass">{messages.save}</button>
        </form>
        <SavedNote language={language} saved={saved} kinds={['member']} />
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
    </OwnerFrame>
  )
}

function Channels({ viewer: { language }, member, now, saved }: TeamMemberPageProps) {
  const messages = TEAM_MESSAGES[language]
  const { id, channels } = member
  return (
    <section>
      <h2>{messages.channels}</h2>
      {channels.length === 0 && <p className="wrong">{messages.noChannels}</p>}
      <ul className="entries">
        {channels.map((channel) => (
          <li key={channel.id}>
            <span>
              <b>{messages.kinds[channel.kind]}</b>
              <span className="more">{whereOf(channel)}</span>
              <span className={isBroken(channel) ? 'wrong' : 'more'}>
                {stateOf(channel, now, language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {channels.length > 0 && (
        <form method="post" action={`${teamMemberAddress(id)}/test`}>
          <button className="btn btn-outline">{messages.test}</button>
        </form>
      )}
      <SavedNote language={language} saved={saved} kinds={['tests']}>
        {' '}
        <a href={savedAddress(teamMemberAddress(id), 'tests')}>{messages.look}</a>
      </SavedNote>
    </section>
  )
}

/** Returns the address of a channel as its owner knows it. */
function whereOf(channel: StaffChannel): string {
  const address = parseAddress(channel)
  if ('to' in address) return address.to.join(', ')
  if ('phone' in address) return shownNumber(address.phone)
  return 'subscription' in address ? new URL(address.subscription.endpoint).host : ''
}

interface TeamInvitationPageProps {
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
    <OwnerFrame language={language} title={heading} here={TEAM_ADDRESS}>
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
    </OwnerFrame>
  )
}
