import { PASSKEY_MESSAGES } from '#copy/server/passkeys.ts'
import type { Language } from '#domain/text/language.ts'
import { PASSKEY_SIGN_IN_ADDRESS, PASSKEYS_ADDRESS } from './addresses.ts'
import { problemAttributes } from './problem-attributes.ts'

interface PasskeyFormProps {
  readonly language: Language
  readonly press: 'add' | 'sign-in'
  /** Whether it is the one button of the page. */
  readonly isOnly?: boolean
  /** Where a sign-in leads. */
  readonly page?: string
}

/**
 * Renders the button that asks the phone for a passkey. The script shows it where the browser has
 * passkeys, and fills in what the phone answers.
 */
export function PasskeyForm({ language, press, isOnly = false, page = '' }: PasskeyFormProps) {
  const messages = PASSKEY_MESSAGES[language]
  const isAdd = press === 'add'
  return (
    <form
      method="post"
      action={isAdd ? PASSKEYS_ADDRESS : PASSKEY_SIGN_IN_ADDRESS}
      data-passkey={press}
      hidden
    >
      <button className={isOnly ? 'btn btn-brass' : 'btn btn-outline'}>
        {isAdd ? messages.add : messages.signIn}
      </button>
      <p className="more" role="status" data-says="" {...problemAttributes(messages.problems)} />
      <input type="hidden" name="credential" />
      {page !== '' && <input type="hidden" name="page" value={page} />}
    </form>
  )
}
