import { cleanLine } from '#domain/text/clean-text.ts'
import { type ChannelKind, WAKING_CHANNELS } from '#domain/alarm/channels.ts'
import { noticeSettings } from '#server/alarm/channels/channels.ts'
import { type AlarmPlan, DEFAULT_PLANS, plannedSteps } from '#domain/alarm/plan.ts'
import { business } from '#domain/business/business.ts'
import { askedOf, onCallNextWeek, type OnCallPeriod } from '#domain/staff/on-call/on-call.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { describePlan } from '#domain/alarm/plan-text.ts'
import { isBusinessNumber } from '#domain/phone/business-number.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { parseAddress } from '#server/alarm/notices/new-notice.ts'
import { overdueSeconds } from '#server/alarm/watchdog.ts'
import type { Environment } from '#server/environment.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { Db } from '#server/db/db.ts'
import { describeOnCall } from '#server/cli/staff/on-call.ts'
import { formatAmount, formatLocalMinute, SHORT_ID } from '#server/cli/terminal/format.ts'
import { type Finding, type FindingReport, findingsAbout, listFindings } from '../finding.ts'
import { checkAlarmChannels } from './alarm-channels.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

/** Checks that the alarm would reach staff. */
export async function checkAlarm(
  db: Db,
  deps: {
    readonly environment: Environment
    readonly settings: ReadonlyMap<string, string>
    readonly clock: () => number
    readonly fetch: typeof globalThis.fetch
  },
): Promise<readonly Finding[]> {
  const staff = await db.read((tx) => listStaff(tx))
  const week = onCallNextWeek(staff, deps.clock(), business.timeZone)
  const { environment } = deps
  const { configuredChannels } = noticeSettings(environment)
  return listFindings(
    checkStaff(staff, configuredChannels),
    checkStaffNumbers(staff, environment),
    checkOnCall(staff, week),
    checkPlans(deps.settings, { staff, week, configuredChannels, environment }),
    await checkAlarmChannels({ ...deps, staff }),
    await checkOpenAlarms(db, deps.clock),
    checkHeartbeat(environment),
  )
}

const STAFF_SUBJECT = 'Staff members'

function checkStaff(
  staff: readonly StaffMember[],
  configuredChannels: ReadonlySet<ChannelKind>,
): Finding | readonly Finding[] {
  const report = findingsAbout(STAFF_SUBJECT)
  if (staff.length === 0)
    return report.error(
      'nobody is on the list: a lead only sends a mail to STAFF_EMAIL, and a mail wakes nobody',
      'Add each person who comes: npm run staff -- add NAME --email … --phone …',
    )
  const problems = listFindings(
    ...staff.map((staffMember) => staffMemberProblem(staffMember, configuredChannels)),
  )
  return problems.length > 0
    ? problems
    : report.ok(`${staff.map(({ name }) => cleanLine(name)).join(', ')}: every one tested`)
}

/** Checks that a staff member has two tested channels, because one may fail. */
function staffMemberProblem(
  staffMember: StaffMember,
  configuredChannels: ReadonlySet<ChannelKind>,
): Finding | null {
  const alive = staffMember.channels.filter(
    ({ kind, goneAt }) => goneAt === null && configuredChannels.has(kind),
  )
  const tested = alive.filter(({ testedAt }) => testedAt !== null)
  const report = findingsAbout(`${STAFF_SUBJECT}: ${cleanLine(staffMember.name)}`)
  if (alive.every(({ kind }) => kind === 'mail'))
    return report.error(
      alive.length === 0
        ? 'cannot be reached by anything that is set up'
        : 'has mail only, which wakes nobody',
      WAKING_CHANNELS.some((kind) => configuredChannels.has(kind))
        ? `Remove ${cleanLine(staffMember.name)} and add again with a phone: npm run staff -- add NAME --email … --phone …`
        : 'Set up calls (Twilio) or Pushover in the environment first: docs/on-call.md says how. Then remove and add this name again with --phone or --pushover.',
    )
  if (tested.length >= 2) return null
  return report.error(
    `${formatAmount(tested.length, 'channel')} of ${alive.length} tested, two are needed`,
    `npm run staff -- test ${staffMember.id.slice(0, SHORT_ID)}`,
  )
}

/**
 * Names the staff members whose phone is a number that this server itself answers: an alarm to it rings
 * nobody. A number of the business that is not at Twilio may be somebody's phone.
 */
function checkStaffNumbers(
  staff: readonly StaffMember[],
  { twilioFrom }: Pick<Environment, 'twilioFrom'>,
): readonly Finding[] {
  return staff.flatMap(({ name, channels }) => {
    const report = findingsAbout(`${STAFF_SUBJECT}: ${cleanLine(name)}`)
    const phones = new Set(
      channels.map(parseAddress).flatMap((address) => ('phone' in address ? [address.phone] : [])),
    )
    return [...phones].flatMap((phone) => {
      if (twilioFrom !== null && comparableDigits(phone) === comparableDigits(twilioFrom))
        return [
          report.error(
            `has the number from which the alarm itself calls, ${phone}: nobody is reached`,
            'Enter the number of their own phone on the board, under Team.',
          ),
        ]
      return isBusinessNumber(business, phone)
        ? [
            report.warning(
              `has a number of the business, ${phone}: if this server answers it, the alarm rings nobody`,
              'Enter the number of their own phone on the board, under Team.',
            ),
          ]
        : []
    })
  })
}

