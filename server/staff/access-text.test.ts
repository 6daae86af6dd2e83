import { expect, test } from 'vitest'
import type { AccessReport } from './access-text.ts'
import { accessText } from './access-text.ts'

const REPORT: AccessReport = {
  change: 'session-ended',
  of: { id: 'leo', name: 'Leo Diaz' },
  byName: 'Olga',
  detail: 'iPhone, Safari',
}

test.each([
  ['en', 'leo', 'Signed out: your iPhone, Safari', 'Olga did it on the board. If that'],
  ['en', 'olga', 'Signed out: iPhone, Safari of Leo Diaz', 'Olga did it'],
  ['es', 'leo', 'Sesión cerrada: su iPhone, Safari', 'Lo hizo Olga en el tablero. Si no'],
] as const)(
  'tells in %s to %s whose phone was signed out',
  (language, recipientId, title, body) => {
    const text = accessText(REPORT, { language, recipientId, mayOpenTeam: true })
    expect([text.title, text.body.startsWith(body)]).toEqual([title, true])
  },
)

test('names nobody where the one concerned did it', () => {
  const report = { ...REPORT, change: 'signed-in', byName: null } as const
  const { title, body } = accessText(report, {
    language: 'en',
    recipientId: 'leo',
    mayOpenTeam: false,
  })
  expect(title).toBe('New sign-in: iPhone, Safari')
  expect(body).toMatch(/^If that is not right, tell an owner/)
  expect(body).not.toContain('open Team')
})
