import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../domain/business.ts'
import { businessProblems } from '../../domain/business-check.ts'

/** What docs/owner.md shows in frames is what files hold and programs say; whose site it is does not matter. */

const read = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const guide = read('docs/owner.md')

/** The lines of the frame that begins so. */
function frame(start: string): readonly string[] {
  const found = guide.split(/^```\w*\n/m).find((part) => part.startsWith(start))
  if (found === undefined) throw new Error(`docs/owner.md has no frame that begins with ${start}`)
  return found.trimEnd().split('\n')
}

const trimmed = (file: string): readonly string[] =>
  read(file)
    .split('\n')
    .map((line) => line.trim())

test('the entries that it shows first stand in domain/business.ts, in its order', () => {
  const lines = trimmed('domain/business.ts')
  const places = frame("name: 'Palisade").map((line) =>
    lines.findIndex((other) => other.startsWith(line.slice(0, line.indexOf(':') + 1))),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('what another firm wrote there is what that firm has', () => {
  const lines = trimmed('tests/other-business/business.ts')
  for (const line of frame("name: 'Keywrights'")) expect(lines).toContain(line)
})

test('the sentence about a phone number is what is said', () => {
  const phones = { ...business.phones, default: '(908) 555-0117' }
  expect(businessProblems({ ...business, phones })).toEqual(frame('phones.default: '))
})

test('the entry of a photograph is taken as it stands', () => {
  const [entry = ''] = frame('photos: {').filter((line) => line.includes('file:'))
  const [, file, en, es] = /file: '(.+)', alt: \{ en: '(.+)', es: '(.+)' \}/.exec(entry) ?? []
  const van = { file: file ?? '', alt: { en: en ?? '', es: es ?? '' } }
  expect(businessProblems({ ...business, photos: { ...business.photos, van } })).toEqual([])
})

test('what the doctor says there, it said on a first day', () => {
  const lines = trimmed('docs/transcripts/first-day.md')
  for (const line of frame('ok    Server')) expect(lines).toContain(line)
})
