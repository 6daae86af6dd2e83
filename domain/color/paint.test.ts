import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ALTERNATIVE_COLORS } from './alternative-colors.fixture.ts'
import { DEFAULT_COLORS, createPalette } from './palette.ts'
import { paint } from './paint.ts'

const GREEN = createPalette({ ...DEFAULT_COLORS, dark: '#12372A' })

const written = (css: string, palette = GREEN): string => paint(css, palette)

test('applies the owner’s colors to theme, inline drawings and shadows', () => {
  expect(written(':root{--color-ink: #0b1b37;--color-brass:#ddb964}')).toBe(
    ':root{--color-ink: #12372a;--color-brass:#ddb964}',
  )
  expect(written(`a{background:url("data:image/svg+xml,stroke='%230B1B37'")}`)).toContain(
    '%2312372a',
  )
  expect(written('a{box-shadow:0 1px rgb(11 27 55 / 55%)}')).toBe(
    'a{box-shadow:0 1px rgb(18 55 42 / 55%)}',
  )
  // As a minifier writes the same shadow.
  expect(written('a{box-shadow:0 1px #0b1b378c}')).toBe('a{box-shadow:0 1px #12372a8c}')
})

test('keeps other colors, and everything with the delivered palette', () => {
  const css = ':root{--color-white:#ffffff;--own:#123456}a{color:rgb(1 2 3 / 4%)}'
  expect(written(css)).toBe(css)
  const theme = ':root{--color-ink:#0b1b37}'
  expect(written(theme, createPalette(DEFAULT_COLORS))).toBe(theme)
})

test('no stylesheet of the site writes a color in a form that this would miss', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const palette = createPalette(ALTERNATIVE_COLORS)
  const own = new Set(Object.values(palette).map((hex) => hex.toLowerCase()))
  /** White, black, black used as a mask or transparent, and the grays of print. */
  const neutralColors = new Set(['#fff', '#ffffff', '#000', '#0000', '#000000', '#333', '#999'])
  const shadow = /^rgb\((\d+) (\d+) (\d+) \/ [\d.]+%?\)$/
  const strange = globSync('{app,art,server}/**/*.css', { cwd: root }).flatMap((file) => {
    const css = written(readFileSync(path.join(root, file), 'utf8'), palette)
    const colors = css.match(
      /(?:#|%23)[\da-f]{3,8}\b(?=[;,\s)'"])|\b(?:rgba?|hsla?|oklch|lab)\([^)]*\)/gi,
    )
    return (colors ?? []).flatMap((color) => {
      const hex = color
        .replace('%23', '#')
        .replace(shadow, (_, ...channels: readonly string[]) => {
          const digits = channels.slice(0, 3).map((each) => Number(each).toString(16))
          return `#${digits.map((each) => each.padStart(2, '0')).join('')}`
        })
        .toLowerCase()
      return own.has(hex) || neutralColors.has(hex) ? [] : [`${file}: ${color}`]
    })
  })
  expect(strange).toEqual([])
})
