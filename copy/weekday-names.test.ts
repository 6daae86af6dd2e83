import { expect, test } from 'vitest'
import { weekdayNames } from './weekday-names.ts'

test('names every day, or those of a text, in the order of the week', () => {
  expect(weekdayNames('en')).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(weekdayNames('es', 'sat,mon')).toEqual(['lunes', 'sábado'])
})
