import * as fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { SAMPLE_SERVICE } from '#server/db/sample-submission.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { toMessage } from './nodemailer-message.ts'
import { sampleJob } from './sample-job.fixture.ts'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { staffMail } from './staff-mail.ts'

const ENVELOPE = {
  from: 'Palisade <dispatch@palisade.example>',
  to: ['dispatch@palisade.example', 'night@palisade.example'],
  now: Date.parse('2031-03-04T05:07:00.000Z'),
  boardUrl: 'https://keys.example/staff',
  acceptUrl: null,
  showsGateCode: false,
  otherLead: null,
}

const compiler = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** `created_at` of the sample, in the business's time zone. */
const TIME = formatLocalTime(Date.parse(sampleJob().lead.created_at), 'en', 'time')

const mailFor = (changes: Partial<Lead> = {}) =>
  staffMail(sampleJob(changes), ENVELOPE, SAMPLE_MAILS)

/** Returns header names and unfolded values of the message as it would be sent. */
async function headersOf(changes: Partial<Lead>): Promise<Map<string, string>> {
  const { message } = await compiler.sendMail(toMessage(mailFor(changes)))
  const [head = ''] = String(message).split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
  })
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return new Map(pairs)
}

const HEADERS = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
]

describe('header', () => {
  test('names timeframe, service, place and time in the subject; neither name, phone number, street nor code', () => {
    expect(mailFor().subject).toBe(`ASAP: ${SAMPLE_SERVICE}, ${A_TOWN}, ${TIME}`)
    expect(mailFor({ address: '1 Main St, Trenton, NJ', visitor_info: null }).subject).toBe(
      `ASAP: ${SAMPLE_SERVICE}, ${TIME}`,
    )
  })

  test('marks unverified and suspicious leads in the subject', () => {
    expect(mailFor({ verification: 'unverified', suspicion: 10 }).subject).toMatch(
      /^\[Not verified\] ASAP/,
    )
    expect(mailFor({ suspicion: 60 }).subject).toMatch(/^\[Unusual\] ASAP/)
  })

  test('keeps the subject readable with a long service', () => {
    expect([...mailFor({ service: '🔑'.repeat(9000) }).subject]).toHaveLength(120)
  })

  test('replies to the visitor if there is an address', async () => {
    expect((await headersOf({ name: 'Zoe, "the" <boss>' })).get('Reply-To')).toBe(
      '"Zoe, \\"the\\" <boss>" <zoe@visitor.example>',
    )
    expect(mailFor({ email: null }).replyTo).toBeNull()
    expect(mailFor({ email: 'a@b.example, c@d.example' }).replyTo).toBeNull()
  })

  test('keeps fields from adding another header', async () => {
    const evil = 'x\r\nBcc: thief@evil.example\r\nSubject: y\n\nbody\u2028Cc: a@evil.example'
    const headers = await headersOf({
      name: evil,
      service: evil,
      timeframe: evil,
      phone: evil,
      address: evil,
      email: `a@b.example${evil}`,
    })
    expect([...headers.keys()].toSorted()).toEqual(HEADERS.filter((name) => name !== 'Reply-To'))
    expect(headers.get('To')).toBe(ENVELOPE.to.join(', '))
    expect(headers.get('Subject')).not.toContain('\n')
  })

  test('suppresses automatic replies', async () => {
    expect((await headersOf({})).get('Auto-Submitted')).toBe('auto-generated')
  })
})

describe('HTML', () => {
  test('escapes typed text', () => {
    const { html } = mailFor({ name: '<img src=x onerror=alert(1)>', notes: `"'&</div>` })
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('&quot;&#x27;&amp;&lt;/div&gt;')
    expect(html).not.toContain('<img')
  })

  test('links phone number and map with large targets', () => {
    const { html } = mailFor()
    expect(html).toMatch(/<a href="tel:2015550199" style="[^"]*padding:16px[^"]*">Call \(201\)/)
    expect(html).toContain('<a href="https://maps.google.com/?q=12%20Sample%20St')
  })
})

describe('Spanish', () => {
  const LANGUAGE = /Speaks Spanish|Phone set to Spanish/

  test('is announced first for a visitor who used a Spanish page, as text and as HTML', () => {
    const { text, html } = mailFor({ source_url: '/es/pedir-servicio' })
    expect(text).toMatch(
      new RegExp(
        String.raw`^Speaks Spanish\. Waiting since ${TIME}\. .*\nASAP: ${SAMPLE_SERVICE}\n`,
      ),
    )
    expect(html.indexOf('Speaks Spanish')).toBeLessThan(html.indexOf('<h1'))
    expect(html.indexOf('Speaks Spanish')).toBeGreaterThan(0)
  })

  test('is a hint at the end for a phone that is set to it', () => {
    const lead = sampleJob().lead
    const visitor_info = { ...lead.visitor_info, language: 'es-MX' } as Lead['visitor_info']
    const { text } = mailFor({ visitor_info })
    expect(text).toMatch(/\nLanguage +Phone set to Spanish\n/)
    expect(text).not.toContain('Speaks Spanish')
  })

  test('is not mentioned for any other visitor', () => {
    expect(mailFor().text).not.toMatch(LANGUAGE)
    expect(mailFor({ visitor_info: null }).html).not.toMatch(LANGUAGE)
  })
})

test('begins with waiting time and notes, at most 90 characters', () => {
  const { text, html } = mailFor({ notes: `Baby inside.\n${'x'.repeat(500)}` })
  expect(text).toMatch(new RegExp(`^Waiting since ${TIME}\\. Baby inside\\. x+…?\\n`))
  expect(text.indexOf('\n')).toBe(90)
  expect(html.indexOf('Baby inside')).toBeLessThan(html.indexOf('<h1'))
})

