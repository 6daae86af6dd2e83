import { expect, test } from 'vitest'
import { prettyLog } from './pretty-log.ts'
import type { LogWriter } from './log-writer.ts'
import { business, putInForce } from '#domain/business/business.ts'
import { placeholders } from '#domain/business/editing/placeholders.ts'
import { startupMessage } from '#server/start/startup-message.ts'

const TIME = '2026-11-22T19:02:03.000Z'

/** Returns the terminal output for these lines. */
function read(...lines: readonly (object | string)[]): string[] {
  const written: string[] = []
  const inner: LogWriter = {
    write: (line) => void written.push(line),
    lost: () => 0,
    drained: async () => {},
    flush: () => true,
  }
  const stream = prettyLog(inner, 'America/New_York')
  for (const line of lines)
    stream.write(typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)
  return written
}
const answered = (method: string, route: string, status: number) => ({
  level: 30,
  time: TIME,
  msg: 'answered',
  req: { method, path: '/x' },
  route,
  status,
})

test('prints one line for a submission by either endpoint', () => {
  const line = '14:02:03  A request for a locksmith came in.\n'
  expect(read(answered('POST', '/rest/v1/submissions', 201))).toEqual([line])
  expect(read(answered('POST', '/request', 303))).toEqual([line])
})

test('prints nothing for pages, files and refused requests', () => {
  expect(
    read(
      answered('GET', 'site', 200),
      answered('POST', '/rest/v1/submissions', 400),
      answered('GET', '/request', 303),
      { level: 30, time: TIME, msg: 'mail sent' },
    ),
  ).toEqual([])
})

test('prints errors with their cause, and unknown lines unchanged', () => {
  expect(
    read(
      { level: 50, time: TIME, msg: 'mail queue not readable', err: { message: 'disk is full' } },
      { level: 40, time: TIME, msg: 'heartbeat not sent', reason: 'ECONNREFUSED' },
      'plain words\n',
    ),
  ).toEqual([
    '14:02:03  Trouble: mail queue not readable (disk is full)\n',
    '14:02:03  Trouble: heartbeat not sent (ECONNREFUSED)\n',
    'plain words\n',
  ])
})

test('prints the address, the board, the mail destination and what is open', () => {
  putInForce({ ...business, showAddress: true, unconfirmed: ['rating', 'location'] })
  const open = placeholders(business).length
  expect(open).toBeGreaterThan(1)
  const url = 'http://localhost:3000'
  const hosts = { siteUrl: url, staffUrl: url }
  const at = { staffEmail: ['desk@example.com'], dataDir: '/srv/data', ...hosts }
  expect(startupMessage({ ...at, smtpUrl: null }, 'http://localhost:3000')).toBe(
    'The site  http://localhost:3000\nThe board http://localhost:3000/staff\nMail      is written to /srv/data/outbox, and to nobody: no SMTP_URL is set\n' +
      `To do     ${open} facts are as delivered or unconfirmed: npm run doctor\n`,
  )
  expect(
    startupMessage(
      { ...at, smtpUrl: 'smtps://user:secret@mail.example.com' },
      'http://localhost:3000',
    ),
  ).toContain('Mail      goes to desk@example.com by mail.example.com\n')
  const apart = { ...at, smtpUrl: null, staffUrl: 'https://desk.example.com' }
  expect(startupMessage(apart, url)).toContain('The board https://desk.example.com/staff\n')
})
