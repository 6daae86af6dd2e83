import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { business } from '#domain/business/business.ts'
import {
  askedOf,
  onCallNextWeek,
  type OnCallPeriod,
  overrideAt,
} from '#domain/staff/on-call/on-call.ts'
import { type Shift, WEEKDAYS } from '#domain/staff/on-call/shift.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import type { Saved } from '#server/board/saved.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { Check, ProblemMessage, TextField } from '#server/pages/parts/fields.tsx'
import { momentText, shiftText } from '#server/pages/shift-text.ts'
import { timeOf } from '#server/pages/times.ts'
import { ON_CALL_ADDRESS } from '#server/board/addresses.ts'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { AlarmPlan } from './alarm-plan.tsx'
import { mayChange } from './may-change.ts'
import type { OnCallPageProps } from './on-call-props.ts'
import { namesOf } from './names-of.ts'
import { OnCallNow } from './on-call-now.tsx'
import { PlanForm, PlannedTimes } from './planned-times.tsx'
import { RemovalForm } from './removal-form.tsx'
import { SavedNote } from '#server/board/saved-note.tsx'
import { StaffSelect } from './staff-select.tsx'

/** Renders who is on call, the next seven days, and forms that change both. */
export function OnCallPage(props: OnCallPageProps) {
  const { viewer, staff, now, saved, rejected } = props
  const { language } = viewer
  const messages = ON_CALL_MESSAGES[language]
  const self = staff.find(({ id }) => id === viewer.id)
  const own = self ? overrideAt(self, now) : null
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
        <OnCallNow {...props} />
        {own !== null && (
          <p className="more">{messages.yours[own.kind](momentText(own.until, now, language))}</p>
        )}
      </div>
      <SavedNote language={language} saved={saved} kinds={['off', 'on']} />
      <section data-live="week">
        <h2>{messages.week}</h2>
        <Week {...props} />
      </section>
      <section>
        <h2>{messages.planned}</h2>
        <PlannedTimes {...props} />
        <SavedNote language={language} saved={saved} kinds={['time', 'time-removed']} />
        <div className="do">
          <PlanForm {...props} />
        </div>
      </section>
      <section>
        <h2>{messages.shifts}</h2>
        <p className="more">{messages.shiftsText}</p>
        <ul className="entries">
          {staff.map((member) => (
            <MemberRow key={member.id} member={member} viewer={viewer} saved={saved} />
          ))}
        </ul>
        <div className="do">
          <ShiftForm {...props} />
        </div>
      </section>
      <AlarmPlan
        {...props}
        mayChange={isAllowed(viewer.role, 'schedules')}
        problem={rejected?.form === 'plan' ? rejected.problem : null}
      />
    </BoardFrame>
  )
}

/** Renders who is on call in the next seven days. */
function Week({ viewer: { language }, staff, now }: OnCallPageProps) {
  const messages = ON_CALL_MESSAGES[language]
  const week = onCallNextWeek(staff, now, business.timeZone)
  return (
    <ol className="week">
      {week.map((period, index) => {
        const span = spanText(period, { isLast: index === week.length - 1, now, language })
        const asked = askedOf(period)
        return (
          <li key={span} className={asked === 'scheduled' ? undefined : 'uncovered'}>
            <span className="more">{span}</span>
            <b>{messages.period[asked](namesOf(period.members))}</b>
          </li>
        )
      })}
    </ol>
  )
}

function spanText(
  period: OnCallPeriod<StaffMember>,
  { isLast, now, language }: { isLast: boolean; now: number; language: Language },
): string {
  const messages = ON_CALL_MESSAGES[language]
  const from = period.from === now ? messages.fromNow : timeOf(period.from, now, language)
  if (!isLast) return messages.weekSpan(from, timeOf(period.to, now, language))
  return period.from === now ? messages.allWeek : messages.from(from)
}

const SHIFT_ADDRESS = `${ON_CALL_ADDRESS}/shift`

interface MemberRowProps {
  readonly member: StaffMember
  readonly viewer: Viewer
  readonly saved: Saved | null
}

function MemberRow({ member: { id, shifts, ...member }, viewer, saved }: MemberRowProps) {
  const { language } = viewer
  const name = cleanLine(member.name)
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="more">
          {shifts.length === 0 ? ON_CALL_MESSAGES[language].noShift : ''}
        </span>
      </span>
      {shifts.map((shift) => {
        const text = shiftText(shift, language)
        return (
          <div key={text} className="shift">
            <span>{text}</span>
            {mayChange(viewer, id) && (
              <RemovalForm
                language={language}
                action={SHIFT_ADDRESS}
                what={`${name}, ${text}`}
                fields={shiftFields(shift, id)}
              />
            )}
          </div>
        )
      })}
      <SavedNote language={language} saved={saved} kinds={['shift', 'shift-removed']} row={id} />
    </li>
  )
}

const shiftFields = (
  { days, from, to }: Shift,
  staffMemberId: string,
): Readonly<Record<string, string>> => ({
  staffMember: staffMemberId,
  from,
  to,
  ...Object.fromEntries(days.map((day) => [day, 'on'])),
})

function ShiftForm({ viewer, staff, rejected }: OnCallPageProps) {
  const messages = ON_CALL_MESSAGES[viewer.language]
  const shown = rejected?.form === 'shift' ? rejected : null
  const fields = shown?.typed
  return (
    <details id="shift" open={shown !== null}>
      <summary>{messages.add}</summary>
      <form method="post" action={`${SHIFT_ADDRESS}#shift`}>
        <ProblemMessage problem={shown && shown.problem} />
        <StaffSelect
          id="shift-who"
          name="staffMember"
          label={messages.who}
          staff={staff.filter(({ id }) => mayChange(viewer, id))}
          chosen={fields?.['staffMember'] ?? viewer.id}
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
