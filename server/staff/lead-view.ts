import { business } from '#domain/business.ts'
import { isOver, leadStatus, type LeadStatus } from '#domain/lead-status.ts'
import { firstName } from '#domain/receipt.ts'
import { ELSEWHERE, townOf } from '#domain/town.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { oneLine } from '#server/mail/clean.ts'
import type { TakenBy } from '#server/store/alarm/alarm-lead.ts'
import type { BoardWords } from './words-en.ts'

/** What list and page of a request say alike. */

export interface Standing {
  readonly status: LeadStatus
  readonly owner: TakenBy | null
}

/** A status that this release does not know is shown as one that is closed. */
export const statusOf = ({ status }: { readonly status: string }): LeadStatus =>
  leadStatus(status) ?? 'lost'

export const ownerName = ({ name }: Pick<TakenBy, 'name'>): string =>
  name === null ? business.name : firstName(oneLine(name))

/** Where it stands, as whoever reads would say it. */
export function standingWords(
  { status, owner }: Standing,
  reader: { readonly id: string },
  words: BoardWords,
): string {
  const plain = words.states[status]
  if (owner === null) return plain
  if (owner.personId === reader.id) return words.mine[status] ?? plain
  return words.theirs[status]?.(ownerName(owner)) ?? plain
}

/** In whole minutes, hours, days: what somebody who waits has waited. */
export function duration(ms: number, { minutes, hours, days }: BoardWords): string {
  const count = Math.max(0, Math.floor(ms / 60_000))
  if (count < 60) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / (24 * 60)))
}

/** Street and town, without the rest that a form appends. */
export function shortAddress(address: string): string {
  const line = oneLine(address)
  const town = townOf(line)
  const street = line.split(',')[0]?.trim() ?? ''
  return town === ELSEWHERE || street.includes(town) ? cutCountry(line) : `${street}, ${town}`
}

const cutCountry = (line: string): string => line.replace(/,? USA\b/, '')

/** The steps that go well, of which each that is made is a stake that lies at the shear line. */
const STAKES: readonly LeadStatus[] = ['pending', 'accepted', 'en_route', 'done']

/** The same hand as the receipt's steps: brass where it is made, steel that stands out where it is not. */
export function stakes(status: LeadStatus): Markup {
  const made = isOver(status) && status !== 'done' ? 0 : STAKES.indexOf(status)
  const each = STAKES.slice(1).map(
    (_, index) => markup`<i class="${index < made ? 'in' : 'out'}"></i>`,
  )
  return markup`<span class="stakes" aria-hidden="true">${each}</span>`
}
