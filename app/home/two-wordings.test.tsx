import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { home } from '#app/content/home.ts'
import { compareWordings, TwoWordings } from './two-wordings.tsx'

test('what both wordings begin and end with is told apart from what differs, by whole words', () => {
  expect(compareWordings('We read all of them.', 'We read all of them, some twice.')).toEqual({
    start: 'We read all of them',
    narrow: '',
    wide: ', some twice',
    end: '.',
  })
  expect(compareWordings('From here.', 'Everything from here.')).toEqual({
    start: '',
    narrow: 'From',
    wide: 'Everything from',
    end: ' here.',
  })
})

test('a wording that repeats itself is not counted twice', () => {
  expect(compareWordings('on and on', 'on and on and on')).toEqual({
    start: 'on and on',
    narrow: '',
    wide: ' and on',
    end: '',
  })
})

describe.each([
  ['hero', { narrow: home.hero.leadNarrow, wide: home.hero.leadWide }],
  ['services', home.services.lead],
  ['reviews', home.reviews.lead],
  ['map', home.map.lead],
])('the lead of the section %s', (_, { narrow, wide }) => {
  const html = renderToStaticMarkup(<TwoWordings narrow={narrow} wide={wide} />)
  const without = (nth: 0 | 1) =>
    html.replace(
      /<span>(.*?)<\/span><span>(.*?)<\/span>/,
      (_match, first: string, second: string) => (nth === 0 ? second : first),
    )

  test('reads as it was written once one of its spans is hidden', () => {
    expect(without(1)).toBe(narrow)
    expect(without(0)).toBe(wide)
  })
})
