import { randomUUID } from 'node:crypto'
import { cleanLine } from '#domain/text/clean-text.ts'
import { formatPhone, isCompletePhone } from '#domain/phone/phone.ts'
import { buildLead, sourceOf } from '#server/submissions/incoming/new-lead.ts'
import { createSecret } from '#server/secrets/secret.ts'
import { createStatusPageTokens } from '#server/status-page-token/token-factory.ts'
import { withStore } from '../database/with-store.ts'
import { createCommand, UsageError } from '../terminal/commands.ts'
import { addLeadByHand } from '#server/leads/lead-by-hand.ts'

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

const MAX_LENGTH = 200

/** Implements `leads add --phone N`: a lead by hand; prints its id. */
export const addLead = createCommand(ARGUMENTS, async (values, io) => {
  const { phone = '', source = 'by-hand', alarm = false } = values
  if (!isCompletePhone(phone))
    throw new UsageError(`--phone '${phone}' is no phone number: write one such as 201-555-0142.`)
  if (!/^[\w.-]{1,60}$/.test(source))
    throw new UsageError(`--source '${source}' is not one word: write one such as van.`)
  const text = (name: 'name' | 'service' | 'address'): string => {
    const given = cleanLine(values[name] ?? '')
    if (given.length > MAX_LENGTH)
      throw new UsageError(`--${name} is too long: ${MAX_LENGTH} characters at most.`)
    return given
  }
  const fields = {
    name: text('name'),
    service: text('service'),
    address: text('address'),
  }
  return await withStore(io, { mayCreate: false }, async (store, { siteUrl }) => {
    const deriveStatusPageToken = createStatusPageTokens(createSecret(store))
    const lead = await buildLead(
      { randomId: randomUUID, deriveStatusPageToken, environment: { siteUrl } },
      {
        ...fields,
        type: 'booking',
        phone: formatPhone(phone),
        traffic_source: sourceOf(source, 'by-hand'),
        idempotencyKey: `by-hand:${randomUUID()}`,
        isVerified: true,
        now: io.clock(),
      },
    )
    await io.out(`${await store.write((tx) => addLeadByHand(tx, lead, { alarm }))}\n`)
  })
})
