import { expect, test } from 'vitest'
import { lowestPrice } from '#copy/price-text.ts'
import { business } from '#domain/business/business.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'
import { readPage } from './read-page.ts'

const { documents } = await renderSite()

const STARTS_AT = /\b(?:from|starts? at|desde) \$([\d,]*\d(?:\.\d\d)?)/gi
const WITHOUT_THE_LOCK = /plus the lock|the lock is extra|\+ lock|(?:\+|más la) cerradura/

/** Returns the sentences of a page, those for search engines included. */
function sentencesOf(address: string, html: string): readonly string[] {
  const { metas } = readPage(address, 200, html)
  const shown = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<\/(?:p|li|h\d|d[dt]|div|section|title)>/)
    .map((part) => part.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))
  return [...Object.values(metas), ...shown].flatMap((text) => text.split(/(?<=[.?]) /))
}

test('a starting price is that of a whole job, unless its sentence says what is extra', () => {
  const whole: readonly (number | null)[] = [
    business.offers.emergencyLockout.price,
    ...Object.values(business.prices).map(lowestPrice),
  ]
  const starting = [...documents].flatMap(([address, html]) =>
    sentencesOf(address, html).flatMap((sentence) =>
      [...sentence.matchAll(STARTS_AT)].map(([, amount = '']) => ({
        sentence: `${address}: ${sentence.trim()}`,
        amount: Number(amount.replaceAll(',', '')),
      })),
    ),
  )
  expect(starting.length).toBeGreaterThan(10)
  const low = starting.filter(
    ({ sentence, amount }) => !whole.includes(amount) && !WITHOUT_THE_LOCK.test(sentence),
  )
  expect(low.map(({ sentence }) => sentence)).toEqual([])
})
