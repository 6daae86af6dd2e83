import { expect, test } from 'vitest'
import { aboutEntry } from './entry.ts'
import { businessSchema } from './schema.ts'

/** What a translation keeps: quoted words, paths, commands, file types, numbers and names of variables; "in" and ZIP
 * have Spanish words. */
const KEPT =
  /"(?!in")[\w-]+"|\b[a-z]+\/|\/[a-z][\w./-]*|https?:?|npm run [\w -]+|\b(?!ZIP)[A-Z][A-Z\d_]+\b|\b\d[\d:.]*\d\b|\bGoogle\b/g

/** A Spanish text that is shorter than this share of the English one lacks a fact. */
const SHORTEST = 0.9

test('explains each entry in Spanish as fully as in English', () => {
  const found = Object.entries(businessSchema.shape).flatMap(([name, schema]) => {
    const { en, es } = aboutEntry(schema)
    const [[, english], [, spanish]] = [en, es]
    const lost = (english.match(KEPT) ?? []).filter((token) => !spanish.includes(token))
    return lost.length > 0 || spanish.length < english.length * SHORTEST
      ? [`${name}: ${lost.join(' ')} ${(spanish.length / english.length).toFixed(2)}`]
      : []
  })
  expect(found).toEqual([])
})
