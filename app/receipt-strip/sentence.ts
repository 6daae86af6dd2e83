import { durationWords } from '#domain/duration-words.ts'
import { untakenMs } from '#domain/receipt.ts'
import { fill } from '#app/content/fill.ts'
import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import type { Sight } from './watch.ts'

/**
 * The one sentence of the strip. It says no more than somebody has recorded
 * (R121), and of a request that nobody has seen arrive that it is still here.
 * @param unsent what to say while nobody has acknowledged it; null once the server has
 * @param locale BCP 47 tag of the page's language
 */
export function sentenceOf(
  sight: Sight | null,
  words: ReceiptStripCopy,
  unsent: string | null,
  locale: string,
): string {
  if (sight?.known !== 'body') {
    if (unsent !== null) return unsent
    return sight?.known === 'no-answer' ? words.stale : words.received
  }
  const { body, serverNow } = sight
  const { state, by, events } = body
  const storedAt = Date.parse(events[0]?.at ?? '')
  const untaken = untakenMs(state, storedAt, serverNow)
  if (untaken !== null) return fill(words.late, { duration: durationWords(untaken, locale) })
  const { name = '', licence: license = '' } = by ?? {}
  switch (state) {
    case 'stored':
      return events.some(({ kind }) => kind === 'seen') ? words.seen : words.stored
    case 'accepted':
      return fill(words.accepted, { name, license })
    case 'en_route':
      return fill(words.enRoute, { name, license })
    case 'done':
      return words.done
    case 'cancelled':
      return words.cancelled
  }
}
