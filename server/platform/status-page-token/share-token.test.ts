import { expect, test } from 'vitest'
import { readShareToken, shareToken } from './share-token.ts'

const ID = '01a2211c-276c-71ec-8944-00b94dc63d36'

test('names the submission to the server that made it only', () => {
  const token = shareToken('secret', ID) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(readShareToken('secret', token)).toBe(ID)
  expect(readShareToken('other', token)).toBeNull()
})

test('refuses a changed token, and one of another kind', () => {
  const token = shareToken('secret', ID) ?? ''
  for (const at of [0, 21, 22, 40]) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(readShareToken('secret', changed)).toBeNull()
  }
  for (const other of ['', 'x', token.slice(0, 22), `${token}A`])
    expect(readShareToken('secret', other)).toBeNull()
  expect(shareToken('secret', 'canary')).toBeNull()
})
