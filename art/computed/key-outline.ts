import { type Cut, type CutShape, cutLine } from './key-profile.ts'
import { lineThrough, tenth } from './svg.ts'
import type { XY } from './shapes.ts'

/** A horizontal key: round bow on the left, blade to the right, cuts on top. */
export interface Key {
  readonly bow: { readonly x: number; readonly y: number; readonly r: number }
  /** Top line and lower edge of the blade. */
  readonly top: number
  readonly bottom: number
  /** End of the top line and start of the point. */
  readonly shoulder: number
  readonly tip: XY
  /** End of the point at the lower edge; the shoulder by default. */
  readonly heel?: number
  readonly cuts: readonly Cut[]
  readonly shape: CutShape
}

/** Returns how far right of the bow's center the blade leaves the circle at this height. */
export function bladeStart({ bow }: Pick<Key, 'bow'>, y: number): number {
  return bow.x + Math.sqrt(bow.r ** 2 - (bow.y - y) ** 2)
}

/** Returns the cut edge from the bow to the point, left to right. */
function topEdge(key: Key): readonly XY[] {
  const { cuts, shape, shoulder, top } = key
  return cutLine(cuts, shape, { from: bladeStart(key, top), to: shoulder, top })
}

/** Returns the whole outline, clockwise, so that a circlePath added to it is a hole. */
export function keyOutline(key: Key): string {
  const { bow, bottom, heel, shoulder, tip } = key
  const edge = topEdge(key)
  const r = tenth(bow.r)
  const start = edge[0] ?? [bow.x, bow.y]
  return `${lineThrough([...edge, tip, [heel ?? shoulder, bottom], [bladeStart(key, bottom), bottom]])}A${r} ${r} 0 1 1 ${tenth(start[0])} ${tenth(start[1])}z`
}
