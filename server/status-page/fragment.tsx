import type { Quote } from '#domain/lead/quote.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import type { Eta } from '#domain/lead/arrival.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { licenseLookupUrl } from '#copy/region.ts'
import { STATUS_PAGE_MESSAGES, type StatusPageMessages } from '#copy/server/status-page.ts'
import { business } from '#domain/business/business.ts'
import { hasAssignee, isClosed, isDriving, isWaiting } from '#domain/lead/lifecycle.ts'
import { vehicleNeed } from '#domain/services/services.ts'
import { formatCents } from '#domain/lead/money.ts'
import { STATUS_STEPS } from '#domain/lead/status-page.ts'
import { IdTag } from '#app/ui/id-tag.tsx'
import { Step } from '#app/ui/step.tsx'
import { timeOf } from '#server/pages/times.ts'
import { Arrival, arrivalTime } from './arrival.tsx'
import { Dial } from './dial.tsx'
import { TimeSection } from './time-section.tsx'
import { CallButton, pathOf } from './status-frame.tsx'
import {
  completedSteps,
  isOpenIn,
  photoState,
  type StatusPageProps,
  type StatusPageView,
} from './status-view.ts'

/**
 * Renders the parts that change while the lead is worked on. app/browser/status/show-status.ts replaces
 * them, on this page and in the status banner.
 */
export function StatusFragment(props: StatusPageProps) {
  const { view, now } = props
  const { language } = view
  const messages = STATUS_PAGE_MESSAGES[language]
  const [first, second] = headingOf(view)
  const lookupUrl = licenseLookupUrl()
  return (
    <div
      className="status"
      data-tag={view.tag}
      data-state={view.unacceptedFor === null ? view.facts.state : 'late'}
      data-turn={completedSteps(view)}
      data-photos={photoState(view)}
      data-title={`${titleOf(view)} | ${business.name}`}
      data-open={isOpenIn(view) ? '' : undefined}
    >
      <Dial />
      <div className="arrival" data-part="arrival" aria-live="off">
        <Arrival {...props} />
      </div>
      <div aria-live="polite">
        <h1 data-part="heading">
          <span>{`${first} `}</span>
          <span>{second}</span>
        </h1>
        <div data-part="danger">
          {view.danger !== null && <p className="danger">{messages.danger[view.danger]}</p>}
        </div>
        <p className="lead" data-part="lead">
          {leadText(view, messages)}
        </p>
        <div data-part="reach">
          {isOpenIn(view) &&
            !view.isPlanned &&
            view.danger === null &&
            vehicleNeed(view.service) !== 'none' && <p>{messages.stayWithCar}</p>}
          <NotReached {...props} />
        </div>
      </div>
      <CallButton phone={view.phone} language={language} />
      <div data-part="person">
        {view.idTag && (
          <IdTag
            facts={view.idTag}
            lookup={lookupUrl === null ? null : { href: lookupUrl, text: messages.lookUp }}
          />
        )}
      </div>
      <div data-part="time" aria-live="polite">
        <TimeSection {...props} />
      </div>
      <div data-part="quote" aria-live="polite">
        <QuoteSection {...props} />
      </div>
      <ol className="steps" aria-label={messages.progress} data-part="steps">
        <ProgressSteps view={view} now={now} />
      </ol>
      <p className="stale" role="status" data-stale="" hidden>
        {messages.stale}
      </p>
    </div>
  )
}

/** Says that we called the customer in vain, and how they correct their number. */
function NotReached(props: StatusPageProps) {
  const { view, isReadOnly = false } = props
  const messages = STATUS_PAGE_MESSAGES[view.language].notReached
  if (view.notReached === null) return null
  return (
    <p className="wrong">
      {`${messages.text(view.notReached)} `}
      {!isReadOnly && <a href={pathOf(props, '/note')}>{messages.correct}</a>}
    </p>
  )
}

/** Returns the two lines of the heading. */
function headingOf(view: StatusPageView): readonly [string, string] {
  const { facts, by, unacceptedFor, language } = view
  if (unacceptedFor !== null) return STATUS_PAGE_MESSAGES[language].lateHeading
  return STATUS_PAGE_MESSAGES[language].headings[facts.state](by?.name ?? business.name)
}

/** Returns the title of the tab: the time of the arrival first, where one was said. */
export function titleOf(view: StatusPageView): string {
  const time = arrivalTime(view)
  return time === null ? headingOf(view).join(' ') : `${time}, ${view.by?.name ?? business.name}`
}

