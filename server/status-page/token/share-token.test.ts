import { expect, test } from 'vitest'
import { readShareToken, shareToken } from './share-token.ts'

const ID = '01a2211c-276c-71ec-8944-00b94dc63d36'
const MARIA = { staffMemberId: 'maria', linksEnded: 0 }
const DAN = { staffMemberId: 'dan', linksEnded: 2 }
const STAFF = [MARIA, DAN]

test('names the submission to the server that made it only', () => {
  const token = shareToken('secret', ID, 'dan', STAFF) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(readShareToken('secret', token, STAFF)).toBe(ID)
  expect(readShareToken('other', token, STAFF)).toBeNull()
})

test('ends with the staff member who sent it, and with their links', () => {
  const token = shareToken('secret', ID, 'maria', STAFF) ?? ''
  expect(readShareToken('secret', token, [DAN])).toBeNull()
  expect(readShareToken('secret', token, [{ ...MARIA, linksEnded: 1 }, DAN])).toBeNull()
  expect(shareToken('secret', ID, 'dan', STAFF)).not.toBe(token)
  expect(shareToken('secret', ID, 'olga', STAFF)).toBeNull()
  const ofMailbox = shareToken('secret', ID, null, STAFF) ?? ''
  expect(readShareToken('secret', ofMailbox, [])).toBe(ID)
})

test('refuses a changed token, and one of another kind', () => {
  const token = shareToken('secret', ID, 'maria', STAFF) ?? ''
  for (const at of [0, 21, 22, 40]) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(readShareToken('secret', changed, STAFF)).toBeNull()
  }
  for (const other of ['', 'x', token.slice(0, 22), `${token}A`])
    expect(readShareToken('secret', other, STAFF)).toBeNull()
  expect(shareToken('secret', 'unknown', 'maria', STAFF)).toBeNull()
})
