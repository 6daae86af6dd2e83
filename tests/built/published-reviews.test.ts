import { transitionLead } from '#server/leads/transition.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
import { acceptance, NO_CHANNELS, recordSubmission } from '#tests/support/alarm-samples.ts'
import { htmlErrors } from '#tests/support/html-validator.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { addReview, setReviewState } from '#server/leads/reviews.ts'

/* A published review on the built pages, which the server fills in. */

const TEXT = 'Quoted on the phone & kept to it.'
const REVIEW = {
  createdAt: Date.parse('2031-03-04T06:06:07.000Z'),
  text: TEXT,
  town: 'Hoboken',
  service: 'House Lockout',
  language: 'en',
  isPublishable: true,
  linkChannel: '',
} as const

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ site: 'built', environment: { RATE_LIMIT: 'off' } })
  await app.withDb(async (db) => {
    for (const [author, stars, state] of [
      ['Ada', 5, 'published'],
      ['Ben', 4, 'published'],
      ['Cleo', 1, 'hidden'],
    ] as const) {
      const lead = await recordSubmission(db)
      for (const to of ['accepted', 'done'] as const)
        await db.write((tx) => transitionLead(tx, lead, { ...acceptance(), to }))
      const id = randomUUID()
      await db.write((tx) => addReview(tx, lead, { ...REVIEW, id, author, stars }, NO_CHANNELS))
      await db.write((tx) => setReviewState(tx, id, state))
    }
  })
})
afterAll(() => app.remove())

test.each([
  ['/', 'House Lockout', 'From 2 finished jobs.'],
  ['/reviews', 'House Lockout', 'From 2 finished jobs.'],
  ['/es', 'Abrir la puerta de la casa', 'De 2 trabajos terminados.'],
  ['/es/resenas', 'Abrir la puerta de la casa', 'De 2 trabajos terminados.'],
])('%s shows published reviews in place of the samples', async (address, service, summary) => {
  // The server reads them every few seconds.
  const html = await vi.waitFor(
    async () => {
      const text = await (await fetch(app.url + address)).text()
      expect(text).toContain(summary)
      return text
    },
    { timeout: 15_000, interval: 500 },
  )
  expect(await htmlErrors(html)).toEqual([])
  const tags = html.match(/<li class="review-tag">.*?<\/li>/gs) ?? []
  expect(tags).toHaveLength(2)
  expect(tags.join('')).toContain(`<p>${service} <span>★★★★★</span></p>`)
  expect(tags.join('')).toContain('Quoted on the phone &amp; kept to it.')
  expect(html).toContain('<b>Ada</b> <span>Hoboken</span>')
  expect(html).not.toContain('Cleo')
  expect(html).not.toContain(business.reviews[0]?.author)
  expect(html).toContain(`${summary}</p>`)
  // Nothing on the page of reviews speaks of samples beside real ones; home has a sample work order.
  const text = html.replace(/<script[^]*?<\/script>/g, '')
  if (!['/', '/es'].includes(address)) expect(text).not.toMatch(/\bsamples?\b|\bejemplos?\b/i)
  // The structured data have a rating on home only.
  const hasRating = shownRating(business) !== null && ['/', '/es'].includes(address)
  expect(html.includes('"ratingValue":4.5,"reviewCount":2')).toBe(hasRating)
})
