import { expect, test } from 'vitest'
import { atSpanishTime, endSentence, spanishTime } from './spanish-time.ts'

test.each([
  ['3:12 a.m.', 'las 3:12 a.m.', 'a las 3:12 a.m.'],
  ['1:05 p.m.', 'la 1:05 p.m.', 'a la 1:05 p.m.'],
  ['12:30 p.m.', 'las 12:30 p.m.', 'a las 12:30 p.m.'],
  ['lun 1:05 p.m.', 'el lun a la 1:05 p.m.', 'el lun a la 1:05 p.m.'],
])('adds the article to %s', (time, since, at) => {
  expect([spanishTime(time), atSpanishTime(time)]).toEqual([since, at])
})

test.each([
  ['Made 3:12 PM', 'Made 3:12 PM.'],
  ['Se hizo: 3:12 p.m.', 'Se hizo: 3:12 p.m.'],
])('ends %s with one period', (text, sentence) => {
  expect(endSentence(text)).toBe(sentence)
})
