import { expect, test } from 'vitest'
import { DELIVERED_COLORS, paletteOf } from '../../domain/palette.ts'
import { colors } from './colors-plugin.ts'

const GREEN = paletteOf({ ...DELIVERED_COLORS, dark: '#12372A' })

/** A stylesheet as it comes out of the plugin. */
function written(css: string, palette = GREEN): unknown {
  const { transform } = colors(palette)
  if (typeof transform !== 'function') throw new Error('the plugin has no transform')
  return Reflect.apply(transform, undefined, [css, '/site/app/app.css'])
}

test('R8: theme, drawings within rules and shadows take the owner’s colors', () => {
  expect(written(':root{--color-ink: #0b1b37;--color-brass:#ddb964}')).toBe(
    ':root{--color-ink: #12372a;--color-brass:#ddb964}',
  )
  expect(written(`a{background:url("data:image/svg+xml,stroke='%230B1B37'")}`)).toContain(
    '%2312372a',
  )
  expect(written('a{box-shadow:0 1px rgb(11 27 55 / 55%)}')).toBe(
    'a{box-shadow:0 1px rgb(18 55 42 / 55%)}',
  )
})

test('R8: what is none of the site’s colors stays, and with those delivered everything does', () => {
  const css = ':root{--color-white:#ffffff;--own:#123456}a{color:rgb(1 2 3 / 4%)}'
  expect(written(css)).toBe(css)
  const theme = ':root{--color-ink:#0b1b37}'
  expect(written(theme, paletteOf(DELIVERED_COLORS))).toBe(theme)
})
