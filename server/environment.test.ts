import { describe, expect, test } from 'vitest'
import { type Environment, type RawEnvironment, readEnvironment, VARIABLES } from './environment.ts'

function environment(raw: RawEnvironment): Environment {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  return reading.environment
}

function problems(raw: RawEnvironment): readonly string[] {
  const reading = readEnvironment(raw)
  return reading.ok ? [] : reading.problems
}

describe('readEnvironment', () => {
  test('starts with defaults when the environment is empty', () => {
    expect(environment({})).toMatchObject({
      port: 3000,
      host: null,
      siteUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: null,
      staffEmail: null,
      smtpUrl: null,
      recaptchaVerifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      trustProxy: [],
      allowedOrigins: [],
      rateLimit: true,
      logLevel: 'info',
      metricsToken: null,
    })
  })

  test('derives the site address from the port unless SITE_URL is set', () => {
    expect(environment({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
    expect(environment({ SITE_URL: 'https://keys.example/' }).siteUrl).toBe('https://keys.example')
  })

  test('treats an empty value as a missing one', () => {
    expect(environment({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null })
  })

  test('splits lists at commas', () => {
    const read = environment({
      STAFF_EMAIL: 'a@keys.example, b@keys.example',
      TRUST_PROXY: '127.0.0.1,10.0.0.0/8, fd00::/8',
      ALLOWED_ORIGINS: 'https://a.example,https://b.example:8443',
    })
    expect(read.staffEmail).toEqual(['a@keys.example', 'b@keys.example'])
    expect(read.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
    expect(read.allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['SITE_URL', 'keys.example'],
    ['SITE_URL', 'https://keys.example/shop'],
    ['DATABASE_URL', 'mysql://somewhere/db'],
    ['STAFF_EMAIL', 'desk@keys.example, nobody'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://desk:50%off@mail.example'],
    ['SMTP_URL', 'smtps://desk%@mail.example'],
    ['SMTP_URL', 'smtps://desk:p@ss@mail.example'],
    ['SMTP_URL', 'smtps://desk:p#ss@mail.example'],
    ['DATABASE_URL', 'postgres://site:%zz@db.example/site'],
    ['DATABASE_URL', 'postgres://site:a@db.example/%ff'],
    ['MAIL_FROM', 'Desk <desk>'],
    ['PUBLIC_ANON_KEY', 'two words'],
    ['RECAPTCHA_VERIFY_URL', 'ftp://google.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.local'],
    ['ALLOWED_ORIGINS', '*'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['TWILIO_ACCOUNT_SID', 'SK0123'],
    ['TWILIO_FROM', '555-0142'],
    ['TWILIO_FROM', '+0'],
    ['TWILIO_API_URL', 'api.twilio.com'],
    ['ALERT_WEBHOOK_URL', 'hooks.example/palisade'],
    ['ALERT_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['ALARM_CALLS_PER_DAY', '-1'],
  ])('rejects a wrong %s with a sentence that names it (%s)', (name, value) => {
    const found = problems({ [name]: value })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${name} .+: write .+\\.$`))
  })

  test('accepts a password with % written as %25', () => {
    const SMTP_URL = 'smtps://desk:50%25off@mail.example'
    expect(environment({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
  })

  test('names every wrong variable at once', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'x' })).toHaveLength(2)
  })

  test('repeats no secret in a message', () => {
    const sentences = problems({
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SMTP_URL: 'smtp://root:hunter2%@mail',
      METRICS_TOKEN: 'hunter2',
    })
    expect(sentences).toHaveLength(3)
    expect(sentences.join(' ')).not.toContain('hunter2')
  })

  test('names the wrong part of a list', () => {
    expect(problems({ STAFF_EMAIL: 'desk@keys.example, nobody' })).toEqual([
      "STAFF_EMAIL 'nobody' is not an e-mail address: write one such as dispatch@example.com.",
    ])
  })

  test('describes every variable', () => {
    for (const { meaning, fallbackText } of Object.values(VARIABLES)) {
      expect(meaning).toMatch(/\.$/)
      expect(fallbackText).not.toBe('')
    }
  })
})
