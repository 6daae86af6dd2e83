import { expect, test } from 'vitest'
import { maskSecrets } from './private-paths.ts'

const TOKEN = 'q7Hh2vXbT0mS9cYwLr4KfA'

test.each([
  [`/a/${TOKEN}`, '/a/…'],
  [`/A/${TOKEN}`, '/A/…'],
  [`/r/${TOKEN}/state`, '/r/…/state'],
  [`/staff/sign-in/${TOKEN}?next=1`, '/staff/sign-in/…?next=1'],
  [`/staff/invite/${TOKEN}`, '/staff/invite/…'],
  [`see https://keys.example/a/${TOKEN}, then call`, 'see https://keys.example/a/… then call'],
  [`//r/${TOKEN}`, '//r/…'],
])('masks the secret of %s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked)
})

test.each(['/staff/l/0190', '/areas/hoboken', '/assets/a-1.js', '/', '/a/', '/r'])(
  'leaves %s without a secret unchanged',
  (text) => {
    expect(maskSecrets(text)).toBe(text)
  },
)