/** Says who is on call, when nobody is, and whose shifts no channel would wake them for. */
function checkOnCall(
  staff: readonly StaffMember[],
  week: readonly OnCallPeriod<StaffMember>[],
): readonly Finding[] {
  const [present] = week
  if (present === undefined || staff.length === 0) return []
  const subject = 'On call'
  const uncovered = week.find((period) => askedOf(period) !== 'scheduled')
  const allOff = week.find((period) => askedOf(period) === 'owner')
  const asleep = staff.filter(
    ({ shifts, channels }) =>
      shifts.length > 0 &&
      !channels.some(
        ({ kind, testedAt, goneAt }) =>
          WAKING_CHANNELS.some((waking) => waking === kind) && testedAt !== null && goneAt === null,
      ),
  )
  return [
    allOff
      ? findingsAbout(subject).error(
          `everybody is off from ${formatLocalMinute(allOff.from)} to ${formatLocalMinute(allOff.to)}: nobody is called or gets a push, and only STAFF_EMAIL gets a mail`,
          'Put somebody on call: npm run staff -- on ID',
        )
      : uncovered
        ? findingsAbout(subject).warning(
            `${describeOnCall(present)}; nobody is scheduled from ${formatLocalMinute(uncovered.from)} to ${formatLocalMinute(uncovered.to)}, and everybody who is not off is notified then`,
            'See the seven days with npm run staff -- on-call, and add a shift.',
          )
        : findingsAbout(subject).ok(describeOnCall(present)),
    ...asleep.map(({ id, name }) =>
      findingsAbout(`${subject}: ${cleanLine(name)}`).error(
        'has shifts, and no tested call or Pushover: nothing wakes this person',
        `npm run staff -- test ${id.slice(0, SHORT_ID)}`,
      ),
    ),
  ]
}

interface PlanCheckContext {
  readonly staff: readonly StaffMember[]
  readonly week: readonly OnCallPeriod<StaffMember>[]
  readonly configuredChannels: ReadonlySet<ChannelKind>
  readonly environment: Pick<Environment, 'twilioFrom'>
}

function checkPlans(
  settings: ReadonlyMap<string, string>,
  context: PlanCheckContext,
): readonly Finding[] {
  return Object.entries(DEFAULT_PLANS).flatMap(([key, fallback]) => {
    const report = findingsAbout(
      key === 'alarm_plan' ? 'Alarm plan, as soon as possible' : 'Alarm plan, another time',
    )
    const reading = parseAlarmPlan(settings.get(key) || fallback)
    if (!reading.ok)
      return report.error(
        `is invalid, using the default: ${reading.problem}`,
        `npm run settings -- set ${key} '…'`,
      )
    const lines = planLines(reading.plan, context)
    const waking = WAKING_CHANNELS.filter((kind) => channelsOf(reading.plan).has(kind))
    const rings = waking.some((kind) => context.configuredChannels.has(kind))
    return [
      rings || waking.length === 0
        ? report.ok(lines)
        : report.warning(lines, 'Set up calls (Twilio) or Pushover: docs/on-call.md says how.'),
      ...planWarnings(report, reading.plan, context),
    ]
  })
}

/** Returns the plan as clock times, with the channels that are skipped. */
function planLines(plan: AlarmPlan, { configuredChannels }: PlanCheckContext): string {
  const missing = [...channelsOf(plan)].filter((channel) => !configuredChannels.has(channel))
  const words = describePlan(plan).map((line) => line.trim().replace(/\.$/, ''))
  const skipped = missing.length === 0 ? [] : [`Not set up and skipped: ${missing.join(', ')}`]
  return [...words, ...skipped].join('; ').replace(':;', ':')
}

const channelsOf = (plan: AlarmPlan): ReadonlySet<ChannelKind> =>
  new Set(plan.steps.flatMap(({ channels }) => channels))

function planWarnings(
  report: FindingReport,
  plan: AlarmPlan,
  { staff, week, environment }: PlanCheckContext,
): readonly Finding[] {
  const last = Math.max(...plannedSteps(plan).map(({ who }) => (typeof who === 'number' ? who : 1)))
  const fewest = Math.min(...week.map(({ members }) => members.length))
  const tooFar = staff.length > 0 && last > fewest
  const sms = channelsOf(plan).has('sms') && environment.twilioFrom?.startsWith('+1') === true
  return listFindings(
    tooFar
      ? report.warning(
          `rings number ${last}, and there are ${fewest}${fewest < staff.length ? ' on call at times' : ''}: that step is skipped`,
          'Add somebody, or take the step out of the plan.',
        )
      : null,
    sms
      ? report.warning(
          'holds SMS: carriers block those of an American number that is not registered (10DLC), to staff too',
          'Register it with Twilio, or use calls, which need no registration.',
        )
      : null,
  )
}

async function checkOpenAlarms(db: Db, clock: () => number): Promise<readonly Finding[]> {
  const report = findingsAbout('Alarms')
  const { escalating, expired } = await db.read((tx) => alarmStats(tx, clock()))
  const overdue = await overdueSeconds({ db, clock })
  return listFindings(
    overdue === null
      ? report.ok(`${escalating} ringing, nothing overdue`)
      : report.error(
          `a step is ${overdue} s late: no server is at work on it`,
          'Start the server; see its log.',
        ),
    expired === 0
      ? null
      : report.error(
          `${formatAmount(expired, 'lead')} of the last 24 hours that nobody took`,
          'Call those visitors: npm run leads -- list --status pending',
        ),
  )
}

function checkHeartbeat({ heartbeatUrl }: Environment): readonly Finding[] {
  return [
    heartbeatUrl === null
      ? findingsAbout('Heartbeat').warning(
          'none: nobody is notified when this server stops',
          'Set HEARTBEAT_URL to a service that tells you when the calls stop.',
        )
      : findingsAbout('Heartbeat').ok('sent each minute while nothing is overdue'),
  ]
}
