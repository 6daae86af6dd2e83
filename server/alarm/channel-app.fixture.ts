/** What channels send with, for tests and samples: nothing is resolved or sent by default. */

import { type Environment, type RawEnvironment, readEnvironment } from '#server/environment.ts'
import { SAMPLE_MAILS } from '#server/outbox/transport/mails.fixture.ts'
import type { Db } from '#server/db/db.ts'
import type { ChannelApp } from './channel.ts'
import { SAMPLE_NOW } from './sample-notice.fixture.ts'

export function environmentOf(raw: RawEnvironment): Environment {
  const reading = readEnvironment({
    SITE_URL: 'https://keys.example',
    STAFF_EMAIL: 'dispatch@palisade.example',
    MAIL_FROM: 'Palisade <dispatch@palisade.example>',
    ...raw,
  })
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  return reading.environment
}

export const channelApp = (
  db: Db,
  {
    environment,
    ...changes
  }: Partial<Omit<ChannelApp, 'environment' | 'db'>> & {
    readonly environment?: Partial<Environment>
  } = {},
): ChannelApp => ({
  environment: { ...environmentOf({}), ...environment },
  db,
  clock: () => SAMPLE_NOW,
  fetch,
  resolveName: async () => [],
  transport: { send: async () => ({ ok: true }) },
  readSecret: async () => 'secret',
  pages: { mail: SAMPLE_MAILS },
  ...changes,
})

/** `fetch` that waits no longer than this for an answer. */
export const fetchWithin =
  (limitMs: number): typeof fetch =>
  (input, init) =>
    fetch(input, {
      ...init,
      signal: AbortSignal.any([
        AbortSignal.timeout(limitMs),
        ...(init?.signal ? [init.signal] : []),
      ]),
    })
