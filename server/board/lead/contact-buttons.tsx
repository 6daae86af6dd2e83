import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { hasAssignee } from '#domain/lead/lifecycle.ts'
import { connectableNumber } from '#domain/phone/connectable-number.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { TextWithPhone } from '#server/pages/parts/phone-number.tsx'
import { leadAddress } from '#server/board/addresses.ts'
import type { LeadPageProps } from './lead-view.ts'

/** Renders the ways to the customer beside the call: map, text message, the appointment as a file. */
export function ContactButtons(props: LeadPageProps) {
  const { id, language, contact } = props
  const { lead: messages } = BOARD_MESSAGES[language]
  return (
    <>
      <div className="pair">
        {contact.mapHref !== null && (
          <a className="btn btn-outline" href={contact.mapHref} rel="noreferrer">
            {messages.map}
          </a>
        )}
        {contact.smsHref !== null && (
          <a className="btn btn-outline" href={contact.smsHref}>
            {messages.sms}
          </a>
        )}
      </div>
      {contact.hasAppointment && (
        <a className="btn btn-outline" href={`${leadAddress(id)}/calendar.ics`}>
          {messages.calendar}
        </a>
      )}
    </>
  )
}

/**
 * Renders the button that calls the customer, amber once somebody has the lead; for a number that cannot be right a sentence with the
 * number as it was typed, because a link would call somebody else.
 */
export function CallButton({ language, status, contact: { phone } }: LeadPageProps) {
  const { call, costlyPhone, wrongPhone } = BOARD_MESSAGES[language].lead
  if (phone.href === null)
    return (
      <p className="wrong">
        <TextWithPhone text={wrongPhone} phone={phone.text} />
      </p>
    )
  return (
    <>
      <a
        className={hasAssignee(status) ? 'btn btn-amber call' : 'btn btn-outline call'}
        href={phone.href}
      >
        <TextWithPhone text={(number) => `${call} ${number}`} phone={formatPhone(phone.text)} />
      </a>
      {connectableNumber(phone.text) === null && <p className="wrong">{costlyPhone}</p>}
    </>
  )
}
