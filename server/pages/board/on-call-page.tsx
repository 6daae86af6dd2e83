import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import type { Language } from '#domain/text/language.ts'
import { WEEKDAYS } from '#domain/staff/on-call/shift.ts'
import { Check, ProblemMessage, TextField } from '../parts/fields.tsx'
import { ON_CALL_ADDRESS } from './addresses.ts'
import { AlarmPlan } from './alarm-plan.tsx'
import { BoardFrame } from './board-frame.tsx'
import { OnCallNow } from './on-call-now.tsx'
import type { MemberView, OnCallPageProps } from './on-call-props.ts'
import { PlanForm, PlannedTimes } from './planned-times.tsx'
import { RemovalForm } from './removal-form.tsx'
import { StaffSelect } from './staff-select.tsx'

/**
 * Renders `/staff/on-call`: who is on call, the next seven days, and forms that change both (R180).
 */
export function OnCallPage(props: OnCallPageProps) {
  const { language, onCall, viewerUntil, week, planned, staff, plan, rejected } = props
  const messages = ON_CALL_MESSAGES[language]
  return (
    <BoardFrame
      language={language}
      title={messages.heading}
      live="on-call"
      tab="onCall"
      address={ON_CALL_ADDRESS}
      openLeads={props.openLeads}
    >
      <h1>{messages.heading}</h1>
      <div className="on-call" data-live="now">
        <OnCallNow onCall={onCall} language={language} />
        {viewerUntil !== null && <p className="more">{viewerUntil}</p>}
      </div>
      <section data-live="week">
        <h2>{messages.week}</h2>
        <ol className="week">
          {week.map(({ span, asked, names }) => (
            <li key={span} className={asked === 'scheduled' ? undefined : 'uncovered'}>
              <span className="more">{span}</span>
              <b>{messages.period[asked](names)}</b>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{messages.planned}</h2>
        <PlannedTimes planned={planned} language={language} />
        <div className="do">
          <PlanForm {...props} />
        </div>
      </section>
      <section>
        <h2>{messages.shifts}</h2>
        <p className="more">{messages.shiftsText}</p>
        <ul className="entries">
          {staff.map((member) => (
            <MemberRow key={member.id} member={member} language={language} />
          ))}
        </ul>
        <div className="do">
          <ShiftForm {...props} />
        </div>
      </section>
      <AlarmPlan
        language={language}
        plan={plan}
        problem={rejected?.form === 'plan' ? rejected.problem : null}
      />
    </BoardFrame>
  )
}

const SHIFT_ADDRESS = `${ON_CALL_ADDRESS}/shift`

interface MemberRowProps {
  readonly member: MemberView
  readonly language: Language
}

function MemberRow({ member: { name, state, shifts }, language }: MemberRowProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="more">{state}</span>
      </span>
      {shifts.map(({ text, fields }) => (
        <div key={text} className="shift">
          <span>{text}</span>
          {fields && (
            <RemovalForm
              language={language}
              action={SHIFT_ADDRESS}
              what={`${name}, ${text}`}
              fields={fields}
            />
          )}
        </div>
      ))}
    </li>
  )
}

function ShiftForm(props: OnCallPageProps) {
  const { language, viewerId, changeable, rejected } = props
  const messages = ON_CALL_MESSAGES[language]
  const shown = rejected?.form === 'shift' ? rejected : null
  const fields = shown && shown.typed
  return (
    <details id="shift" open={fields !== null}>
      <summary>{messages.add}</summary>
      <form method="post" action={`${SHIFT_ADDRESS}#shift`}>
        <ProblemMessage problem={shown && shown.problem} />
        <StaffSelect
          id="shift-who"
          name="staffMember"
          label={messages.who}
          staff={changeable}
          chosen={fields?.['staffMember'] ?? viewerId}
          nobody={null}
        />
        <fieldset className="days">
          <legend className="field-label">{messages.days}</legend>
          {WEEKDAYS.map((day) => (
            <Check key={day} name={day} defaultChecked={fields?.[day] !== undefined}>
              {messages.weekdays[day]}
            </Check>
          ))}
        </fieldset>
        <TextField
          id="shift-from"
          name="from"
          label={messages.start}
          type="time"
          defaultValue={fields?.['from'] ?? '18:00'}
          required
        />
        <TextField
          id="shift-to"
          name="to"
          label={messages.end}
          hint={messages.endHint}
          type="time"
          defaultValue={fields?.['to'] ?? '06:00'}
          required
        />
        <Check name="first" defaultChecked={fields?.['first'] !== undefined}>
          {messages.isFirst}
        </Check>
        <button className="btn btn-outline" name="intent" value="add">
          {messages.save}
        </button>
      </form>
    </details>
  )
}
