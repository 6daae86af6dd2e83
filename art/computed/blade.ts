import { type Cut, type CutShape, cutLine, pathData } from './key-profile.ts'
import type { XY } from './shapes.ts'

/** Paths of the key's blade in the hero: outline, and lit and shaded bevel along its top. */
interface Blade {
  readonly outline: string
  /** Bevel along flats and rising ramps. */
  readonly lit: string
  /** Bevel along falling ramps. */
  readonly shaded: string
}

/**
 * @param bounds top line, bottom, and the two ends, in the drawing's units
 * @param bevel height of the bevel's band
 */
export function blade(
  cuts: readonly Cut[],
  shape: CutShape,
  bounds: { from: number; to: number; top: number; bottom: number },
  bevel: number,
): Blade {
  const line = cutLine(cuts, shape, bounds)
  const band = (from: XY, to: XY): string =>
    `${pathData([from, to, [to[0], to[1] + bevel], [from[0], from[1] + bevel]])}z`
  const bands = { lit: '', shaded: '' }
  for (const [index, point] of line.entries()) {
    const before = line[index - 1]
    if (!before || before[0] === point[0]) continue
    bands[point[1] > before[1] ? 'shaded' : 'lit'] += band(before, point)
  }
  return { outline: `${pathData(line)}V${bounds.bottom}H${bounds.from}z`, ...bands }
}
