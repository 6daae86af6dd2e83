import { serviceOptions } from '#domain/services/services.ts'
import type { LeadFilter, MailState } from '#server/db/tables/lead.ts'
import { UsageError } from '../terminal/commands.ts'
import { TIME_FORMATS, parseTime } from '../terminal/format.ts'

/** Options that filter every list of leads, for `createCommand`. */
export const FILTER_OPTIONS = {
  since: { type: 'string' },
  until: { type: 'string' },
  service: { type: 'string' },
  status: { type: 'string' },
  campaign: { type: 'string' },
  mail: { type: 'string' },
  limit: { type: 'string' },
} as const

export type FilterValues = { readonly [Name in keyof typeof FILTER_OPTIONS]?: string | undefined }

const MAIL_STATE_OPTIONS: readonly MailState[] = ['queued', 'sent', 'dead']

/**
 * Parses the filter options.
 * @param limit the default for --limit; `undefined` for all
 * @throws UsageError
 */
export function parseFilter(
  values: FilterValues,
  { now, limit: usual }: { readonly now: number; readonly limit: number | undefined },
): LeadFilter {
  const { service, status, campaign, limit } = values
  const mail = MAIL_STATE_OPTIONS.find((state) => state === values.mail)
  if (values.mail !== mail)
    throw new UsageError(
      `--mail '${values.mail}' is not known: write one of ${MAIL_STATE_OPTIONS.join(', ')}.`,
    )
  if (limit !== undefined && !/^\d{1,9}$/.test(limit))
    throw new UsageError(`--limit '${limit}' is no number: write how many, or 0 for all.`)
  return {
    since: readTimeBound('since', values.since, now),
    until: readTimeBound('until', values.until, now),
    service: service === undefined ? undefined : serviceLabel(service),
    status,
    campaign,
    mail,
    limit: limit === undefined ? usual : Number(limit) || undefined,
  }
}

function readTimeBound(
  name: 'since' | 'until',
  text: string | undefined,
  now: number,
): number | undefined {
  if (text === undefined) return undefined
  const value = parseTime(text, now, name === 'since' ? 'start' : 'end')
  if (value === null) throw new UsageError(`--${name} '${text}' is no time: ${TIME_FORMATS}.`)
  return value
}

/** Matches an option in any case; any other text may be the free text of 'Other'. */
function serviceLabel(text: string): string {
  const wanted = text.trim().toLowerCase()
  return serviceOptions().find((label) => label.toLowerCase() === wanted) ?? text
}
