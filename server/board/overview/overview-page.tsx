import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { AdCost } from '#domain/sources/ad-costs.ts'
import { business } from '#domain/business/business.ts'
import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { localDate } from '#domain/time/appointment.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import { formatCents } from '#domain/lead/money.ts'
import { type CountedGroup, COUNTED_GROUPS } from '#server/leads/overview/count-outcomes.ts'
import { COUNT_NAMES } from '#server/leads/overview/counted-leads.ts'
import type { Overview } from '#server/leads/overview/overview.ts'
import { lastDays, periodSteps } from '#server/leads/overview/overview-period.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import type { DelayedCall } from '#server/leads/overview/delayed-calls.ts'
import { dayAndTime } from '#server/pages/times.ts'
import { countedAddress, OVERVIEW_ADDRESS } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { LeadRows, type LeadRowView } from '#server/board/list/lead-rows.tsx'
import { ShareBar, StepBars } from './bars.tsx'
import { groupName } from './group-name.ts'
import type { Saved } from '#server/board/saved.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import { Sources } from './sources.tsx'

/** Names of a group that the page shows; the others are summed up. */
const NAMES_SHOWN = 8
const ERROR_LENGTH = 120

interface OverviewPageProps {
  readonly language: Language
  /** Periods to choose from. */
  readonly periods: readonly number[]
  /** The chosen period. */
  readonly days: number
  readonly overview: Overview
  readonly delayed: readonly DelayedCall[]
  /** What was entered as the cost of ads, and a cost that was refused. */
  readonly costs: readonly AdCost[]
  readonly rejectedCost: Rejected | null
  readonly saved: Saved | null
  readonly now: number
}

/** Renders `/staff/overview`. */
export function OverviewPage(props: OverviewPageProps) {
  const { language, days, overview, now } = props
  const { overview: messages } = BOARD_MESSAGES[language]
  const period = [lastDays(days, now).since, now]
  const dates = period.map((at) => formatLocalTime(at, language, 'date'))
  const [first = '', last = ''] = period.map(localDate)
  return (
    <OwnerFrame
      language={language}
      title={messages.heading}
      here={OVERVIEW_ADDRESS}
      live="overview"
    >
      <h1>{messages.heading}</h1>
      <Periods {...props} />
      <p className="more">{[...new Set(dates)].join(' – ')}</p>
      <ul className="figures money">
        <li>
          <b>{formatCents(overview.paidCents)}</b> {messages.money.paid}
        </li>
        <li>
          <a href={countedAddress({ days: String(days), of: 'unpaid' })}>
            <b>{overview.unpaid}</b> {messages.money.unpaid}
          </a>
        </li>
        <li>
          <a href="#sources">
            <b>{formatCents(overview.costCents)}</b> {messages.money.cost}
          </a>
        </li>
      </ul>
      <p>
        {messages.sum(
          overview.submissions,
          overview.open,
          overview.done,
          overview.lost,
          overview.spam,
        )}
      </p>
      <ul className="figures">
        {COUNT_NAMES.filter((count) => count !== 'unpaid').map((count) => (
          <li key={count}>
            <a href={countedAddress({ days: String(days), of: count })}>
              <b>{overview[count]}</b> {messages.counts[count]}
            </a>
          </li>
        ))}
      </ul>
      <p>{acceptanceText(overview, language)}</p>
      <p className="more">{messages.missedText}</p>
      <Bars {...props} />
      <Sources {...props} month={monthOf(now)} rejected={props.rejectedCost} />
      <div className="groups">
        {COUNTED_GROUPS.map((group) => (
          <GroupSection key={group} {...props} group={group} />
        ))}
      </div>
      <DelayedCalls {...props} />
      <p>
        <a className="btn btn-outline" href={`/staff/overview.csv?days=${days}`}>
          {messages.csv}
        </a>
      </p>
      <p>
        <a className="btn btn-outline" href={`/staff/leads.csv?from=${first}&to=${last}`}>
          {messages.leadsCsv}
        </a>
      </p>
    </OwnerFrame>
  )
}

