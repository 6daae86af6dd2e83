import { randomUUID } from 'node:crypto'
import { addressOf, channelKind, newNotice } from '#server/alarm/new-notice.ts'
import { oneLine } from '#server/mail/clean.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { Person } from '#server/store/alarm/person.ts'
import { type Command, type CommandIo, DONE, fail, FAILED } from '../terminal/io.ts'
import { personCommand } from './find-person.ts'
import { whereOf } from './list.ts'

/** Resolves after so many milliseconds. */
export type Pause = (ms: number) => Promise<unknown>

const LOOK_EVERY_MS = 1000
/** Looks at its work about once a second; one that has not begun by then does not run. */
const SERVER_LIMIT_MS = 10_000
/** Somebody has to find the phone, read, and press. */
const ANSWER_LIMIT_MS = 180_000

interface Test {
  readonly id: string
  readonly kind: string
  readonly where: string
}

/** `staff test ID`: rings each channel of a person and waits until each is answered (R107). */
export const testStaff = (pause: Pause): Command =>
  personCommand('test', async (person, { alarms }, io) => {
    const tests = await queueTests(person, alarms, io.clock())
    if (tests.length === 0) return fail(io, `${person.name} has no channel to ring.`)
    io.err(
      `Ringing ${person.name}: press 1 on the call, or the button behind each link.\n` +
        'Ctrl-C ends the wait; an answer that comes later counts too.\n',
    )
    return await waitForAnswers(tests, { alarms, io, pause })
  })

async function queueTests(
  person: Person,
  alarms: Pick<AlarmStore, 'addTest'>,
  now: number,
): Promise<readonly Test[]> {
  const tests: Test[] = []
  for (const channel of person.channels) {
    const kind = channelKind(channel.kind)
    if (kind === null || channel.goneAt !== null) continue
    const id = randomUUID()
    const target = {
      channel: kind,
      target: channel.id,
      channelId: channel.id,
      personId: person.id,
      address: addressOf(channel),
    }
    const notAfter = now + ANSWER_LIMIT_MS
    await alarms.addTest(newNotice(target, { id, kind: 'test', notAfter }), now)
    tests.push({ id, kind, where: whereOf(channel) })
  }
  return tests
}

interface Waiting {
  readonly alarms: Pick<AlarmStore, 'testState'>
  readonly io: CommandIo
  readonly pause: Pause
}

/** What a state of a notice means for whoever waits; null while nothing is new. */
const ENDS: Readonly<Record<string, string>> = {
  capped: 'not rung: the caps on calls are reached, try again in a quarter of an hour',
  cancelled: 'not rung in time',
  failed: 'did not go out',
}

async function waitForAnswers(
  tests: readonly Test[],
  { alarms, io, pause }: Waiting,
): Promise<number> {
  const begun = io.clock()
  const open = new Map(tests.map((test) => [test.id, test]))
  const said = new Map<string, string>()
  let answered = 0
  let seen = false

  const tell = async ({ id, kind, where }: Test, words: string): Promise<void> => {
    if (said.get(id) === words) return
    said.set(id, words)
    await io.out(`${kind.padEnd(9)} ${where}: ${words}\n`)
  }

  while (open.size > 0) {
    for (const test of open.values()) {
      const state = await alarms.testState(test.id)
      if (state === null) continue
      const reason = state.lastError === null ? '' : ` (${oneLine(state.lastError)})`
      seen ||= state.state !== 'queued' || reason !== ''
      if (state.answeredAt !== null) {
        answered += 1
        open.delete(test.id)
        await tell(test, 'answered, this way reaches')
      } else if (ENDS[state.state] !== undefined) {
        open.delete(test.id)
        await tell(test, `${ENDS[state.state]}${reason}`)
      } else if (state.state !== 'queued') await tell(test, 'rung, waiting for the answer')
      else if (reason !== '') await tell(test, `not out yet${reason}`)
    }
    const waited = io.clock() - begun
    if (open.size === 0) break
    if (!seen && waited > SERVER_LIMIT_MS)
      return fail(io, 'No server rings on this database: start it with npm start, then test again.')
    if (waited > ANSWER_LIMIT_MS) {
      for (const test of open.values()) await tell(test, 'no answer')
      break
    }
    await pause(LOOK_EVERY_MS)
  }
  io.err(`${answered} of ${tests.length} answered.\n`)
  return answered === tests.length ? DONE : FAILED
}
