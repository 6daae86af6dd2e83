import { siteColors } from './colors.ts'
import { DEFAULT_COLORS, type Palette, createPalette } from './palette.ts'

/** Matches a plain color, one of an inline drawing, where # is written %23, and one of a shadow. */
const COLOR_PATTERN = /(#|%23)([0-9a-f]{6})([0-9a-f]{2})?\b|\brgb\((\d+ \d+ \d+) \//gi

/**
 * Replaces the delivered colors in a stylesheet or a drawing by the owner's; each has its own six
 * digits, in the sources and after minification.
 */
export function paint(source: string, palette: Palette = siteColors()): string {
  const delivered = Object.entries(createPalette(DEFAULT_COLORS)) as [keyof Palette, string][]
  const byHex = new Map(
    delivered.map(([name, hex]) => [hex.toLowerCase(), palette[name].toLowerCase()]),
  )
  const replace = (
    whole: string,
    sign: string | undefined,
    digits: string,
    opacity = '',
    channels = '',
  ): string => {
    const hex = sign === undefined ? hexOf(channels) : `#${digits.toLowerCase()}`
    const value = byHex.get(hex)
    if (value === undefined) return whole
    return sign === undefined ? `rgb(${channelsOf(value)} /` : sign + value.slice(1) + opacity
  }
  return source.replace(COLOR_PATTERN, replace)
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
