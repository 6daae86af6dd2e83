import type { Plugin } from 'vite'
import { COLORS } from '../../domain/colors.ts'
import { DELIVERED_COLORS, type Palette, paletteOf, propertyName } from '../../domain/palette.ts'

/** Of the theme, by its name; within a drawing that stands in a stylesheet, where # is written %23; of a shadow. */
const WRITTEN =
  /--color-([\w-]+):\s*#[0-9a-f]{6}\b|%23([0-9a-f]{6})\b|\brgb\((\d+ \d+ \d+)(?= \/)/gi

/**
 * Puts the owner's colors into the stylesheets, which are written with those
 * that are delivered (R8): the theme in app/app.css, and the few drawings that
 * stand in a rule.
 */
export function colors(palette: Palette = COLORS): Plugin {
  const byProperty = new Map(
    Object.entries(palette).map(([name, hex]) => [propertyName(name), hex.toLowerCase()]),
  )
  const byHex = new Map(
    Object.entries(paletteOf(DELIVERED_COLORS)).map(([name, hex]) => [
      hex.toLowerCase(),
      byProperty.get(propertyName(name)) ?? hex,
    ]),
  )
  return {
    name: 'colors',
    // Right after Tailwind, which has put all stylesheets into one, and before Vite's own turn.
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id)) return null
      return code.replace(WRITTEN, (whole, name?: string, digits?: string, channels?: string) => {
        if (name !== undefined) {
          const value = byProperty.get(name)
          return value === undefined ? whole : `--color-${name}:${value}`
        }
        if (channels !== undefined) {
          const value = byHex.get(hexOf(channels))
          return value === undefined ? whole : `rgb(${channelsOf(value)}`
        }
        const value = byHex.get(`#${digits?.toLowerCase() ?? ''}`)
        return value === undefined ? whole : `%23${value.slice(1)}`
      })
    },
  }
}

/** '#0b1b37' of '11 27 55'. */
const hexOf = (channels: string): string =>
  `#${channels
    .split(' ')
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`

/** And back. */
const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
