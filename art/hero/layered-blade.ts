import { type Cut, type CutShape, cutLine } from '../bitting.ts'
import { lineThrough } from '../svg.ts'
import type { XY } from '../shapes.ts'

/** A key's blade in three layers, each over the one before. */
export interface LayeredBlade {
  /** All along the top, deep enough for the bevel of the deepest cut. */
  readonly lit: string
  /** The blade below its bevel: what it leaves of `lit` are flats and rising ramps. */
  readonly face: string
  /** The bevel along falling ramps. */
  readonly shaded: string
}

/**
 * The same drawing as `blade`, for markup that stands in the page: `lit` and
 * `face` repeat each other almost to the letter, which costs next to nothing
 * once compressed.
 * @param bounds top line, bottom, and the two ends, in the drawing's units
 * @param bevel height of the bevel's band
 */
export function layeredBlade(
  cuts: readonly Cut[],
  shape: CutShape,
  bounds: { from: number; to: number; top: number; bottom: number },
  bevel: number,
): LayeredBlade {
  const line = cutLine(cuts, shape, bounds)
  const { from, bottom } = bounds
  const edge = ([start, ...rest]: readonly XY[], left: number, down: number) =>
    lineThrough([[left, (start?.[1] ?? 0) + down], ...rest.map(([x, y]) => [x, y + down] as const)])
  const deepest = Math.max(...line.map(([, y]) => y))
  let shaded = ''
  for (const [index, [x, y]] of line.entries()) {
    const [bx, by] = line[index - 1] ?? [x, y]
    if (y <= by) continue
    const ramp = lineThrough([
      [bx, by],
      [x, y],
    ])
    shaded += `${ramp}v${bevel}${lineThrough([
      [x, y],
      [bx, by],
    ]).replace(/^M[^a-z]+/, '')}`
  }
  return {
    lit: `${edge(line, from, 0)}V${Math.ceil(deepest + bevel)}H${from}`,
    // A little into the bow, so that no edge of `lit` shines through beside it.
    face: `${edge(line, from - bevel, bevel)}V${bottom}H${from - bevel}`,
    shaded,
  }
}
