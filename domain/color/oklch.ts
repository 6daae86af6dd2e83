/**
 * Converts colors to lightness, chroma and hue (Björn Ottosson, OKLab, 2020; CSS Color 4, 9.2 and
 * 10), to derive shades, and measures contrast (WCAG 2.2, relative luminance).
 */

export interface Oklch {
  /** 0 black to 1 white. */
  readonly lightness: number
  /** 0 gray to about 0.4. */
  readonly chroma: number
  /** Radians. */
  readonly hue: number
}

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

type Triple = readonly [number, number, number]

/** Converts an sRGB color, `#` and six hexadecimal digits. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinearChannel(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/**
 * Returns the nearest sRGB color of the same lightness and hue, with less chroma where necessary.
 */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const within = Math.min(1, Math.max(0, lightness))
  for (let left = chroma; left > 0; left -= 0.002) {
    const channels = toLinear({ lightness: within, chroma: left, hue })
    if (channels.every((value) => value > -0.0005 && value < 1.0005)) return toHexText(channels)
  }
  return toHexText(toLinear({ lightness: within, chroma: 0, hue }))
}

/**
 * Returns the contrast ratio, 1 (equal) to 21 (black on white); text needs 4.5, large text and
 * lines 3 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = toLinearChannel(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Returns linear-light sRGB, 0 to 1 per channel (IEC 61966-2-1). */
function toLinearChannel(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function toHexText(channels: Triple): string {
  const digits = channels.map((value) => {
    const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    const byte = Math.round(Math.min(1, Math.max(0, curved)) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`.toUpperCase()
}
