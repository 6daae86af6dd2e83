import { queueChannelTests, testState } from '#server/alarm/sending/channel-tests.ts'
import type { Db } from '#server/db/db.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import {
  type Command,
  type CommandIo,
  CommandError,
  EXIT_DONE,
  EXIT_FAILED,
} from '../terminal/commands.ts'
import { staffMemberCommand } from './find-staff-member.ts'
import { describeAddress } from './list.ts'

export type Sleep = (ms: number) => Promise<unknown>

const POLL_INTERVAL_MS = 1000
/**
 * The server polls about once a second; when it has not begun within this time, it does not run.
 */
const SERVER_TIMEOUT_MS = 10_000
/** Time to find the phone, read, and press. */
const ANSWER_TIMEOUT_MS = 180_000

interface TestNotice {
  readonly id: string
  readonly kind: string
  readonly where: string
}

/**
 * Implements `staff test ID`: sends a notice through each channel of a staff member and waits for
 * every answer.
 */
export const testStaff = (pause: Sleep): Command =>
  staffMemberCommand('test', async (staffMember, db, io) => {
    const span = { now: io.clock(), lifeMs: ANSWER_TIMEOUT_MS }
    const queued = await db.write((tx) => queueChannelTests(tx, staffMember, span))
    const tests = queued.map(({ id, channel }) => ({
      id,
      kind: channel.kind,
      where: describeAddress(channel),
    }))
    if (tests.length === 0) throw new CommandError(`${staffMember.name} has no channel to ring.`)
    io.err(
      `Testing ${staffMember.name}: press 1 on the call, or the button behind each link.\n` +
        'Ctrl-C ends the wait; an answer that comes later counts too.\n',
    )
    return await waitForAnswers(tests, { db, io, pause })
  })

interface WaitContext {
  readonly db: Db
  readonly io: CommandIo
  readonly pause: Sleep
}

/** Texts for final states of a notice; other states are not printed. */
const FINAL_STATE_TEXTS: Readonly<Record<string, string>> = {
  capped: 'not sent: the caps on calls are reached, try again in a quarter of an hour',
  cancelled: 'not sent in time',
  failed: 'did not go out',
}

async function waitForAnswers(
  tests: readonly TestNotice[],
  { db, io, pause }: WaitContext,
): Promise<number> {
  const begun = io.clock()
  const open = new Map(tests.map((test) => [test.id, test]))
  const said = new Map<string, string>()
  let answered = 0
  let seen = false

  const printProgress = async ({ id, kind, where }: TestNotice, words: string): Promise<void> => {
    if (said.get(id) === words) return
    said.set(id, words)
    await io.out(`${kind.padEnd(9)} ${where}: ${words}\n`)
  }

  while (open.size > 0) {
    for (const test of open.values()) {
      const state = await db.read((tx) => testState(tx, test.id))
      if (state === null) continue
      const reason = state.lastError === null ? '' : ` (${cleanLine(state.lastError)})`
      seen ||= state.state !== 'queued' || reason !== ''
      if (state.answeredAt !== null) {
        answered += 1
        open.delete(test.id)
        await printProgress(test, 'answered, this way reaches')
      } else if (FINAL_STATE_TEXTS[state.state] !== undefined) {
        open.delete(test.id)
        await printProgress(test, `${FINAL_STATE_TEXTS[state.state]}${reason}`)
      } else if (state.state !== 'queued') await printProgress(test, 'sent, waiting for the answer')
      else if (reason !== '') await printProgress(test, `not out yet${reason}`)
    }
    const waited = io.clock() - begun
    if (open.size === 0) break
    if (!seen && waited > SERVER_TIMEOUT_MS)
      throw new CommandError(
        'No server rings on this database: start it with npm start, then test again.',
      )
    if (waited > ANSWER_TIMEOUT_MS) {
      for (const test of open.values()) await printProgress(test, 'no answer')
      break
    }
    await pause(POLL_INTERVAL_MS)
  }
  io.err(`${answered} of ${tests.length} answered.\n`)
  return answered === tests.length ? EXIT_DONE : EXIT_FAILED
}
