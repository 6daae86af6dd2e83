import { FIRST_STATUS } from '#domain/lead/lifecycle.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { EMPTY_OPTIONAL_FIELDS } from '#domain/submission/field-lists.ts'
import type { LeadType, Submission } from '#domain/submission/fields.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import { NOT_ASKED } from '#server/leads/facts/customer-texts.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'

/** A lead that comes by another way than the form. */
export type NewLead = Pick<Submission, 'phone'> &
  Partial<Omit<Submission, 'id' | 'created_at' | 'status'>> & {
    readonly type: LeadType
    /**
     * Identifies a repeat of the same lead. It has a space, which no key of the form may have
     * (`isIdempotencyKey`), so that nobody can take it before.
     */
    readonly idempotencyKey: string
    /** False where the sender could have been anybody: the alarm then costs less. */
    readonly isVerified: boolean
    readonly now: number
  }

/** Creates the source of a lead: where it came from, by which medium. */
export const sourceOf = (source: string, medium: string): Submission['traffic_source'] => ({
  source,
  medium,
  campaign: '',
  keyword: '',
  click_path: [],
})

/** Builds what the database records of a lead that comes by another way than the form. */
export async function buildLead(
  {
    randomId,
    deriveStatusPageToken,
    environment,
  }: Pick<App, 'randomId' | 'deriveStatusPageToken'> & {
    readonly environment: Pick<Environment, 'siteUrl'>
  },
  { idempotencyKey, isVerified, now, ...fields }: NewLead,
): Promise<RecordOptions> {
  const id = randomId()
  const row: Submission = {
    ...EMPTY_OPTIONAL_FIELDS,
    name: NOT_ASKED,
    address: NOT_ASKED,
    service: NOT_ASKED,
    timeframe: 'ASAP',
    source_url: '/',
    recaptcha_token: '',
    ...fields,
    id,
    status: FIRST_STATUS,
    created_at: new Date(now).toISOString(),
  }
  const token = await deriveStatusPageToken({ id, idempotencyKey })
  return {
    row,
    checks: {
      street: row.address === NOT_ASKED ? null : joinUnit(row.address, row.unit_number).street,
      town: townOfLead(row),
      verification: isVerified ? 'verified' : 'unverified',
      captchaProvider: 'none',
      suspicion: isVerified ? 0 : 10,
      suspicionReasons: isVerified ? [] : [SUSPICION_REASONS.unverified],
    },
    idempotencyKey,
    captchaTokenHash: null,
    nonce: null,
    mail: { id: randomId(), messageId: `<${id}@${new URL(environment.siteUrl).hostname}>` },
    visitorMail: null,
    statusPageTokenHash: hashOfToken(token),
    network: null,
    now,
  }
}
