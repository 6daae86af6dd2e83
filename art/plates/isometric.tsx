import { round } from '../bitting.ts'
import type { Point } from '../shapes.ts'

const COS = 0.866
const SIN = 0.5

export type Space = ReturnType<typeof isometric>

/**
 * Projects points seen from above at 30 degrees: `u` runs right and toward the viewer, `v` left and
 * toward the viewer, `z` up, all in the units of the plate. The transforms map a flat shape with y
 * downward to a plane.
 * @param origin position of u, v and z 0
 */
export function isometric(origin: Point) {
  const at = (u: number, v: number, z: number): string =>
    `${round(origin.x + COS * (u - v))} ${round(origin.y + SIN * (u + v) - z)}`
  return {
    /** Path coordinates of a point. */
    at,
    /** Vertical plane along u at the given v; x is u. */
    alongU: (v: number): string => `matrix(${COS} ${SIN} 0 1 ${at(0, v, 0)})`,
    /** Vertical plane along v, its origin at (u, 0, z); x is -v. */
    alongV: (u: number, z = 0): string => `matrix(${COS} -${SIN} 0 1 ${at(u, 0, z)})`,
    /** Horizontal plane at the given z; x is u, y is v. */
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
  /** Fills of the visible faces: along u, along v, and top. */
  readonly front: string
  readonly end: string
  readonly top: string
}

/** Renders a box with its three visible faces. */
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
