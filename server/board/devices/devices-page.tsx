import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { PASSKEY_MESSAGES } from '#copy/server/passkeys.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { firstName } from '#domain/text/first-name.ts'
import type { Session } from '#server/db/tables/board-records.ts'
import { TextField } from '#server/pages/parts/fields.tsx'
import { timeOf } from '#server/pages/times.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { Passkey } from '#server/staff/passkeys.ts'
import { DEVICES_ADDRESS, PASSKEYS_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { PasskeyForm } from '#server/board/passkey-form.tsx'
import { problemAttributes } from '#server/board/problem-attributes.ts'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { MoreLinks } from '#server/board/more-links.tsx'
import { PHONE_NAME_LENGTH } from '#server/board/field-lengths.ts'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'

export interface DevicesPageProps {
  /** The session that requests the page. */
  readonly own: Session
  readonly sessions: readonly Session[]
  /** The viewer's own. */
  readonly passkeys: readonly Passkey[]
  /** Whether the board's address allows passkeys, and the viewer may have more. */
  readonly canAddPasskey: boolean
  /** The VAPID key with which a browser subscribes. */
  readonly pushKey: string
  readonly now: number
  /** A name that was refused, and whose. */
  readonly rejected: (Rejected & { readonly sessionId: string }) | null
  readonly saved: Saved | null
}

/** Renders `/staff/phones`: all sessions, and the sign-out. */
export function DevicesPage(props: DevicesPageProps) {
  const { own, sessions, saved } = props
  const { language } = own.staffMember
  const { devices: messages } = BOARD_MESSAGES[language]
  return (
    <BoardFrame
      language={language}
      title={messages.heading}
      live="devices"
      tab="further"
      more={<MoreLinks viewer={own.staffMember} here={DEVICES_ADDRESS} />}
    >
      <h1>{messages.heading}</h1>
      <p className="more">{messages.text}</p>
      <ul className="entries">
        {[own, ...sessions.filter(({ id }) => id !== own.id)].map((session) => (
          <SessionRow key={session.id} {...props} session={session} />
        ))}
      </ul>
      <SavedNote language={language} saved={saved} kinds={['phone-out']} />
      <form method="post" action="/staff/sign-out">
        <button className="btn btn-outline">{messages.signOut}</button>
      </form>
      <Passkeys {...props} />
      <Notifications {...props} />
    </BoardFrame>
  )
}

/** The script shows this section, where the browser has notifications. */
function Notifications({ own: { notifies, staffMember }, pushKey }: DevicesPageProps) {
  const { devices: messages } = BOARD_MESSAGES[staffMember.language]
  return (
    <section data-ring={notifies ? 'on' : 'off'} data-key={pushKey} hidden>
      <h2>{messages.ring.heading}</h2>
      <p className="more">{messages.ring.text}</p>
      <p className="more" role="status" data-says="" {...problemAttributes(messages.ringProblems)}>
        {notifies ? messages.ringing : ''}
      </p>
      <button className="btn btn-outline" type="button">
        {notifies ? messages.ringOff : messages.ringOn}
      </button>
    </section>
  )
}

/** The viewer's own passkeys. */
function Passkeys({ own: { staffMember }, passkeys, now, canAddPasskey, saved }: DevicesPageProps) {
  const { language } = staffMember
  const messages = PASSKEY_MESSAGES[language]
  if (!canAddPasskey && passkeys.length === 0) return null
  return (
    <section id="passkeys">
      <h2>{messages.heading}</h2>
      <p className="more">{messages.text}</p>
      <ul className="entries">
        {passkeys.map(({ id, name, createdAt, usedAt }) => {
          const named = name || BOARD_MESSAGES[language].devices.unknownDevice
          const details = [
            messages.added(timeOf(createdAt, now, language)),
            usedAt === null ? '' : messages.used(timeOf(usedAt, now, language)),
          ]
          return (
            <li key={id}>
              <span>
                <b>{named}</b>
                <span className="more">{details.filter(Boolean).join(', ')}</span>
              </span>
              <form method="post" action={`${PASSKEYS_ADDRESS}/remove`}>
                <input type="hidden" name="passkey" value={id} />
                <button
                  className="btn btn-small btn-outline"
                  aria-label={`${messages.remove}: ${named}`}
                >
                  {messages.remove}
                </button>
              </form>
            </li>
          )
        })}
      </ul>
      <SavedNote language={language} saved={saved} kinds={['passkey', 'passkey-removed']} />
      {canAddPasskey && <PasskeyForm language={language} press="add" />}
    </section>
  )
}

interface SessionRowProps extends DevicesPageProps {
  readonly session: Session
}

function SessionRow(props: SessionRowProps) {
  const { own, now, session, saved } = props
  const { language, id: viewerId } = own.staffMember
  const { devices: messages } = BOARD_MESSAGES[language]
  const { id, staffMember, device, lastSeenAt, notifies } = session
  const isOwn = id === own.id
  const details = [
    isOwn ? messages.here : messages.seen(timeOf(lastSeenAt, now, language)),
    notifies ? messages.notifies : '',
  ]
  const named = `${firstName(cleanLine(staffMember.name))}: ${device || messages.unknownDevice}`
  return (
    <li>
      <span>
        <b>{named}</b>
        <span className="more">{details.filter(Boolean).join(', ')}</span>
      </span>
      {!isOwn && (
        <form method="post" action={`/staff/phones/${id}/end`}>
          <button className="btn btn-small btn-outline" aria-label={`${messages.end}: ${named}`}>
            {messages.end}
          </button>
        </form>
      )}
      {staffMember.id !== viewerId && isAllowed(own.staffMember.role, 'team') && (
        <a className="apart" href={teamMemberAddress(staffMember.id)}>
          {messages.lost}
        </a>
      )}
      <SavedNote language={language} saved={saved} kinds={['phone-name']} row={id} />
      {staffMember.id === viewerId && <RenameForm {...props} />}
    </li>
  )
}

/** Only a staff member's own devices can be renamed. */
function RenameForm({ own, session: { id, device }, ...props }: SessionRowProps) {
  const { devices: messages } = BOARD_MESSAGES[own.staffMember.language]
  const rejected = props.rejected?.sessionId === id ? props.rejected : null
  return (
    <details id={`rename-${id}`} open={rejected !== null}>
      <summary>{messages.rename}</summary>
      <form method="post" action={`/staff/phones/${id}/name#rename-${id}`} noValidate>
        <TextField
          id={`name-${id}`}
          name="name"
          label={messages.name}
          maxLength={PHONE_NAME_LENGTH}
          defaultValue={rejected?.typed['name'] ?? device}
          required
          problem={rejected && rejected.problem}
        />
        <button className="btn btn-small btn-outline">{messages.save}</button>
      </form>
    </details>
  )
}
