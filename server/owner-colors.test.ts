import Fastify from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ALTERNATIVE_COLORS } from '#domain/color/alternative-colors.fixture.ts'
import { business, putInForce } from '#domain/business/business.ts'
import { noticeContent, signInContent } from '#server/alarm/channels/mail.ts'
import { noticeText } from './alarm/messages/notice-text.ts'
import { sampleNotice } from './alarm/sample-notice.fixture.ts'
import { SAMPLE_MAILS } from './outbox/transport/mails.fixture.ts'
import { sampleJob } from './outbox/transport/sample-job.fixture.ts'
import { staffMail } from './outbox/transport/staff-mail.ts'
import { createPages } from './pages/create-pages.tsx'
import { SAMPLE_DEPS } from './pages/sample-deps.fixture.ts'
import { Dial } from './status-page/dial.tsx'
import { composeVisitorMail } from './outbox/transport/visitor-mail.ts'
import { fileRoutes } from './board/file-routes.ts'
import { fakeSettings } from '#tests/support/fake-db.ts'
import { DEFAULT_COLORS, createPalette } from '#domain/color/palette.ts'

putInForce({ ...business, colors: ALTERNATIVE_COLORS })

const NOW = Date.parse('2031-03-04T08:20:00Z')
const ENVELOPE = {
  from: 'dispatch@keys.example',
  to: ['night@keys.example'],
  domain: 'keys.example',
  now: NOW,
}
const TEXT = noticeText(sampleNotice('mail'))
/** A lead from a Spanish page, suspicious and not verified: it contains every part of a mail. */
const JOB = sampleJob({
  created_at: new Date(NOW - 1000).toISOString(),
  source_url: '/es/pedir-servicio',
  verification: 'unverified',
  suspicion: 60,
})
const VISITOR_MAIL = {
  db: fakeSettings(new Map()),
  environment: {
    mailFrom: ENVELOPE.from,
    staffEmail: ['dispatch@keys.example'],
    siteUrl: 'https://keys.example',
    staffUrl: 'https://keys.example',
  },
  clock: () => NOW,
  pages: { mail: SAMPLE_MAILS },
}

async function manifest(): Promise<string> {
  const app = Fastify()
  fileRoutes(app, { site: { boardWorker: '' } })
  const { body } = await app.inject('/staff/manifest.webmanifest')
  await app.close()
  return body
}

const COLOR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=[;:"'\s)},])/gi
/** White, black and the grays of print, which are no theme colors. */
const NEUTRAL_COLORS = new Set(['#FFF', '#FFFFFF', '#000', '#333', '#999'])
const SHIPPED_COLORS = new Set(Object.values(createPalette(DEFAULT_COLORS)))
const OWNER_COLORS = new Set(Object.values(createPalette(ALTERNATIVE_COLORS)))

test.each<[string, () => string | Promise<string>]>([
  ['the mail to staff', () => mailWithEverything()],
  [
    'the mail of a notice',
    () => noticeContent(TEXT, 'https://keys.example/a/token', SAMPLE_MAILS).html,
  ],
  ['the mail with six digits', () => signInContent(TEXT, '123456', SAMPLE_MAILS).html],
  ['the mail to a visitor', async () => (await composeVisitorMail(VISITOR_MAIL, JOB))?.html ?? ''],
  ['the board on a home screen', manifest],
  [
    'the frame of the server’s pages',
    () =>
      createPages(SAMPLE_DEPS).board.message({ language: 'en', message: { heading: '', text: '' } })
        .html,
  ],
  ['the dial of the status page', () => renderToStaticMarkup(createElement(Dial))],
])("renders %s in the owner's colors only", async (_what, written) => {
  const colors = [...(await written()).matchAll(COLOR)].map(([color]) => color.toUpperCase())
  const ownerColors = [...new Set(colors)].filter((color) => !NEUTRAL_COLORS.has(color))
  expect(ownerColors).not.toEqual([])
  expect(ownerColors.filter((color) => SHIPPED_COLORS.has(color))).toEqual([])
  expect(ownerColors.filter((color) => !OWNER_COLORS.has(color))).toEqual([])
})

function mailWithEverything(): string {
  const envelope = {
    ...ENVELOPE,
    boardUrl: 'https://keys.example/staff',
    showsGateCode: false,
    otherLead: null,
    acceptUrl: 'https://keys.example/a/token',
  }
  const { html } = staffMail(JOB, envelope, SAMPLE_MAILS)
  expect(html).toContain('border:2px solid')
  return html
}
