import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { CUSTOMER_CALL_FIELD } from '#server/pages/form-names.ts'
import { leadAddress } from '#server/board/addresses.ts'
import type { LeadPageProps } from './lead-view.ts'

/**
 * Renders the buttons that say whether the customer answered a call from the staff member's own
 * phone, which nothing else reports; the customer's page then asks for the right number.
 */
export function CustomerCallForm({ id, language, customerCall }: LeadPageProps) {
  const { customerCall: messages } = BOARD_MESSAGES[language]
  if (customerCall === null) return null
  const { missedAt } = customerCall
  return (
    <>
      {missedAt !== null && <p className="more">{messages.missedAt(missedAt)}</p>}
      <form
        method="post"
        action={`${leadAddress(id)}/customer-call`}
        className={missedAt === null ? undefined : 'pair'}
        data-in-place=""
      >
        <button className="btn btn-outline" name={CUSTOMER_CALL_FIELD} value="not_reached">
          {missedAt === null ? messages.missed : messages.missedAgain}
        </button>
        {missedAt !== null && (
          <button className="btn btn-outline" name={CUSTOMER_CALL_FIELD} value="connected">
            {messages.reached}
          </button>
        )}
      </form>
    </>
  )
}
