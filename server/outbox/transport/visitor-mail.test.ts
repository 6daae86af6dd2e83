import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { spanishServices } from '#domain/services/services.ts'
import { SAMPLE_SERVICE } from '#server/db/sample-submission.fixture.ts'
import { SAMPLE_MAILS } from '#server/outbox/transport/mails.fixture.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { composeVisitorMail } from './visitor-mail.ts'
import type { MailJob } from '#server/db/tables/lead.ts'
import { tokenOfKey } from '#server/status-page/token/status-page-token.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import { fakeSettings } from '#tests/support/fake-db.ts'

const NOW = Date.parse('2031-03-04T08:20:00Z')

const compose = (mail: MailJob) =>
  composeVisitorMail(
    {
      db: fakeSettings(new Map([['altcha_hmac_secret', 'secret']])),
      environment: {
        mailFrom: 'Palisade <no-reply@palisade.example>',
        staffEmail: ['dispatch@palisade.example'],
        siteUrl: 'https://site.example',
        staffUrl: 'https://keys.example',
      },
      clock: () => NOW,
      pages: { mail: SAMPLE_MAILS },
    },
    mail,
  )
const KEY = '5b0d6a52-1d2e-4a50-9d3f-2f4a4a0b7c11'
const TOKEN = tokenOfKey(KEY)
const FROM = signedChannel('secret', TOKEN ?? '', 'mail')

const job = (changes: Parameters<typeof sampleJob>[0] = {}) => ({
  ...sampleJob({ created_at: new Date(NOW - 1000).toISOString(), ...changes }),
  idempotencyKey: KEY,
})

test('sends the link as text and HTML; replies go to the business', async () => {
  const mail = await compose(job())
  expect(mail).toMatchObject({
    to: ['zoe@visitor.example'],
    replyTo: { name: business.name, address: 'dispatch@palisade.example' },
    subject: `We have your request: ${SAMPLE_SERVICE}`,
  })
  expect(mail?.text).toContain(`https://keys.example/r/${TOKEN}?from=${FROM}\n`)
  expect(mail?.html).toContain(`href="https://keys.example/r/${TOKEN}?from=${FROM}"`)
  expect(mail?.html).toContain('<html lang="en">')
  for (const fact of [`Service: ${SAMPLE_SERVICE}`, `Where: ${A_TOWN}`, 'When: ', 'Sent: '])
    expect(mail?.text).toContain(`\n${fact}`)
})

test('is Spanish for a visitor of a Spanish page', async () => {
  const mail = await compose(job({ source_url: '/es/pedir-servicio' }))
  expect(mail?.subject).toBe(`Tenemos su solicitud: ${spanishServices()[SAMPLE_SERVICE]}`)
  expect(mail?.html).toContain('<html lang="es">')
  expect(mail?.text).toContain('Vea aquí cómo va')
})

test.each([
  ['/', 'Tell us how it went', 'The job is done.'],
  ['/es', 'Díganos cómo le fue', 'Ya terminamos su trabajo.'],
])('asks for a review after the job, in the language of %s', async (source_url, subject, text) => {
  const review = (status: 'done' | 'pending') =>
    compose({ ...job({ source_url, status }), kind: 'review' })
  const mail = await review('done')
  expect(mail?.subject).toContain(`${subject}: `)
  expect(mail?.text).toContain(text)
  expect(mail?.text).toContain(`https://keys.example/r/${TOKEN}/review?from=${FROM}\n`)
  expect(mail?.html).toContain(`href="https://keys.example/r/${TOKEN}/review?from=${FROM}"`)
  expect(await review('pending')).toBeNull()
})

test.each([
  ['accepted', '/', 'A locksmith has accepted your request', 'See here who it is.'],
  ['accepted', '/es', 'Un cerrajero aceptó su solicitud', 'Vea aquí quién es.'],
  ['quote', '/', 'Your price is ready', 'the total and what it includes'],
  ['quote', '/es', 'Su precio está listo', 'el total y lo que incluye'],
  ['window-proposed', '/', 'Can we come at another time?', 'Choose it here'],
  ['window-moved', '/es', 'La hora de su cita', 'reemplaza a las anteriores'],
  ['window-declined', '/', 'Your time stays as it was', 'Choose another one here'],
] as const)('tells %s in the language of %s, while the lead is open', async (...row) => {
  const [kind, source_url, subject, text] = row
  const tell = (status: LeadStatus) => compose({ ...job({ source_url, status }), kind })
  const mail = await tell('accepted')
  expect(mail?.subject).toContain(`${subject}: `)
  expect(mail?.text).toContain(text)
  expect(mail?.text).toContain(`https://keys.example/r/${TOKEN}?from=${FROM}\n`)
  for (const closed of ['done', 'cancelled', 'lost', 'spam', 'duplicate'] as const)
    expect(await tell(closed)).toBeNull()
  expect((await tell('pending')) === null).toBe(['accepted', 'window-proposed'].includes(kind))
})

