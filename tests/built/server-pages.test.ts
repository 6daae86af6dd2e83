import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { expect, test } from 'vitest'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { statusPageView } from '#server/status-page/status-page-view.ts'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'

/* The components of the server's pages as the build has made them, with their styles. */

const { built, components } = await renderSite()
const pages = components.createPages(SAMPLE_DEPS)
const NOW = Date.parse('2031-03-04T08:20:00Z')

const { lead } = sampleJob()
const summary = { language: 'en', lead, otherLead: null } as const
const assignee = {
  language: 'en',
  lead,
  since: NOW,
  now: NOW,
  events: [],
  smsHref: 'sms:+12015550123?&body=We%20are%20on%20the%20way',
  showsCode: true,
  again: [],
} as const
const ACCEPT_PAGES = [
  pages.accept.waiting({ ...summary, furtherRecipients: null }),
  pages.accept.assignee(assignee),
  pages.accept.alreadyAccepted({ ...summary, assignee: { name: 'Maria', at: NOW } }),
]

/** Bytes of ten TCP segments, which arrive without waiting for an acknowledgement (RFC 6928). */
const TCP_WINDOW = 14_600

test('the accept page arrives in one TCP window without compression', () => {
  for (const { html } of ACCEPT_PAGES) {
    expect(html).toContain('min-height')
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(TCP_WINDOW)
  }
})

// With the tag of the locksmith who comes, and the calls that ring for the visitor.
test('the status page has 18 KB at most', () => {
  const view = statusPageView(
    {
      lead,
      events: [leadEvent({ kind: 'stored' }, { at: NOW })],
      hasReview: false,
      timeframe: 'ASAP',
      latestCall: null,
      isJoined: false,
      isCalledOnce: false,
      isVerified: true,
    },
    NOW,
  )
  if (view === null) throw new Error('the link has expired')
  const { html } = pages.statusPage.status({ view, link: 'https://keys.example/r/x', now: NOW })
  expect(html).toContain('min-height')
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(18 * 1024)
})

test('the fonts and drawings that the pages name are files of the site', () => {
  const others = [
    pages.board.address({ language: 'en', rejected: null }),
    pages.statusPage.notFound({ language: 'en' }),
  ]
  const texts = [...ACCEPT_PAGES, ...others].map(({ html }) => html)
  const names = texts.flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? [])
  expect(names).toContainEqual(expect.stringMatching(/^\/assets\/league-gothic-.*\.woff2$/))
  expect(names.filter((name) => !built.files.has(name))).toEqual([])
})
