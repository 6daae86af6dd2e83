import { randomUUID } from 'node:crypto'
import { addLeadByHand } from '#server/leads/lead-by-hand.ts'
import { signingSecret } from '#server/secrets/secret.ts'
import { statusPageToken, type TokenSource } from '#server/status-page/token/status-page-token.ts'
import { buildLeadByHand, leadByHand } from '#server/intake/by-hand.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand, UsageError } from '../terminal/commands.ts'

const ARGUMENTS = {
  options: {
    phone: { type: 'string' },
    name: { type: 'string' },
    service: { type: 'string' },
    address: { type: 'string' },
    source: { type: 'string' },
    alarm: { type: 'boolean' },
  },
  positionals: [0, 0, 'add takes options only.'],
} as const

const PHONE_PROBLEM = '--phone takes a phone number such as 201-555-0142.'

/** Implements `leads add --phone N`: a lead by hand; prints its id. */
export const addLead = createCommand(ARGUMENTS, async ({ alarm = false, ...typed }, io) => {
  const read = leadByHand(PHONE_PROBLEM).safeParse(typed)
  if (!read.success) throw new UsageError(read.error.issues[0]?.message ?? PHONE_PROBLEM)
  return await withDb(io, { mayCreate: false }, async (db, { siteUrl }) => {
    const app = {
      randomId: randomUUID,
      deriveStatusPageToken: (source: TokenSource) =>
        statusPageToken(() => signingSecret(db), source),
      environment: { siteUrl },
    }
    const lead = await buildLeadByHand(app, read.data, { now: io.clock() })
    await io.out(`${await db.write((tx) => addLeadByHand(tx, lead, { alarm }))}\n`)
  })
})
