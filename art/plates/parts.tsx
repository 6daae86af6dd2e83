/**
 * Small shapes shared by the plates, in the units of the plate, with presentation attributes only.
 */

import { perFacts } from '#domain/business/per-facts.ts'
import { round } from '../bitting.ts'
import { tokens } from '../tokens.ts'
import type { Point } from '../shapes.ts'

/** Style of missing or future parts: a dashed outline and no fill. */
export const ghostStroke = perFacts(
  () =>
    ({
      fill: 'none',
      stroke: tokens().steel2,
      strokeWidth: 1.5,
      strokeDasharray: '6 4',
    }) as const,
)

/** Style of an axis of exploded parts: dash, dot, dash. Needs a `d`. */
export const axisStroke = perFacts(
  () =>
    ({
      fill: 'none',
      stroke: tokens().brassLo,
      strokeWidth: 1.5,
      strokeDasharray: '16 4 3 4',
    }) as const,
)

interface HatchProps {
  /** Unique on the page: starts with the plate's own name. */
  readonly id: string
  readonly ground?: string
  readonly line?: string
  readonly gap?: number
}

/** Defines a 45 degree hatch for cut material. Fill the shape with `url(#id)`. */
export function Hatch({ id, ground = tokens().ink3, line = tokens().ink4, gap = 9 }: HatchProps) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <path d={`M0 0h${gap}v${gap}h-${gap}z`} fill={ground} />
      <path d={`M0 1h${gap}`} stroke={line} strokeWidth={1.8} />
    </pattern>
  )
}

interface UprightProps {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly width: number
}

export function Spring({
  x,
  top,
  bottom,
  width,
  strokes = 7,
  color = tokens().steel3,
  weight = 2.5,
}: UprightProps & {
  readonly strokes?: number
  readonly color?: string
  readonly weight?: number
}) {
  const step = round((bottom - top) / strokes)
  const zigzag = Array.from(
    { length: strokes },
    (_, i) => `l${i % 2 === 0 ? width : -width} ${step}`,
  )
  return (
    <path
      d={`M${x - width / 2} ${top}${zigzag.join('')}`}
      fill="none"
      stroke={color}
      strokeWidth={weight}
    />
  )
}

export function KeyPin({
  x,
  top,
  bottom,
  width,
  fill = tokens().brass,
  light = tokens().brassHi,
}: UprightProps & { readonly fill?: string; readonly light?: string }) {
  const foot = round(width * 0.3)
  const slant = round(width * 0.34)
  const left = x - width / 2
  const body = bottom - top - foot
  return (
    <>
      <path
        d={`M${left} ${top}h${width}v${body}l${-slant} ${foot}h${round(2 * slant - width)}l${-slant} ${-foot}z`}
        fill={fill}
      />
      <path
        d={`M${left} ${top}h${round(width * 0.22)}v${body}h${-round(width * 0.22)}z`}
        fill={light}
      />
    </>
  )
}

/** Renders a driver pin: a plain cylinder with beveled upper corners. */
export function DriverPin({
  x,
  top,
  bottom,
  width,
  fill = tokens().steel3,
  light = tokens().mist,
}: UprightProps & { readonly fill?: string; readonly light?: string }) {
  const left = x - width / 2
  const corner = round(width * 0.16)
  return (
    <>
      <path
        d={`M${left} ${bottom}V${top + corner}l${corner} ${-corner}h${round(width - 2 * corner)}l${corner} ${corner}V${bottom}z`}
        fill={fill}
      />
      <path
        d={`M${left} ${bottom}V${top + corner}h${round(width * 0.22)}V${bottom}z`}
        fill={light}
      />
    </>
  )
}

interface ScrewProps {
  readonly at: Point
  readonly length: number
  /** Degrees clockwise; 0 points to the right. */
  readonly angle?: number
  /** Diameter of the shank. */
  readonly size?: number
}

/** Renders a wood screw from the side: countersunk head, threaded shank, point. */
export function Screw({ at, length, angle = 0, size = 8 }: ScrewProps) {
  const half = size / 2
  const tip = round(length - size * 1.2)
  const turns = Math.max(0, Math.floor((tip - size * 2) / (size * 0.75)))
  const thread = `l${half} ${-size}m${round(size * 0.25)} ${size}`.repeat(turns)
  return (
    <g transform={`translate(${at.x} ${at.y})${angle === 0 ? '' : `rotate(${angle})`}`}>
      <path
        d={`M0 ${-size}L${size} ${-half}H${tip}L${length} 0L${tip} ${half}H${size}L0 ${size}z`}
        fill={tokens().steel3}
      />
      <path
        d={`M${size * 2} ${half}${thread}`}
        stroke={tokens().steel}
        strokeWidth={1.5}
        fill="none"
      />
    </g>
  )
}

interface ScrewHeadProps {
  readonly at: Point
  readonly r?: number
  readonly fill?: string
  readonly slot?: string
}

/** Renders a slotted screw head from the front, its slot slanted. */
export function ScrewHead({
  at,
  r = 7,
  fill = tokens().steel3,
  slot = tokens().ink,
}: ScrewHeadProps) {
  const half = round(r * 0.7)
  return (
    <>
      <circle cx={at.x} cy={at.y} r={r} fill={fill} />
      <path
        d={`M${at.x - half} ${at.y + half}l${2 * half} ${-2 * half}`}
        stroke={slot}
        strokeWidth={round(r / 3.5)}
      />
    </>
  )
}

interface KeyholeProps {
  readonly at: Point
  /** Height of the whole hole. */
  readonly size: number
  readonly fill?: string
}

export function Keyhole({ at, size, fill = tokens().ink }: KeyholeProps) {
  const r = round(size * 0.28)
  const neck = round(r * 0.8)
  const flare = round(r * 0.4)
  return (
    <path
      d={`M${round(at.x - neck / 2)} ${round(at.y + r * 0.8)}a${r} ${r} 0 1 1 ${neck} 0l${flare} ${round(size - r * 1.8)}h${-round(neck + 2 * flare)}z`}
      fill={fill}
    />
  )
}
