import { keyOutline } from '../key-outline.ts'
import { circlePath } from '../svg.ts'
import { shape, thin } from './pen.ts'

/** A plain key, for a service that has no drawing of its own yet. */
export function neutralSpot(): string {
  const key = keyOutline({
    bow: { x: 24, y: 48, r: 17 },
    top: 40,
    bottom: 57,
    shoulder: 82,
    tip: [90, 48.6],
    cuts: [
      { x: 52, depth: 6 },
      { x: 63, depth: 3 },
      { x: 74, depth: 7.4 },
    ],
    shape: { flat: 2.6, slope: 1.4 },
  })
  return [shape('brass', key), shape('card', circlePath(18, 48, 5)), thin('M43 52.6h38')].join('')
}
