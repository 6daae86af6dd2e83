import type { Plugin } from 'vite'
import { COLORS } from '../../domain/colors.ts'
import { DEFAULT_COLORS, type Palette, createPalette } from '../../domain/palette.ts'

/** A color as it is, within a drawing that stands in a stylesheet, where # is written %23, or of a shadow. */
const WRITTEN = /(#|%23)([0-9a-f]{6})\b|\brgb\((\d+ \d+ \d+)(?= \/)/gi

/**
 * Puts the owner's colors into the stylesheets, which are written with those
 * that are delivered: each has its own six digits.
 */
export function colors(palette: Palette = COLORS): Plugin {
  const delivered = Object.entries(createPalette(DEFAULT_COLORS)) as [keyof Palette, string][]
  const byHex = new Map(
    delivered.map(([name, hex]) => [hex.toLowerCase(), palette[name].toLowerCase()]),
  )
  return {
    name: 'colors',
    // Right after Tailwind, which has put all stylesheets into one, and before Vite's own turn.
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id)) return null
      return code.replace(WRITTEN, (whole, sign = '', digits = '', channels?: string) => {
        const value = byHex.get(
          channels === undefined ? `#${digits.toLowerCase()}` : hexOf(channels),
        )
        if (value === undefined) return whole
        return channels === undefined ? sign + value.slice(1) : `rgb(${channelsOf(value)}`
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
