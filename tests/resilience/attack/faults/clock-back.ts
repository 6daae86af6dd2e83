import { setTimeout as pause } from 'node:timers/promises'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { form } from '../cases/messages.ts'
import { ask } from './asking.ts'
import { ENGINES } from '../../databases.ts'
import type { Fault } from './fault.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

const AHEAD_MS = 400 * 24 * 3600 * 1000
/** Sets a server's clock to a wrong time and back. */
const WRONG_CLOCK = `
  const Right = Date
  const ahead = ${AHEAD_MS}
  globalThis.Date = class Date extends Right {
    constructor(...parts) { parts.length === 0 ? super(Right.now() + ahead) : super(...parts) }
    static now() { return Right.now() + ahead }
  }
`
/** Refuses connections, so that the mail is retried under the wrong clock. */
const UNREACHABLE_MAIL_SERVER = 'smtp://127.0.0.1:9'
const SENT_WITHIN_MS = 20_000
const POLL_INTERVAL_MS = 200

const FIELDS = {
  name: 'Ann Quibblewick',
  phone: '(201) 555-0123',
  address: '7601 Bergenline Wexcombe Ave',
  service: A_SERVICE,
  timeframe: 'ASAP',
}

export const clockBack: Fault = {
  name: 'a clock that is set back 400 days leaves no mail waiting in the future',
  engines: ENGINES,
  async run({ start, mailPort }) {
    const flag = `data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}`
    const ahead = await start({
      flags: ['--import', flag],
      environment: { SMTP_URL: UNREACHABLE_MAIL_SERVER },
    })
    const { status } = await ask(ahead.port, form('/request', FIELDS))
    if (status !== 303) return [`the request was answered ${status}`]
    const tried = performance.now() + SENT_WITHIN_MS
    while (!ahead.log.has('mail') && performance.now() < tried) await pause(POLL_INTERVAL_MS)
    await ahead.end('SIGKILL')
    const right = await start({
      after: ahead,
      environment: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
    })
    return await right.withDb(async (db) => {
      const end = performance.now() + SENT_WITHIN_MS
      while (performance.now() < end) {
        if ((await db.read((tx) => outboxStats(tx, 'staff'))).sent === 1) return []
        await pause(POLL_INTERVAL_MS)
      }
      return [`the mail was not sent within ${SENT_WITHIN_MS / 1000} s`]
    })
  },
}
