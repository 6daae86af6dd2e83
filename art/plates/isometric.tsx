import { round } from '../bitting.ts'
import type { Point } from '../shapes.ts'

const COS = 0.866
const SIN = 0.5

export type Space = ReturnType<typeof isometric>

/**
 * Places things in space, seen from above at 30 degrees: `u` runs right and
 * toward us, `v` left and toward us, `z` up, all in the units of the plate.
 * The transforms turn a flat shape, y running down, into a plane of that space.
 * @param origin where u, v and z are 0
 */
export function isometric(origin: Point) {
  const at = (u: number, v: number, z: number): string =>
    `${round(origin.x + COS * (u - v))} ${round(origin.y + SIN * (u + v) - z)}`
  return {
    /** Path coordinates of a point. */
    at,
    /** Upright plane along u at the given v; x is u. */
    alongU: (v: number): string => `matrix(${COS} ${SIN} 0 1 ${at(0, v, 0)})`,
    /** Upright plane along v, its origin at (u, 0, z); x is -v. */
    alongV: (u: number, z = 0): string => `matrix(${COS} -${SIN} 0 1 ${at(u, 0, z)})`,
    /** Level plane at the given z; x is u, y is v. */
    level: (z: number): string => `matrix(${COS} ${SIN} -${COS} ${SIN} ${at(0, 0, z)})`,
  }
}

type Span = readonly [from: number, to: number]

interface BlockProps {
  readonly space: Space
  /** Each from the lower to the higher value. */
  readonly u: Span
  readonly v: Span
  readonly z: Span
  /** Fills of the faces that show: along u, along v, and level. */
  readonly front: string
  readonly end: string
  readonly top: string
}

/** A box, by the three faces that we see of it. */
export function Block({ space: { at }, u, v, z, front, end, top }: BlockProps) {
  const nearest = at(u[1], v[1], z[1])
  const left = at(u[0], v[1], z[1])
  const right = at(u[1], v[0], z[1])
  const foot = at(u[1], v[1], z[0])
  return (
    <>
      <path d={`M${nearest}L${left}L${at(u[0], v[1], z[0])}L${foot}Z`} fill={front} />
      <path d={`M${nearest}L${right}L${at(u[1], v[0], z[0])}L${foot}Z`} fill={end} />
      <path d={`M${nearest}L${left}L${at(u[0], v[0], z[1])}L${right}Z`} fill={top} />
    </>
  )
}
