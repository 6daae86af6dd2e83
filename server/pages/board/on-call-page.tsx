import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/language.ts'
import { WEEKDAYS } from '#domain/on-call/shift.ts'
import { ProblemMessage } from '../parts/problem-message.tsx'
import { ON_CALL_ADDRESS } from './addresses.ts'
import { BoardFrame } from './board-frame.tsx'
import { OnCallNow, type OnCallNowView } from './on-call-now.tsx'

/** A period of the next seven days. */
interface PeriodView {
  readonly span: string
  /** Names of the staff members, in one text; `null` if nobody is on call. */
  readonly names: string | null
}

interface ShiftView {
  /** Days and hours, in words. */
  readonly text: string
  /** What the form that removes the shift sends. */
  readonly fields: Readonly<Record<string, string>>
}

interface MemberView {
  readonly id: string
  readonly name: string
  /** '' if the shifts say everything. */
  readonly state: string
  readonly shifts: readonly ShiftView[]
}

/**
 * Props of `/staff/on-call`. They contain no time of day, only what the page says about it: the
 * ETag is computed from them.
 */
export interface OnCallPageProps {
  readonly language: Language
  readonly viewerId: string
  readonly onCall: OnCallNowView
  /** Until when the viewer is on or off call by a press, in words; `null` without one. */
  readonly viewerUntil: string | null
  readonly week: readonly PeriodView[]
  /** In alarm order. */
  readonly staff: readonly MemberView[]
  /** Until when somebody is on or off call, unless another time is chosen. */
  readonly until: { readonly day: string; readonly time: string }
  readonly rejected: {
    readonly form: 'shift' | 'override'
    readonly fields: Readonly<Record<string, string>>
  } | null
}

/**
 * Renders `/staff/on-call`: who is on call, the next seven days, and forms that change both (R180).
 */
export function OnCallPage(props: OnCallPageProps) {
  const { language, onCall, viewerUntil, week, staff } = props
  const { onCall: messages } = BOARD_MESSAGES[language]
  return (
    <BoardFrame
      language={language}
      title={messages.heading}
      live="on-call"
      address={ON_CALL_ADDRESS}
    >
      <h1>{messages.heading}</h1>
      <div className="on-call" data-live="now">
        <OnCallNow onCall={onCall} language={language} />
        {viewerUntil !== null && <p className="more">{viewerUntil}</p>}
      </div>
      <section data-live="week">
        <h2>{messages.week}</h2>
        <ol className="week">
          {week.map(({ span, names }) => (
            <li key={span} className={names === null ? 'uncovered' : undefined}>
              <span className="more">{span}</span>
              <b>{names ?? messages.uncoveredPeriod}</b>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{messages.shifts}</h2>
        <p className="more">{messages.shiftsText}</p>
        <ul className="phones">
          {staff.map((member) => (
            <MemberRow key={member.id} member={member} language={language} />
          ))}
        </ul>
        <div className="do">
          <ShiftForm {...props} />
          <OverrideForm {...props} />
        </div>
      </section>
    </BoardFrame>
  )
}

interface MemberRowProps {
  readonly member: MemberView
  readonly language: Language
}

function MemberRow({ member: { name, state, shifts }, language }: MemberRowProps) {
  const { remove } = BOARD_MESSAGES[language].onCall
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="more">{state}</span>
      </span>
      {shifts.map(({ text, fields }) => (
        <form key={text} className="shift" method="post" action={`${ON_CALL_ADDRESS}/shift`}>
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <span>{text}</span>
          <button
            className="button small"
            name="intent"
            value="remove"
            aria-label={`${remove}: ${name}, ${text}`}
          >
            {remove}
          </button>
        </form>
      ))}
    </li>
  )
}

function ShiftForm(props: OnCallPageProps) {
  const { language, viewerId, rejected } = props
  const { onCall: messages } = BOARD_MESSAGES[language]
  const fields = rejected?.form === 'shift' ? rejected.fields : null
  return (
    <details open={fields !== null}>
      <summary>{messages.add}</summary>
      <form method="post" action={`${ON_CALL_ADDRESS}/shift`}>
        <ProblemMessage problem={fields && messages.shiftWrong} />
        <WhoField {...props} id="shift-who" chosen={fields?.['person'] ?? viewerId} />
        <fieldset className="days">
          <legend>{messages.days}</legend>
          {WEEKDAYS.map((day) => (
            <label key={day}>
              <input type="checkbox" name={day} defaultChecked={fields?.[day] !== undefined} />
              {messages.weekdays[day]}
            </label>
          ))}
        </fieldset>
        <label htmlFor="shift-from">{messages.start}</label>
        <input
          id="shift-from"
          name="from"
          type="time"
          defaultValue={fields?.['from'] ?? '18:00'}
          required
        />
        <label htmlFor="shift-to">{messages.end}</label>
        <input
          id="shift-to"
          name="to"
          type="time"
          defaultValue={fields?.['to'] ?? '06:00'}
          aria-describedby="shift-hint"
          required
        />
        <p className="more" id="shift-hint">
          {messages.endHint}
        </p>
        <button className="button" name="intent" value="add">
          {messages.save}
        </button>
      </form>
    </details>
  )
}

/** Two inputs ask for the time, because one of both is cut off on a narrow phone. */
function OverrideForm(props: OnCallPageProps) {
  const { language, viewerId, until, rejected } = props
  const { onCall: messages } = BOARD_MESSAGES[language]
  const fields = rejected?.form === 'override' ? rejected.fields : null
  return (
    <details open={fields !== null}>
      <summary>{messages.another}</summary>
      <form method="post" action={`${ON_CALL_ADDRESS}/override`}>
        <ProblemMessage problem={fields && messages.untilWrong} />
        <WhoField {...props} id="override-who" chosen={fields?.['person'] ?? viewerId} />
        <label htmlFor="override-day">{messages.until}</label>
        <input
          id="override-day"
          name="day"
          type="date"
          defaultValue={fields?.['day'] ?? until.day}
          required
        />
        <label htmlFor="override-time">{messages.time}</label>
        <input
          id="override-time"
          name="time"
          type="time"
          defaultValue={fields?.['time'] ?? until.time}
          required
        />
        <div className="pair">
          <button className="button" name="kind" value="off">
            {messages.offUntil}
          </button>
          <button className="button" name="kind" value="on">
            {messages.onUntil}
          </button>
        </div>
      </form>
    </details>
  )
}

interface WhoFieldProps extends Pick<OnCallPageProps, 'language' | 'staff'> {
  readonly id: string
  /** Id of a staff member. */
  readonly chosen: string
}

function WhoField({ language, staff, id, chosen }: WhoFieldProps) {
  return (
    <>
      <label htmlFor={id}>{BOARD_MESSAGES[language].onCall.who}</label>
      <select id={id} name="person" defaultValue={chosen}>
        {staff.map((member) => (
          <option key={member.id} value={member.id}>
            {member.name}
          </option>
        ))}
      </select>
    </>
  )
}
