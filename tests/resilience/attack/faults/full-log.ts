import { get } from '../cases/messages.ts'
import { ask } from './asking.ts'
import { ENGINES } from '../../databases.ts'
import type { Fault } from './fault.ts'
import { sendHonestlyDuring } from './honest.ts'

/** Every write to /dev/full fails as on a full disk (full(4)). */
export const fullLog: Fault = {
  name: 'a log that cannot be written stops neither the server nor a response',
  engines: ENGINES,
  async run({ start }) {
    const target = await start({ logFile: '/dev/full' })
    if (target.hasEnded()) return ['the server ended before it answered']
    const problems = await sendHonestlyDuring(
      target,
      (async () => {
        for (let sent = 0; sent < 100; sent++) await ask(target.port, get('/nowhere'))
      })(),
    )
    return target.hasEnded() ? ['the server ended', ...problems] : problems
  },
}
