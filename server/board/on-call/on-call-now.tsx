import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { business } from '#domain/business/business.ts'
import { askedOf, isLastNotOff, onCallAt } from '#domain/staff/on-call/on-call.ts'
import { namesOf } from './names-of.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { ON_CALL_ADDRESS } from '#server/board/addresses.ts'

interface OnCallNowProps {
  readonly staff: readonly StaffMember[]
  readonly viewer: Viewer
  readonly now: number
}

/** Renders who is on call now, and the button with which the viewer goes on or off call. */
export function OnCallNow({ staff, viewer: { id, language }, now }: OnCallNowProps) {
  const onCall = onCallAt(staff, now, business.timeZone)
  const asked = askedOf(onCall)
  const isViewerOnCall = asked === 'scheduled' && onCall.members.some((member) => member.id === id)
  const messages = ON_CALL_MESSAGES[language]
  return (
    <>
      <p className={asked === 'owner' ? 'wrong' : 'more'}>
        {messages.now[asked](namesOf(onCall.members))}
      </p>
      {isViewerOnCall && isLastNotOff(staff, id, now) && <p className="more">{messages.last}</p>}
      <form method="post" action={`${ON_CALL_ADDRESS}/override`}>
        <button
          className="btn btn-small btn-outline"
          name="kind"
          value={isViewerOnCall ? 'off' : 'on'}
        >
          {isViewerOnCall ? messages.off : messages.on}
        </button>
      </form>
    </>
  )
}
