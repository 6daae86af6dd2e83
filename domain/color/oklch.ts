/**
 * Converts colors to lightness, chroma and hue (Björn Ottosson, OKLab, 2020), to derive shades, and
 * measures contrast (WCAG 2.2, relative luminance).
 */

import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn'

export interface Oklch {
  /** 0 black to 1 white. */
  readonly lightness: number
  /** 0 gray to about 0.4. */
  readonly chroma: number
  /** Degrees; 0 for a gray. */
  readonly hue: number
}

useMode(modeRgb)
// Luminance is of linear light.
useMode(modeLrgb)
const convert = useMode(modeOklch)

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Converts an sRGB color, `#` and six hexadecimal digits. */
export function toOklch(hex: string): Oklch {
  const { l, c, h = 0 } = convert(hex) ?? { l: 0, c: 0 }
  return { lightness: l, chroma: c, hue: h }
}

/**
 * Returns the nearest sRGB color of the same lightness and hue, with less chroma where necessary.
 */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness))
  const color = clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch')
  return formatHex(color).toUpperCase()
}

/**
 * Returns the contrast ratio, 1 (equal) to 21 (black on white); text needs 4.5, large text and
 * lines 3 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const contrastRatio = (one: string, other: string): number => wcagContrast(one, other)
