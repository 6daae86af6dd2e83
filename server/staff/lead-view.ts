import { business } from '#domain/business.ts'
import { isFinalStatus, parseLeadStatus, type LeadStatus } from '#domain/lead-status.ts'
import { firstName } from '#domain/status-page.ts'
import { UNKNOWN_TOWN, townOfAddress } from '#domain/town-of-address.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { toSingleLine } from '#server/mail/clean-text.ts'
import type { StoredAssignee } from '#server/store/alarm/alarm-lead.ts'
import type { BoardWords } from './messages-en.ts'

/** What list and page of a request say alike. */

export interface LeadStanding {
  readonly status: LeadStatus
  readonly assignee: StoredAssignee | null
}

/** A status that this release does not know is shown as one that is closed. */
export const knownStatus = ({ status }: { readonly status: string }): LeadStatus =>
  parseLeadStatus(status) ?? 'lost'

export const assigneeName = ({ name }: Pick<StoredAssignee, 'name'>): string =>
  name === null ? business.name : firstName(toSingleLine(name))

/** Where it stands, as whoever reads would say it. */
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

/** In whole minutes, hours, days: what somebody who waits has waited. */
export function durationText(ms: number, { minutes, hours, days }: BoardWords): string {
  const count = Math.max(0, Math.floor(ms / 60_000))
  if (count < 60) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / (24 * 60)))
}

/** Street and town, without the rest that a form appends. */
export function shortAddress(address: string): string {
  const line = toSingleLine(address)
  const town = townOfAddress(line)
  const street = line.split(',')[0]?.trim() ?? ''
  return town === UNKNOWN_TOWN || street.includes(town) ? cutCountry(line) : `${street}, ${town}`
}

const cutCountry = (line: string): string => line.replace(/,? USA\b/, '')

/** The steps that go well, of which each that is made is a stake that lies at the shear line. */
const PROGRESS_STATUSES: readonly LeadStatus[] = ['pending', 'accepted', 'en_route', 'done']

/** The same hand as the receipt's steps: brass where it is made, steel that stands out where it is not. */
export function progressMarks(status: LeadStatus): Markup {
  const made = isFinalStatus(status) && status !== 'done' ? 0 : PROGRESS_STATUSES.indexOf(status)
  const each = PROGRESS_STATUSES.slice(1).map(
    (_, index) => markup`<i class="${index < made ? 'in' : 'out'}"></i>`,
  )
  return markup`<span class="stakes" aria-hidden="true">${each}</span>`
}
