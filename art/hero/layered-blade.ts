import { type Cut, type CutShape, cutLine } from '../bitting.ts'
import { lineThrough } from '../svg.ts'
import type { XY } from '../shapes.ts'

/** Paths of a key's blade in three layers, drawn in this order. */
export interface LayeredBlade {
  /** Band along the top, deep enough for the bevel of the deepest cut. */
  readonly lit: string
  /** Blade below its bevel; the visible parts of `lit` are flats and rising ramps. */
  readonly face: string
  /** Bevel along falling ramps. */
  readonly shaded: string
}

/**
 * Draws the same as `blade` for inline markup: `lit` and `face` are nearly the same text, so they
 * compress well.
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
    // Overlaps the bow a little, so that no edge of `lit` is visible beside it.
    face: `${edge(line, from - bevel, bevel)}V${bottom}H${from - bevel}`,
    shaded,
  }
}