test('is the same in the text part', () => {
  const { text } = mailFor({ verification: 'unverified' })
  for (const part of [
    `ASAP: ${SAMPLE_SERVICE}`,
    '! We could not check that a person sent this. Call before you drive.',
    'Call: (201) 555-0199',
    'Notes         Blue car.\n              Second level',
  ]) {
    expect(text).toContain(part)
  }
})

describe('any typed text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({
      unit: fc.constantFrom('<', '>', '"', "'", '&', '\r', '\n', ':', '@', ' ', 'a', ','),
      maxLength: 80,
    }),
  )
  const changes = fc.record({
    name: text,
    phone: text,
    email: fc.option(text),
    address: text,
    unit_number: fc.option(text),
    gate_code: fc.option(text),
    service: text,
    timeframe: text,
    notes: fc.option(text),
    source_url: text,
    suspicionReasons: fc.array(text, { maxLength: 3 }),
    vehicle_info: fc.option(fc.record({ year: text, make: text, model: text })),
  })

  test('changes neither headers nor recipients', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        const headers = await headersOf(change)
        expect(HEADERS).toEqual(expect.arrayContaining([...headers.keys()]))
        expect(headers.get('To')).toBe(ENVELOPE.to.join(', '))
      }),
      { numRuns: 150 },
    )
  })

  test('changes no markup', () => {
    const ours =
      /^<(!doctype html|\/?(html|head|title|style|body|h1|p|div|a|table|tbody|tr|th|td)|meta [^<>]*|(html|body|h1|p|div|table|th|td)( lang="en"| aria-hidden="true"| role="none"| scope="row"| style="[^"<>]*"| class="[a-z ]*")+|a href="((?:tel|sms):\d*|https:\/\/maps\.google\.com\/\?q=[^"<>\s]*)"( style="[^"<>]*"| class="[a-z ]*")*)>$/
    fc.assert(
      fc.property(changes, (change) => {
        const { html } = mailFor(change)
        const tags = html.match(/<[^>]*>/g) ?? []
        expect(tags.filter((tag) => !ours.test(tag))).toEqual([])
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 300 },
    )
  })
})

test('names neither request id, pages read, device nor robot check', () => {
  const { text, html } = mailFor({ suspicion: 60, suspicionReasons: [SUSPICION_REASONS.fast] })
  const { lead } = sampleJob()
  for (const part of [lead.id, 'Pages read', 'Device', 'Robot check', lead.visitor_info?.browser])
    if (part !== undefined) expect(`${text}${html}`).not.toContain(part)
  expect(text).toContain('! This may be a robot')
})

describe('contact with the customer', () => {
  test("shows the phone number in the form's format, however it was stored", () => {
    const { html, text } = mailFor({ phone: '2015550145' })
    expect(html).toContain('href="tel:2015550145"')
    expect(html).toContain('Call (201) 555-0145')
    expect(text).toContain('Call: (201) 555-0145\n')
  })

  test('has a button that opens a text message to the customer', () => {
    const { html } = mailFor({ phone: '(201) 555-0145' })
    expect(html).toMatch(/<a href="sms:2015550145" [^>]*>Text the customer<\/a>/)
  })
})

describe('button of the accept page', () => {
  const url = 'https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA'
  const job = sampleJob({ gate_code: null })
  const withButton = staffMail(job, { ...ENVELOPE, acceptUrl: url }, SAMPLE_MAILS)

  test('precedes all other buttons, in the text too', () => {
    expect(withButton.html.indexOf(url)).toBeGreaterThan(0)
    expect(withButton.html.indexOf(url)).toBeLessThan(withButton.html.indexOf('tel:'))
    expect(withButton.text).toContain(`I'll take it: ${url}\n`)
  })

  test('is the only primary button; without it, the call is', () => {
    const plain = staffMail(job, ENVELOPE, SAMPLE_MAILS)
    const primary = /<a [^>]*border-bottom:4px[^>]*>([^<]*)/g
    const primaryOf = ({ html }: { html: string }) => [...html.matchAll(primary)].map(([, t]) => t)
    expect(primaryOf(withButton)).toEqual(['I&#x27;ll take it'])
    expect(primaryOf(plain)).toEqual(['Call (201) 555-0199'])
    expect(withButton.text.replace(/I'll take it: .*\n\n/, '')).toBe(plain.text)
    expect({ ...withButton, html: '', text: '' }).toEqual({ ...plain, html: '', text: '' })
  })
})

describe('gate code', () => {
  const acceptUrl = 'https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA'

  test('is not in the mail, which says that there is one and where it is shown', () => {
    const { subject, text, html } = staffMail(sampleJob(), { ...ENVELOPE, acceptUrl }, SAMPLE_MAILS)
    expect(subject + text + html).not.toContain('9876')
    expect(text).toMatch(
      /^Gate code {2,}There is one\. Press "I'll take it", then "Show the gate code"\. It is also on the board: https:\/\/keys\.example\/staff$/m,
    )
    expect(html).toContain('There is one. Press &quot;I&#x27;ll take it&quot;')
  })

  test('is on the board for a mail without the button', () => {
    expect(mailFor().text).toMatch(
      /^Gate code {2,}There is one\. It is on the board: https:\/\/keys\.example\/staff$/m,
    )
  })

  test('is not mentioned if there is none', () => {
    expect(mailFor({ gate_code: null }).text).not.toContain('Gate code')
  })

  test('is in the mail if the owner chose that', () => {
    const { text, html } = staffMail(
      sampleJob(),
      { ...ENVELOPE, showsGateCode: true },
      SAMPLE_MAILS,
    )
    expect(text).toContain('Gate code     #9876')
    expect(html).toContain('#9876')
  })
})
