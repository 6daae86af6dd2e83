import { COLORS } from './colors.ts'
import { DEFAULT_COLORS, type Palette, createPalette } from './palette.ts'

/** Matches a plain color, one of an inline drawing, where # is written %23, and one of a shadow. */
const COLOR_PATTERN = /(#|%23)([0-9a-f]{6})(?=[0-9a-f]{2}\b|\b)|\brgb\((\d+ \d+ \d+)(?= \/)/gi

/**
 * Replaces the delivered colors in a stylesheet by the owner's; each has its own six digits, in the
 * sources and after minification.
 */
export function paintStyles(css: string, palette: Palette = COLORS): string {
  const delivered = Object.entries(createPalette(DEFAULT_COLORS)) as [keyof Palette, string][]
  const byHex = new Map(
    delivered.map(([name, hex]) => [hex.toLowerCase(), palette[name].toLowerCase()]),
  )
  return css.replace(COLOR_PATTERN, (whole, sign = '', digits = '', channels?: string) => {
    const value = byHex.get(channels === undefined ? `#${digits.toLowerCase()}` : hexOf(channels))
    if (value === undefined) return whole
    return channels === undefined ? sign + value.slice(1) : `rgb(${channelsOf(value)}`
  })
}

/** Converts '11 27 55' to '#0b1b37'. */
const hexOf = (channels: string): string =>
  `#${channels
    .split(' ')
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`

/** Converts it back. */
const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')
