import { type AlarmPlan, DEFAULT_PLANS, planTimes } from '#domain/alarm-plan.ts'
import { readAlarmPlan } from '#domain/alarm-plan-reader.ts'
import { planInWords } from '#domain/plan-words.ts'
import { overdueSeconds } from '#server/alarm/watchdog.ts'
import type { ChannelKind } from '#server/alarm/channel.ts'
import type { Environment } from '#server/environment.ts'
import type { Person } from '#server/store/alarm/person.ts'
import type { Store } from '#server/store/store.ts'
import { oneLine } from '#server/mail/clean.ts'
import { amount } from '../../terminal/words.ts'
import { type Finding, look, ok, open } from '../finding.ts'
import { checkTelephone } from './telephone.ts'

/** Whether somebody would be rung tonight (R107). */
export async function checkAlarm(
  store: Pick<Store, 'alarms'>,
  around: {
    readonly environment: Environment
    readonly settings: ReadonlyMap<string, string>
    readonly clock: () => number
  },
): Promise<readonly Finding[]> {
  const people = await store.alarms.listPeople()
  const setUp = channelsSetUp(around.environment)
  return [
    ...checkPeople(people, setUp),
    ...checkPlans(around.settings, { people, setUp, environment: around.environment }),
    ...checkTelephone(around.environment),
    ...(await checkRinging(store, around.clock)),
    ...checkProof(around.environment),
  ]
}

/** What the environment sets up, as server/alarm/channels/channels.ts does. */
export function channelsSetUp(environment: Environment): ReadonlySet<ChannelKind> {
  const { twilioAccountSid, twilioAuthToken, twilioFrom, alertWebhookUrl } = environment
  const telephone = twilioAccountSid !== null && twilioAuthToken !== null && twilioFrom !== null
  const webhook = alertWebhookUrl !== null && environment.alertWebhookSecret !== null
  return new Set<ChannelKind>([
    'mail',
    'push',
    ...(telephone ? (['call', 'sms'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
    ...(environment.ntfyUrl === null ? [] : (['ntfy'] as const)),
    ...(environment.pushoverToken === null ? [] : (['pushover'] as const)),
  ])
}

const PEOPLE = 'People who are rung'

function checkPeople(
  people: readonly Person[],
  setUp: ReadonlySet<ChannelKind>,
): readonly Finding[] {
  if (people.length === 0) {
    return [
      open(
        PEOPLE,
        'nobody is on the list: a request only sends a mail to STAFF_EMAIL, and a mail wakes nobody',
        'Add each person who comes: npm run staff -- add NAME --email … --phone …',
      ),
    ]
  }
  const troubles = people.flatMap((person) => personTrouble(person, setUp))
  return troubles.length > 0
    ? troubles
    : [ok(PEOPLE, `${people.map(({ name }) => oneLine(name)).join(', ')}: every one tested`)]
}

/** One channel fails some night: each person needs two that somebody has answered. */
function personTrouble(person: Person, setUp: ReadonlySet<ChannelKind>): readonly Finding[] {
  const alive = person.channels.filter(
    ({ kind, goneAt }) => goneAt === null && [...setUp].some((known) => known === kind),
  )
  const tested = alive.filter(({ testedAt }) => testedAt !== null)
  const who = `${PEOPLE}: ${oneLine(person.name)}`
  if (alive.every(({ kind }) => kind === 'mail')) {
    return [
      open(
        who,
        alive.length === 0
          ? 'cannot be reached by anything that is set up'
          : 'has mail only, which wakes nobody',
        'Add a second way: set up Twilio or Pushover in the environment, and give --phone or --pushover.',
      ),
    ]
  }
  if (tested.length >= 2) return []
  return [
    open(
      who,
      `${amount(tested.length, 'channel')} of ${alive.length} tested, two are needed`,
      `npm run staff -- test ${person.id.slice(0, 8)}`,
    ),
  ]
}

interface PlanSurroundings {
  readonly people: readonly Person[]
  readonly setUp: ReadonlySet<ChannelKind>
  readonly environment: Pick<Environment, 'twilioFrom'>
}

function checkPlans(
  settings: ReadonlyMap<string, string>,
  around: PlanSurroundings,
): readonly Finding[] {
  return Object.entries(DEFAULT_PLANS).flatMap(([key, fallback]) => {
    const subject = key === 'alarm_plan' ? 'Plan for ASAP' : 'Plan for other times'
    const reading = readAlarmPlan(settings.get(key) || fallback)
    if (!reading.ok) {
      const action = `npm run settings -- set ${key} '…'`
      return [open(subject, `is not understood, the default rings: ${reading.problem}`, action)]
    }
    return [ok(subject, shown(reading.plan, around)), ...planDoubts(subject, reading.plan, around)]
  })
}

/** Clock times, and what is left out because nothing sends it. */
function shown(plan: AlarmPlan, { setUp }: PlanSurroundings): string {
  const missing = [...channelsOf(plan)].filter((channel) => !setUp.has(channel))
  const words = planInWords(plan).map((line) => line.trim())
  const skipped = missing.length === 0 ? [] : [`Not set up and skipped: ${missing.join(', ')}`]
  return [...words, ...skipped].join('; ').replace(':;', ':')
}

const channelsOf = (plan: AlarmPlan): ReadonlySet<ChannelKind> =>
  new Set(plan.steps.flatMap(({ channels }) => channels))

function planDoubts(
  subject: string,
  plan: AlarmPlan,
  { people, environment }: PlanSurroundings,
): readonly Finding[] {
  const last = Math.max(...planTimes(plan).map(({ who }) => (typeof who === 'number' ? who : 1)))
  const tooFar = people.length > 0 && last > people.length
  const sms = channelsOf(plan).has('sms') && environment.twilioFrom?.startsWith('+1') === true
  return [
    ...(tooFar
      ? [
          look(
            subject,
            `rings number ${last}, and there are ${people.length}: that step is skipped`,
            'Add somebody, or take the step out of the plan.',
          ),
        ]
      : []),
    ...(sms
      ? [
          look(
            subject,
            'holds SMS: carriers block those of an American number that is not registered (10DLC), to staff too',
            'Register it with Twilio, or use calls, which need no registration.',
          ),
        ]
      : []),
  ]
}

async function checkRinging(
  store: Pick<Store, 'alarms'>,
  clock: () => number,
): Promise<readonly Finding[]> {
  const subject = 'Alarms'
  const { ringing, untaken } = await store.alarms.stats(clock())
  const overdue = await overdueSeconds({ store, clock })
  return [
    overdue === null
      ? ok(subject, `${ringing} ringing, nothing overdue`)
      : open(
          subject,
          `a step is ${overdue} s late: no server is at work on it`,
          'Start the server; see its log.',
        ),
    ...(untaken === 0
      ? []
      : [
          open(
            subject,
            `${amount(untaken, 'request')} of the last 24 hours that nobody took`,
            'Call those visitors: npm run leads -- list --status pending',
          ),
        ]),
  ]
}

function checkProof({ heartbeatUrl, canary }: Environment): readonly Finding[] {
  return [
    heartbeatUrl === null
      ? look(
          'Heartbeat',
          'none: nobody is told when this server stops',
          'Set HEARTBEAT_URL to a service that tells you when the calls stop.',
        )
      : ok('Heartbeat', 'sent each minute while nothing is overdue'),
    canary
      ? ok('Canary', 'on')
      : look('Canary', 'off: no test request goes the whole way each hour', 'Set CANARY=on.'),
  ]
}
