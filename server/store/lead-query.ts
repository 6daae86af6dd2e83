import type { Lead, LeadFilter } from './store.ts'
import { cleanText } from './text.ts'

/** What the owner's lists ask for, in SQL that both engines read. */

/** Where the next page starts: behind this lead in the order newest first. */
export interface LeadCursor {
  readonly createdAt: string
  readonly id: string
}

export interface Condition {
  /** Starts with WHERE. */
  readonly sql: string
  readonly values: readonly string[]
}

/**
 * The filter as a WHERE clause on `submissions s`.
 * @param placeholder how the engine writes its n-th parameter, from 1
 */
export function leadCondition(
  filter: LeadFilter,
  cursor: LeadCursor | null,
  placeholder: (position: number) => string,
): Condition {
  // The server's own proof of life is nobody's request (R107).
  const parts: string[] = [`s.type = 'booking'`]
  const values: string[] = []
  const add = (write: (parameter: () => string) => string, ...given: string[]): void => {
    let position = values.length
    values.push(...given)
    parts.push(write(() => placeholder(++position)))
  }
  const { since, until, service, status, campaign } = filter
  if (since !== undefined) add((p) => `s.created_at >= ${p()}`, new Date(since).toISOString())
  if (until !== undefined) add((p) => `s.created_at < ${p()}`, new Date(until).toISOString())
  if (service !== undefined) add((p) => `s.service = ${p()}`, cleanText(service))
  if (status !== undefined) add((p) => `s.status = ${p()}`, cleanText(status))
  if (campaign !== undefined) {
    add((p) => `s.traffic_source ->> 'campaign' = ${p()}`, cleanText(campaign))
  }
  if (cursor) add((p) => `(s.created_at, s.id) < (${p()}, ${p()})`, cursor.createdAt, cursor.id)
  return { sql: `WHERE ${parts.join(' AND ')}`, values }
}

const PAGE_SIZE = 200

/**
 * Streams leads page by page. Each page starts behind the last lead of the
 * one before, so no read stays open between them and none is seen twice.
 */
export async function* leadPages(
  filter: LeadFilter,
  readPage: (cursor: LeadCursor | null, size: number) => Promise<readonly Lead[]> | readonly Lead[],
): AsyncGenerator<Lead> {
  let cursor: LeadCursor | null = null
  let remaining = filter.limit ?? Number.POSITIVE_INFINITY
  while (remaining > 0) {
    const size = Math.min(PAGE_SIZE, remaining)
    const page = await readPage(cursor, size)
    yield* page
    remaining -= page.length
    const last = page.at(-1)
    if (!last || page.length < size) return
    cursor = { createdAt: last.created_at, id: last.id }
  }
}
