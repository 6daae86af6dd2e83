/** One line of text in the page. */
export interface TextLine {
  readonly text: string
  /** In px of the screenshot. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Channels 0 to 255, and opacity 0 to 1. */
  readonly color: readonly [red: number, green: number, blue: number, alpha: number]
  /** Required contrast: 3 for large text, otherwise 4.5 (WCAG 2.2, 1.4.3). */
  readonly least: number
}

/** Pixels of three or four bytes. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export interface LowContrastText {
  readonly line: TextLine
  /** Lowest contrast of its letters, 1 to 21. */
  readonly ratio: number
  /** Position and background color of the lowest contrast. */
  readonly at: readonly [x: number, y: number]
  readonly ground: string
}

/**
 * Share of a line's pixels that may fail, because the edge between two backgrounds has blended
 * colors.
 */
const EDGE_SHARE = 0.02

/**
 * Returns lines whose letters have too little contrast with the pixels behind them.
 * @param marked screenshot with every letter in a unique color
 * @param bare screenshot without letters
 */
export function faintLines(
  lines: readonly TextLine[],
  marked: Picture,
  bare: Picture,
): readonly LowContrastText[] {
  const seen = new Uint8Array(bare.width * bare.height)
  return lines.flatMap((line) => {
    const behind = lettersOf(line, { marked, bare, seen })
    if (behind.length === 0) return []
    const faint = behind.filter(({ ratio }) => ratio < line.least)
    if (faint.length <= behind.length * EDGE_SHARE) return []
    const worst = faint.reduce((one, other) => (other.ratio < one.ratio ? other : one))
    return [{ line, ratio: worst.ratio, at: worst.at, ground: worst.ground }]
  })
}

interface Behind {
  readonly at: readonly [x: number, y: number]
  readonly ratio: number
  readonly ground: string
}

/**
 * Collects the background color of each pixel of the line's letters. A pixel belongs to the first
 * line that claims it.
 */
function lettersOf(
  line: TextLine,
  { marked, bare, seen }: { marked: Picture; bare: Picture; seen: Uint8Array },
): readonly Behind[] {
  const depth = bare.pixels.length / (bare.width * bare.height)
  const found: Behind[] = []
  const [left, top] = [Math.max(0, Math.floor(line.x)), Math.max(0, Math.floor(line.y))]
  const right = Math.min(bare.width, Math.ceil(line.x + line.width))
  const bottom = Math.min(bare.height, Math.ceil(line.y + line.height))
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const index = y * bare.width + x
      const from = index * depth
      if (seen[index] === 1 || !differs(marked.pixels, bare.pixels, from)) continue
      seen[index] = 1
      const ground = [0, 1, 2].map((channel) => bare.pixels[from + channel] ?? 0)
      const [red = 0, green = 0, blue = 0] = ground
      const letter = over(line.color, ground)
      found.push({
        at: [x, y],
        ratio: contrast(letter, [red, green, blue]),
        ground: `#${ground.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
      })
    }
  }
  return found
}

/** Half opacity: a fainter pixel is the antialiased edge of a letter. */
const MIN_LETTER_OPACITY = 96

/** Allocates nothing, because it compares millions of pixels. */
function differs(one: Uint8Array, other: Uint8Array, from: number): boolean {
  for (let at = from; at < from + 3; at++) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > MIN_LETTER_OPACITY) return true
  }
  return false
}

type Rgb = readonly [red: number, green: number, blue: number]

function over([red, green, blue, alpha]: TextLine['color'], ground: readonly number[]): Rgb {
  const mix = (value: number, channel: number): number =>
    value * alpha + (ground[channel] ?? 0) * (1 - alpha)
  return [mix(red, 0), mix(green, 1), mix(blue, 2)]
}

/** Returns the contrast ratio (WCAG 2.2), 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
