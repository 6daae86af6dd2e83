import { crc32, deflateSync } from 'node:zlib'

/** PNG (ISO/IEC 15948): 5.2 signature, 11.2 critical chunks. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLORS = 256
/** Bit depth 8, color type 3 (palette), and the only methods there are. */
const HEADER_TAIL = [8, 3, 0, 0, 0]

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha; eight bits each; rows from the top. */
  readonly rgba: Uint8Array
}

/**
 * A PNG of at most 256 colors, about a third of the size of one with all. The
 * drawings are flat, so the colors that are left out are only steps along soft
 * edges; they take the nearest that stays. Alpha is not kept.
 */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const { palette, indexOf } = reduce(rgba)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    // Each row starts with its filter, 0: none, the right one for indexed color (12.7).
    const row = y * (width + 1) + 1
    for (let x = 0; x < width; x++) rows[row + x] = indexOf(colorAt(rgba, (y * width + x) * 4))
  }
  const header = Buffer.alloc(8)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(HEADER_TAIL)])),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** 24 bits, red highest. */
type Color = number

const colorAt = (rgba: Uint8Array, at: number): Color =>
  ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)

const channels = (color: Color): [number, number, number] => [
  color >> 16,
  (color >> 8) & 0xff,
  color & 0xff,
]

/** The most frequent colors, and which of them stands for each color of the picture. */
function reduce(rgba: Uint8Array): {
  palette: readonly Color[]
  indexOf: (color: Color) => number
} {
  const counts = new Map<Color, number>()
  for (let at = 0; at < rgba.length; at += 4) {
    const color = colorAt(rgba, at)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const palette = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_COLORS)
    .map(([color]) => color)
  const indexes = new Map<Color, number>()
  for (const color of counts.keys()) indexes.set(color, nearest(palette, color))
  return { palette, indexOf: (color) => indexes.get(color) ?? 0 }
}

function nearest(palette: readonly Color[], color: Color): number {
  const [red, green, blue] = channels(color)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, candidate] of palette.entries()) {
    const [r, g, b] = channels(candidate)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

/** Length, type, data and check sum (5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}