test('writes about an appointment until 48 hours after it, as long as its page lasts', async () => {
  const created_at = '2031-02-20T00:00:00Z'
  const until = (appointment_end: string) => compose(job({ created_at, appointment_end }))
  expect(await until('2031-03-02T10:00:00Z')).not.toBeNull()
  expect(await until('2031-03-02T08:00:00Z')).toBeNull()
})

test.each([
  ['receipt', '/', 'Your receipt', 'Paid: $160.50 (card). Thank you.'],
  ['receipt', '/es', 'Su recibo', 'Pagado: $160.50 (tarjeta). Gracias.'],
  ['receipt-corrected', '/', 'Your corrected receipt', 'Paid: $160.50 (card). This replaces'],
  ['receipt-corrected', '/es', 'Su recibo corregido', 'Pagado: $160.50 (tarjeta). Este recibo'],
] as const)('a %s in the language of %s says what was paid', async (...row) => {
  const [kind, source_url, subject, text] = row
  const payment = { agreedCents: 14_900, paidCents: 16_050, method: 'card', note: 'Ring' } as const
  const receipt = (changes: object) =>
    compose({ ...job({ source_url, status: 'done', payment: { ...payment, ...changes } }), kind })
  const mail = await receipt({})
  expect(mail?.subject).toContain(`${subject}: `)
  expect(mail?.text).toContain(text)
  expect(mail?.text).not.toMatch(/149\.00|Ring/)
  expect(mail?.text).toMatch(/Job done: |Trabajo hecho: /)
  expect(mail?.text).toMatch(/Receipt number: |Número de recibo: /)
  expect((await receipt({ method: null }))?.text).toContain(': $160.50. ')
  const nothing = await receipt({ paidCents: null, method: null })
  if (kind === 'receipt') expect(nothing).toBeNull()
  else expect(nothing?.text).toContain(': $0.00. ')
})

test("contains nothing that was typed, because the mailbox may be a stranger's", async () => {
  const typed = 'Buy cheap watches at https://evil.example'
  const mail = await compose(
    job({ name: typed, service: typed, notes: typed, address: typed, gate_code: typed }),
  )
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/watches|evil|Zoë|9876|555-0199/)
  expect(mail?.subject).toBe('We have your request: Other work')
})

test.each([
  ['no address', { email: null }],
  ['an address that is invalid in a header', { email: '"a b"@x.example' }],
  ['a lead with an expired link', { created_at: '2031-02-20T00:00:00Z' }],
])('writes nothing for %s', async (_what, changes) => {
  expect(await compose(job(changes))).toBeNull()
})

test.each([
  ['/', 'Do you still need us?', 'https://site.example/book-online'],
  ['/es', '¿Todavía nos necesita?', 'https://site.example/es/'],
])('asks after a week, when the link has expired, in the language of %s', async (...row) => {
  const [source_url, subject, link] = row
  const ask = (status: LeadStatus) =>
    compose({ ...job({ source_url, status, created_at: '2031-02-20T00:00:00Z' }), kind: 'parked' })
  const mail = await ask('pending')
  expect(mail?.subject).toContain(subject)
  expect(mail?.text).toContain(link)
  expect(mail?.text).not.toContain('/r/')
  expect(await ask('done')).toBeNull()
})

test('names service, town and time on a Spanish mail', async () => {
  const appointment = {
    appointment_start: '2031-03-06T15:00:00Z',
    appointment_end: '2031-03-06T17:00:00Z',
  }
  const mail = await compose(job({ source_url: '/es', ...appointment }))
  expect(mail?.text).toMatch(/Cuándo: .*[ap]\.m\.\n/)
})
