/** Calls of the alarm: real engine, database and callbacks beside a fake of Twilio. */

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { phoneCallbackRoutes } from '#server/alarm/call-callbacks/routes.ts'
import { callChannel } from '#server/alarm/channels/twilio/call.ts'
import { smsChannel } from '#server/alarm/channels/twilio/sms.ts'
import { type EngineHarness, useEngineHarness } from '#server/alarm/engine-harness.fixture.ts'
import { NO_RATE_LIMITS, type RateLimits } from '#server/intake/limits/rate-limits.ts'
import { type FakeCall, type FakeTwilio, startFakeTwilio } from './fake-twilio.ts'

interface AlarmCalls {
  readonly harness: EngineHarness
  readonly twilio: FakeTwilio
  readonly siteUrl: string
  /** Staff members; only the first has a telephone, and Dan none. */
  readonly maria: string
  readonly dan: string
  /** What the callbacks run with, which a test may change. */
  readonly app: {
    authToken: string | null
    limits: RateLimits
    db: EngineHarness['db']
  }
  /** Stores leads of these phone numbers; resolves with their ids and the call about the first. */
  ring(
    ...phones: readonly string[]
  ): Promise<{ readonly call: FakeCall; readonly ids: readonly string[] }>
  /** Starts the engine with calls and text messages only. */
  startEngine(): void
  /** Listens anew, with what the test has changed. */
  restart(): Promise<void>
}

/** Returns the id of the notice that a call is about. */
export const noticeOf = ({ form }: FakeCall): string =>
  form.get('StatusCallback')?.split('/').at(-2) ?? ''

/** Call it once in a test file. */
export function setUpAlarmCalls(): AlarmCalls {
  const harness = useEngineHarness()
  const calls = { harness } as { -readonly [Part in keyof AlarmCalls]: AlarmCalls[Part] }
  let http: FastifyInstance

  const start = async (): Promise<void> => {
    http = fastify()
    const environment = {
      ...harness.app.environment,
      ...calls.twilio.environment,
      twilioAuthToken: calls.app.authToken,
    }
    const app = { ...harness.app, environment, limits: calls.app.limits, db: calls.app.db }
    await http.register(async (scope) => await phoneCallbackRoutes(scope, app))
    calls.siteUrl = await http.listen({ port: 0, host: '127.0.0.1' })
    Object.assign(environment, { siteUrl: calls.siteUrl })
  }

  beforeEach(async () => {
    const twilio = await startFakeTwilio()
    Object.assign(calls, {
      twilio,
      app: { authToken: twilio.authToken, limits: NO_RATE_LIMITS, db: harness.db },
    })
    await start()
    harness.settings['alarm_plan'] = '0s call 1'
    calls.maria = await harness.addStaffMember('Maria', '+12015550142')
    calls.dan = await harness.addStaffMember('Dan')
  })
  afterEach(async () => {
    await http.close()
    await calls.twilio.stop()
  })

  calls.restart = async () => {
    await http.close()
    await start()
  }
  calls.startEngine = () => {
    harness.engine({
      channels: { call: callChannel, sms: smsChannel },
      environment: { ...calls.twilio.environment, siteUrl: calls.siteUrl },
    })
  }
  calls.ring = async (...phones) => {
    const ids: string[] = []
    for (const phone of phones) {
      ids.push(await harness.record({ row: { phone } }))
      harness.now++
    }
    calls.startEngine()
    await harness.processDue()
    return { call: await calls.twilio.next(), ids }
  }
  return calls
}