function leadText(view: StatusPageView, messages: StatusPageMessages): string {
  const { leads, late, seen, again, arrival, arrivalLate, calledOnce, planned } = messages
  const { facts, by, unacceptedFor, confirmation, isLate, isCalledOnce, language } = view
  const { status, state, events } = facts
  const called = calledText(view, messages)
  // Phones may ring while the page advises to call.
  if (unacceptedFor !== null) return [late(unacceptedFor), called].filter(Boolean).join(' ')
  if (confirmation !== null)
    return (confirmation.isPast ? planned.notYet : planned.confirmed)(confirmation.by)
  if (facts.again !== null) return [again[facts.again.kind], called].filter(Boolean).join(' ')
  if (called !== null) return isCalledOnce ? `${called} ${calledOnce}` : called
  if (isWaiting(status) && events.some(({ kind }) => kind === 'seen')) return seen
  if (isCalledOnce) return calledOnce
  if (isLate && facts.eta !== null) return arrivalLate
  // The tag has it already.
  const license = view.idTag === null ? (by?.licence ?? '') : ''
  // Who waits for a day next week need not watch the phone.
  const isBooked = hasAssignee(status) && !isDriving(status) && !isClosed(status)
  if (view.isPlanned && isBooked) return planned.accepted(license)
  // The tag has name and license; the figure above has the arrival.
  const lead = leads[state](view.idTag === null ? license : '')
  return facts.eta === null ? lead : `${arrival(saidAt(facts.eta, language))} ${lead}`
}

const saidAt = ({ at }: Eta, language: Language): string => formatLocalTime(at, language, 'time')

/** Says that staff are called, or were; `null` if they were not. */
function calledText(
  { calling, isCalledOnce, unacceptedFor }: StatusPageView,
  { callingNow, calledLast, calledAt }: StatusPageMessages,
): string | null {
  if (calling === null) return null
  if (calling.isNow) return callingNow(calling.people, calling.since)
  const mayRingAgain = !isCalledOnce && unacceptedFor === null
  const called = calledAt(calling.people, calling.time)
  return mayRingAgain ? `${called} ${calledLast}` : called
}

/**
 * Renders what was paid; before, the latest quote, beside a changed one what was agreed to, and the
 * buttons that agree and say no while the lead is open.
 */
export function QuoteSection(props: StatusPageProps) {
  const { view, now } = props
  const { quote, paid, language } = view
  const { quote: messages } = STATUS_PAGE_MESSAGES[language]
  if (paid !== null) return <PaidSection {...props} paid={paid} />
  if (quote === null) return null
  const { agreedAt, refusedAt, agreedBeforeCents } = quote
  // What was never agreed to is no price of a job that is over.
  if (agreedAt === null && !isOpenIn(view))
    return agreedBeforeCents === null ? null : (
      <h2>{messages.total(formatCents(agreedBeforeCents))}</h2>
    )
  return (
    <>
      <h2>
        {agreedBeforeCents === null
          ? messages.total(formatCents(quote.totalCents))
          : messages.newTotal(formatCents(quote.totalCents))}
      </h2>
      {agreedBeforeCents !== null && (
        <p className="agreed">{messages.agreedBefore(formatCents(agreedBeforeCents))}</p>
      )}
      <p>{cleanProse(quote.includes)}</p>
      {agreedAt !== null && (
        <p className="agreed">{messages.agreed(timeOf(agreedAt, now, language))}</p>
      )}
      {refusedAt !== null && (
        <p className="agreed">{messages.refused(timeOf(refusedAt, now, language))}</p>
      )}
      {agreedAt === null && <QuoteButtons {...props} quote={quote} />}
    </>
  )
}

function QuoteButtons(props: StatusPageProps & { readonly quote: Quote }) {
  const { view, quote, isReadOnly = false, isJoined = false } = props
  const { quote: messages } = STATUS_PAGE_MESSAGES[view.language]
  if (isReadOnly || isJoined || !isOpenIn(view)) return null
  return (
    <>
      <form method="post" action={pathOf(props, '/agree')}>
        <input type="hidden" name="quote" value={quote.id} />
        <button className="btn btn-brass">{messages.agree}</button>
      </form>
      {quote.refusedAt === null && (
        <form method="post" action={pathOf(props, '/disagree')}>
          <input type="hidden" name="quote" value={quote.id} />
          <button className="btn btn-outline">{messages.disagree}</button>
        </form>
      )}
      <p className="more">{messages.hint}</p>
    </>
  )
}

function PaidSection({ view, paid }: StatusPageProps & { readonly paid: LeadPayment }) {
  const { language } = view
  const { quote: messages } = STATUS_PAGE_MESSAGES[language]
  const method = paid.method === null ? '' : PAYMENT_MESSAGES[language].methods[paid.method]
  const agreed = paid.agreedCents
  return (
    <>
      <h2>{messages.paid(formatCents(paid.paidCents ?? 0), method)}</h2>
      {agreed !== null && agreed !== paid.paidCents && (
        <p>{messages.agreedBefore(formatCents(agreed))}</p>
      )}
    </>
  )
}

/** Renders past steps with their times, then future steps; only past steps for a closed lead. */
function ProgressSteps({ view, now }: Pick<StatusPageProps, 'view' | 'now'>) {
  const { facts, language } = view
  const { steps, notYet } = STATUS_PAGE_MESSAGES[language]
  // Skipped steps are not missing.
  const open = isClosed(facts.status) ? [] : STATUS_STEPS.slice(completedSteps(view))
  return (
    <>
      {facts.events.map(({ kind, at }) => (
        <Step key={`${kind} ${at}`} name={steps[kind]} isOpen={false}>
          <time dateTime={new Date(at).toISOString()}>{timeOf(at, now, language)}</time>
        </Step>
      ))}
      {open.map((kind) => (
        <Step key={kind} name={steps[kind]} isOpen>
          <i>{notYet}</i>
        </Step>
      ))}
    </>
  )
}
