import { business } from '#domain/business.ts'
import { isFinalStatus, parseLeadStatus, type LeadStatus } from '#domain/lead-status.ts'
import { firstName } from '#domain/status-page.ts'
import { UNKNOWN_TOWN, townOfAddress } from '#domain/town-of-address.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { toSingleLine } from '#server/mail/clean-text.ts'
import type { StoredAssignee } from '#server/store/alarm/alarm-lead.ts'
import type { BoardWords } from './messages-en.ts'

/** Functions that the list and the lead page share. */

export interface LeadStanding {
  readonly status: LeadStatus
  readonly assignee: StoredAssignee | null
}

/** Returns the status; an unknown one is shown as closed. */
export const knownStatus = ({ status }: { readonly status: string }): LeadStatus =>
  parseLeadStatus(status) ?? 'lost'

export const assigneeName = ({ name }: Pick<StoredAssignee, 'name'>): string =>
  name === null ? business.name : firstName(toSingleLine(name))

/** Describes status and assignee from the reader's point of view. */
export function standingText(
  { status, assignee }: LeadStanding,
  reader: { readonly id: string },
  words: BoardWords,
): string {
  const plain = words.states[status]
  if (assignee === null) return plain
  if (assignee.personId === reader.id) return words.mine[status] ?? plain
  return words.theirs[status]?.(assigneeName(assignee)) ?? plain
}

/** Formats a waiting time in whole minutes, hours or days. */
export function durationText(ms: number, { minutes, hours, days }: BoardWords): string {
  const count = Math.max(0, Math.floor(ms / 60_000))
  if (count < 60) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / (24 * 60)))
}

/** Returns street and town of an address. */
export function shortAddress(address: string): string {
  const line = toSingleLine(address)
  const town = townOfAddress(line)
  const street = line.split(',')[0]?.trim() ?? ''
  return town === UNKNOWN_TOWN || street.includes(town) ? cutCountry(line) : `${street}, ${town}`
}

const cutCountry = (line: string): string => line.replace(/,? USA\b/, '')

/** Successful steps, each shown as one mark of the progress bar. */
const PROGRESS_STATUSES: readonly LeadStatus[] = ['pending', 'accepted', 'en_route', 'done']

/** Renders the progress in the colors of the status page: brass for completed steps, steel for others. */
export function progressMarks(status: LeadStatus): Markup {
  const made = isFinalStatus(status) && status !== 'done' ? 0 : PROGRESS_STATUSES.indexOf(status)
  const each = PROGRESS_STATUSES.slice(1).map(
    (_, index) => markup`<i class="${index < made ? 'in' : 'out'}"></i>`,
  )
  return markup`<span class="stakes" aria-hidden="true">${each}</span>`
}
