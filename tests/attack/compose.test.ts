import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCaptchaMint } from '#tests/torture/captcha-mint.ts'
import { composeCase } from './compose.ts'
import { FAMILIES } from './families/all.ts'

const materials = { seed: 7, mint: createCaptchaMint('secret') }

const digest = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

test('a case is the same each time, whatever was made before it', () => {
  // Proofs name the second in which they expire: these cases carry none.
  const numbers = [1, 5, 77, 4242, 99_999].filter((number) => {
    return !composeCase(materials, number).bytes.includes('recaptcha_token')
  })
  expect(numbers.length).toBeGreaterThan(1)
  const first = numbers.map((number) => digest(composeCase(materials, number).bytes))
  for (let number = 0; number < 500; number++) composeCase(materials, number)
  expect(numbers.map((number) => digest(composeCase(materials, number).bytes))).toEqual(first)
})

test('another seed makes other cases', () => {
  const other = { ...materials, seed: 8 }
  const same = Array.from({ length: 200 }, (_, number) => number).filter(
    (number) => composeCase(materials, number).kind === composeCase(other, number).kind,
  )
  expect(same.length).toBeLessThan(100)
})

test('every family has its share, with what is in order, changed and damaged', () => {
  const cases = Array.from({ length: 8000 }, (_, number) => composeCase(materials, number))
  expect(new Set(cases.map(({ family }) => family))).toEqual(
    new Set(FAMILIES.map(({ name }) => name)),
  )
  for (const word of ['changed', 'damaged']) {
    expect(cases.filter(({ kind }) => kind.endsWith(word)).length).toBeGreaterThan(100)
  }
  expect(cases.filter(({ right }) => right !== null).length).toBeGreaterThan(6000)
})
