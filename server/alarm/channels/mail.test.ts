import { fakeSettings } from '#tests/support/fake-db.ts'
import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import type { OutgoingMail, SendResult } from '#server/outbox/transport/transport.ts'
import { SAMPLE_NEWS, sampleNotice, SAMPLE_DISTANCE } from '#server/alarm/sample-notice.fixture.ts'
import { codeOfMail } from '#server/secrets/sign-in-code.ts'
import type { Notice } from '#server/alarm/channel.ts'
import { channelApp } from '#server/alarm/channel-app.fixture.ts'
import { mailChannel } from './mail.ts'

// The hours that are named here are those of New York.
putInForce({ ...business, timeZone: 'America/New_York' })

function setUp(result: SendResult = { ok: true }) {
  const sent: OutgoingMail[] = []
  const app = channelApp(fakeSettings(new Map()), {
    transport: {
      async send(mail) {
        sent.push(mail)
        return result
      },
    },
  })
  const channel = { send: (notice: Notice) => mailChannel.send(app, notice) }
  return { sent, channel }
}

test('sends a message in the words that were ready', async () => {
  const { sent, channel } = setUp()
  const payload = JSON.stringify({ title: 'iPhone is not notified anymore', body: 'Open it.' })
  await channel.send(sampleNotice('mail', { kind: 'message', payload, acceptUrl: null }))
  expect(sent[0]?.subject).toBe('iPhone is not notified anymore')
  expect(sent[0]?.text).toContain('Open it.')
})

test('leaves the addresses that do not take it for the moment', async () => {
  const { channel } = setUp({ ok: true, deferred: ['grey@palisade.example'] })
  expect(await channel.send(sampleNotice('mail', {}))).toMatchObject({
    outcome: 'failed',
    permanent: false,
    left: { kind: 'mail', to: ['grey@palisade.example'] },
  })
})

test('sends a mail with one button and without private data', async () => {
  const { sent, channel } = setUp()
  const notice = sampleNotice('mail', { kind: 'waiting', facts: { spanish: 'speaks' } })
  expect(await channel.send(notice)).toEqual({ outcome: 'sent', providerId: null })
  expect(sent[0]).toMatchObject({
    messageId: `<${notice.id}@keys.example>`,
    to: ['maria@palisade.example'],
    replyTo: null,
    subject: `Speaks Spanish. Still waiting: ${A_SERVICE}, ${ANOTHER_TOWN}`,
  })
  expect(sent[0]?.text).toMatch(/^Speaks Spanish\./)
  expect(sent[0]?.text).toContain(`As soon as possible. ${SAMPLE_DISTANCE} It came in at 3:12 AM.`)
  expect(sent[0]?.text).toContain(`I'll take it: ${notice.acceptUrl}`)
  expect(sent[0]?.html.match(/<a /g)).toHaveLength(1)
  expect(sent[0]?.html).toContain(`href="${notice.acceptUrl}"`)
})

test('keeps the Message-ID of a notice at every attempt', async () => {
  const { sent, channel } = setUp()
  await channel.send(sampleNotice('mail'))
  await channel.send(sampleNotice('mail', { acceptUrl: 'https://keys.example/a/other' }))
  expect(sent[0]?.messageId).toBe(sent[1]?.messageId)
})

test('omits the button where there is no link', async () => {
  const { sent, channel } = setUp()
  await channel.send(sampleNotice('mail', { ...SAMPLE_NEWS, acceptUrl: null }))
  expect(sent[0]?.html).not.toContain('<a ')
  expect(sent[0]?.text).not.toContain('http')
})

test('writes in Spanish to a Spanish-speaking staff member', async () => {
  const { sent, channel } = setUp()
  const staffMember = { id: 'x', name: 'Luis', language: 'es' } as const
  await channel.send(sampleNotice('mail', { kind: 'expired', staffMember }))
  expect(sent[0]?.subject).toBe(`Nadie la tomó: ${A_SPANISH_SERVICE}, ${ANOTHER_TOWN}`)
  expect(sent[0]?.html).toContain('<html lang="es">')
})

test.each([true, false])('reports whether a refusal is final (%j)', async (permanent) => {
  const { channel } = setUp({
    ok: false,
    permanent,
    error: '550 at RCPT TO',
    detail: 'for maria@',
  })
  expect(await channel.send(sampleNotice('mail'))).toEqual({
    outcome: 'failed',
    permanent,
    gone: 'no',
    error: '550 at RCPT TO',
  })
})

test('sends the six digits of a sign-in without a link', async () => {
  const { sent, channel } = setUp()
  const notice = sampleNotice('mail', { kind: 'sign-in', acceptUrl: null })
  await channel.send(notice)
  const code = codeOfMail('secret', notice.id)
  expect(code).toMatch(/^\d{6}$/)
  // Lock screens show the subject and the first lines of the text.
  expect(sent[0]?.subject).toBe('Your code to open the board')
  expect(sent[0]?.text.indexOf(`\n${code}\n`)).toBeGreaterThan(150)
  const shown = sent[0]?.html.replace(/[\s\S]*<body[^>]*>|<[^>]*>/g, '') ?? ''
  expect(shown.indexOf(code)).toBeGreaterThan(500)
  expect(`${sent[0]?.text}${sent[0]?.html}`).not.toMatch(/https?:|href/)
})
