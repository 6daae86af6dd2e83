import { SERVICE_OPTIONS } from '#domain/services.ts'
import type { Lead, LeadFilter, MailState } from '#server/store/lead.ts'
import type { Store } from '#server/store/store.ts'
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

/** A filter for the store, plus the mail state, which only the lead itself has. */
export interface Selection {
  readonly filter: Omit<LeadFilter, 'limit'>
  readonly mail: MailState | null
  /** Infinity for all. */
  readonly limit: number
}

const MAIL_STATE_OPTIONS: readonly MailState[] = ['queued', 'sent', 'dead']

/**
 * Parses the filter options.
 * @param limit the default for --limit
 * @throws UsageError
 */
export function parseSelection(
  values: FilterValues,
  { now, limit: usual }: { readonly now: number; readonly limit: number },
): Selection {
  const since = readTimeBound('since', values.since, now)
  const until = readTimeBound('until', values.until, now)
  const mail = MAIL_STATE_OPTIONS.find((state) => state === values.mail) ?? null
  if (values.mail !== undefined && mail === null)
    throw new UsageError(
      `--mail '${values.mail}' is not known: write one of ${MAIL_STATE_OPTIONS.join(', ')}.`,
    )
  const limit = values.limit === undefined ? usual : Number(values.limit)
  if (values.limit !== undefined && !/^\d{1,9}$/.test(values.limit))
    throw new UsageError(`--limit '${values.limit}' is no number: write how many, or 0 for all.`)
  const filter = {
    ...(since !== null && { since }),
    ...(until !== null && { until }),
    ...(values.service !== undefined && { service: serviceLabel(values.service) }),
    ...(values.status !== undefined && { status: values.status }),
    ...(values.campaign !== undefined && { campaign: values.campaign }),
  }
  return { filter, mail, limit: limit === 0 ? Infinity : limit }
}

function readTimeBound(
  name: 'since' | 'until',
  text: string | undefined,
  now: number,
): number | null {
  if (text === undefined) return null
  const value = parseTime(text, now, name === 'since' ? 'start' : 'end')
  if (value === null) throw new UsageError(`--${name} '${text}' is no time: ${TIME_FORMATS}.`)
  return value
}

/** Matches an option in any case; any other text may be the free text of 'Other'. */
function serviceLabel(text: string): string {
  const wanted = text.trim().toLowerCase()
  return SERVICE_OPTIONS.find((label) => label.toLowerCase() === wanted) ?? text
}

export async function* selectLeads(
  store: Pick<Store, 'listLeads'>,
  { filter, mail, limit }: Selection,
): AsyncGenerator<Lead> {
  if (mail === null) {
    yield* store.listLeads(limit === Infinity ? filter : { ...filter, limit })
    return
  }
  let left = limit
  for await (const lead of store.listLeads(filter)) {
    if (lead.mail.state !== mail) continue
    yield lead
    left -= 1
    if (left === 0) return
  }
}

/** Counts a selection; returns `null` when that requires reading all of it. */
export async function countSelected(
  store: Pick<Store, 'countLeads'>,
  { filter, mail }: Selection,
): Promise<number | null> {
  return mail === null ? await store.countLeads(filter) : null
}