const monthOf = (now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(business.timeZone)
    .toPlainDate()
    .toPlainYearMonth()
    .toString()

function Periods({ language, periods, days }: OverviewPageProps) {
  const { overview: messages } = BOARD_MESSAGES[language]
  return (
    <nav className="pair" aria-label={messages.period}>
      {periods.map((each) => (
        <a
          key={each}
          className="btn btn-outline"
          href={`/staff/overview?days=${each}`}
          aria-current={each === days ? 'page' : undefined}
        >
          {messages.days(each)}
        </a>
      ))}
    </nav>
  )
}

function acceptanceText({ secondsToAccept: { p50, p90 } }: Overview, language: Language): string {
  const { overview, minutes, hours } = BOARD_MESSAGES[language]
  const text = (seconds: number): string => {
    if (seconds < 120) return overview.seconds(seconds)
    return seconds < 7200 ? minutes(Math.round(seconds / 60)) : hours(Math.round(seconds / 3600))
  }
  return p50 === null || p90 === null
    ? overview.noAcceptance
    : overview.acceptance(text(p50), text(p90))
}

function Bars({ language, overview, days, now }: OverviewPageProps) {
  const { overview: messages } = BOARD_MESSAGES[language]
  const steps = periodSteps(days, now).map((start) => ({ start, count: 0, hollow: 0 }))
  for (const { at, count, missed } of overview.hours) {
    const step = steps.findLast(({ start }) => start <= at)
    if (step === undefined) continue
    step.count += count
    step.hollow += missed
  }
  const most = Math.max(...steps.map(({ count }) => count))
  const text = messages.bars(days === 1, most)
  const timeText = (at: number): string =>
    formatLocalTime(at, language, days === 1 ? 'time' : 'date')
  const values = steps
    .filter(({ count }) => count > 0)
    .map(({ start, count, hollow }) => messages.bar(timeText(start), count, hollow))
  return (
    <figure>
      <StepBars steps={steps} label={values.join('; ') || text} />
      <div className="dates">
        <span>{timeText(steps[0]?.start ?? now)}</span>
        <span>{timeText(steps.at(-1)?.start ?? now)}</span>
      </div>
      <figcaption className="more">{text}</figcaption>
    </figure>
  )
}

function GroupSection({
  language,
  overview,
  days,
  group,
}: OverviewPageProps & { group: CountedGroup }) {
  const { overview: messages } = BOARD_MESSAGES[language]
  const counts = overview.groups[group]
  const most = counts[0]?.count
  if (most === undefined) return null
  const others = counts.slice(NAMES_SHOWN).reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h2>{messages.groups[group]}</h2>
      <ol className="counts">
        {counts.slice(0, NAMES_SHOWN).map(({ name, count }) => (
          <li key={name}>
            <a href={countedAddress({ days: String(days), of: group, name })}>
              <span>
                {groupName(group, name, language)}
                {group === 'person' && (
                  <PersonText overview={overview} name={name} language={language} />
                )}
              </span>
              <b>{count}</b>
            </a>
            <ShareBar count={count} most={most} />
          </li>
        ))}
        {others > 0 && (
          <li className="more">
            <span>{messages.others}</span>
            <b>{others}</b>
          </li>
        )}
      </ol>
    </section>
  )
}

interface PersonTextProps extends Pick<OverviewPageProps, 'overview' | 'language'> {
  readonly name: string
}

/** Says what a staff member finished, and what was paid for it. */
function PersonText({ overview, name, language }: PersonTextProps) {
  const result = overview.people.find((person) => person.name === name)
  if (result === undefined) return null
  const paid = formatCents(result.paidCents)
  return (
    <>
      {' '}
      <span className="more">{BOARD_MESSAGES[language].overview.person(result.done, paid)}</span>
    </>
  )
}

function DelayedCalls({ language, delayed }: OverviewPageProps) {
  if (delayed.length === 0) return null
  return (
    <section>
      <h2>{BOARD_MESSAGES[language].overview.delayed}</h2>
      <LeadRows leads={delayed.map((call) => delayedCallRow(call, language))} />
    </section>
  )
}

function delayedCallRow(call: DelayedCall, language: Language): LeadRowView {
  const { overview: messages } = BOARD_MESSAGES[language]
  const { leadId, service, staffMemberName, at, begunAt, reason } = call
  const why =
    reason === 'cap'
      ? messages.capped
      : messages.failed(truncate(cleanLine(reason.error), ERROR_LENGTH))
  const sent = begunAt === null ? messages.notSent : messages.sentAt(dayAndTime(begunAt, language))
  return {
    id: leadId,
    service: serviceName(service, language),
    place: `${cleanLine(staffMemberName ?? '')} ${dayAndTime(at, language)}`,
    more: `${why} ${sent}`,
  }
}
