/** Pages of the sign-in: each has one button, and nothing signs in without a press. */

import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { PASSKEY_MESSAGES } from '#copy/server/passkeys.ts'
import type { Language } from '#domain/text/language.ts'
import { LanguageField, TextField } from '#server/pages/parts/fields.tsx'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { PasskeyForm } from '#server/board/passkey-form.tsx'

interface AddressPageProps {
  readonly language: Language
  /** The address that was rejected; `null` on the first visit. */
  readonly rejected: string | null
  /** For a browser that is signed in, before money, team and exports. */
  readonly isAgain?: boolean
  /** Whether a passkey signs in; false for a board that can have none. */
  readonly byPasskey?: boolean
  /** Whether a mailed code signs in; false where it proves too little. */
  readonly byCode?: boolean
  /** What is wrong with the passkey that was used. */
  readonly wrong?: string
  /** The mailbox of whoever is signed in; '' for nobody. */
  readonly known?: string
  /** Where the sign-in leads. */
  readonly page?: string
}

/** Renders the form that asks for the address. */
export function AddressPage(props: AddressPageProps) {
  const { language, rejected, isAgain = false, byPasskey = false, byCode = true } = props
  const { wrong = '', known = '', page = '' } = props
  const messages = BOARD_MESSAGES[language].signIn
  const passkeys = PASSKEY_MESSAGES[language]
  const why = isAgain ? messages.againText : messages.text
  const problem = rejected === null ? null : messages.addressWrong
  return (
    <BoardFrame
      language={language}
      title={messages.heading}
      isSignedOut={rejected === null && !isAgain}
    >
      <h1>{messages.heading}</h1>
      <p className="more">{byCode ? why : passkeys.again}</p>
      {wrong !== '' && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {byPasskey && (
        <PasskeyForm language={language} press="sign-in" isOnly={!byCode} page={page} />
      )}
      {byCode && (
        <form method="post" action="/staff/sign-in" noValidate>
          <TextField
            name="address"
            label={messages.address}
            type="email"
            autoComplete="email"
            defaultValue={rejected ?? known}
            required
            problem={problem}
          />
          <button className="btn btn-brass">{messages.send}</button>
          {page !== '' && <input type="hidden" name="page" value={page} />}
        </form>
      )}
      <p className="more">{byCode ? messages.invited : passkeys.gone}</p>
    </BoardFrame>
  )
}

interface CodePageProps {
  readonly language: Language
  readonly problem: string | null
}

/** Renders the form for the six digits of the mail. */
export function CodePage({ language, problem }: CodePageProps) {
  const messages = BOARD_MESSAGES[language].signIn
  return (
    <BoardFrame language={language} title={messages.codeHeading}>
      <h1>{messages.codeHeading}</h1>
      <p className="more">{messages.codeText}</p>
      <form method="post" noValidate>
        <TextField
          name="code"
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          problem={problem}
        />
        <button className="btn btn-brass">{messages.enter}</button>
      </form>
      <p>
        <a className="btn btn-outline" href="/staff/sign-in">
          {messages.again}
        </a>
      </p>
    </BoardFrame>
  )
}

interface InvitationPageProps {
  readonly language: Language
  /** Name of the invited staff member; `null` for an address of STAFF_EMAIL that nobody has. */
  readonly name: string | null
  /** The name that was rejected; `null` on the first visit. */
  readonly rejected: string | null
}

/** Renders the page of an invitation. */
export function InvitationPage({ language, name, rejected }: InvitationPageProps) {
  const messages = BOARD_MESSAGES[language].invitation
  const heading = name === null ? messages.newStaffMember.heading : messages.hello(name)
  return (
    <BoardFrame language={language} title={heading}>
      <h1>{heading}</h1>
      <p className="more">{name === null ? messages.newStaffMember.text : messages.text}</p>
      <form method="post" noValidate>
        {name === null && <NameFields language={language} rejected={rejected} />}
        <button className="btn btn-brass">{messages.enter}</button>
      </form>
    </BoardFrame>
  )
}

function NameFields({ language, rejected }: Pick<InvitationPageProps, 'language' | 'rejected'>) {
  const messages = BOARD_MESSAGES[language].invitation
  const problem = rejected === null ? null : messages.nameWrong
  return (
    <>
      <TextField
        name="name"
        label={messages.name}
        autoComplete="given-name"
        maxLength={100}
        defaultValue={rejected ?? ''}
        required
        problem={problem}
      />
      <LanguageField label={messages.language} chosen={language} />
    </>
  )
}
