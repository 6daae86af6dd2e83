import { expect, test } from 'vitest'
import { withoutCodes, withoutNumbers } from './quoted-words.ts'

test.each([
  ['gate code 4711#, blue door', 'gate code …, blue door'],
  ['El código es 0042', 'El código es …'],
  ['sorry it is 201 555 0115', 'sorry it is 201 555 0115'],
])('hides codes from the assignee: %j', (text, quoted) => {
  expect(withoutCodes(text)).toBe(quoted)
})

test.each([
  ['sorry it is 201 555 0115', 'sorry it is …'],
  [
    'Hi locked out of my van at 40th and Bergenline',
    'Hi locked out of my van at 40th and Bergenline',
  ],
  ['1204 Summit Ave, my 2 year old is inside', '… Summit Ave, my 2 year old is inside'],
])('hides numbers from who is asked to take it: %j', (text, quoted) => {
  expect(withoutNumbers(text)).toBe(quoted)
})
