import { perFacts } from '#domain/business/per-facts.ts'
import { layeredBlade } from './layered-blade.ts'
import { svgFile } from '../svg.ts'
import { tokens } from '../tokens.ts'
import { skyline } from './towers.ts'
import type { Box } from '../shapes.ts'

/**
 * Top line of the blade; the lock's face is at x 862. Units are pixels of the hero on a wide
 * screen.
 */
const TOP = 748
const BOTTOM = 902
const FACE = 862
const STEP = 12.5
const DEPTHS = [4, 2, 5, 3, 4, 1.5]
const FIRST_CUT = 240
const PITCH = 102
const SHAPE = { flat: 14, slope: 1.7 }
const BLADE_START = 121

const CUTS = DEPTHS.map((depth, index) => ({ x: FIRST_CUT + index * PITCH, depth: depth * STEP }))
const BLADE = layeredBlade(
  CUTS,
  SHAPE,
  { from: BLADE_START, to: FACE, top: TOP, bottom: BOTTOM },
  5,
)

/** Area of the drawing in pixels, from 120 left of the hero's text. */
export const KEY_WIDE: Box = { x: -120, y: 612, width: 1006, height: 348 }

const brass = perFacts(() => tokens().brass),
  brassHi = perFacts(() => tokens().brassHi),
  brassLo = perFacts(() => tokens().brassLo),
  brassMid = perFacts(() => tokens().brassMid),
  ink = perFacts(() => tokens().ink),
  ink2 = perFacts(() => tokens().ink2),
  steel = perFacts(() => tokens().steel),
  steel2 = perFacts(() => tokens().steel2),
  steel3 = perFacts(() => tokens().steel3)

/**
 * Draws the key along the river with the skyline on its peaks, and the face of the lock. A separate
 * file, because only wide screens show it.
 */
export function keyWide(): string {
  const { outlines, windows } = skyline([
    ['waterTank', 172],
    ['chrysler', 293],
    ['lowRise', 391],
    ['empireState', 495],
    ['twinSlabs', 598],
    ['oneWorldTrade', 695],
    ['blocks', 801],
  ])
  return svgFile(
    KEY_WIDE,
    [
      `<g fill="${brass()}"><g transform="translate(0 ${TOP})"><path d="${outlines}"/><path d="${windows}" stroke="${ink2()}" stroke-width="3" stroke-dasharray="5"/></g>`,
      '<circle cx="18" cy="826" r="130"/>',
      `<path d="${BLADE.lit}" fill="${brassHi()}"/><path d="${BLADE.face}"/></g>`,
      `<path d="${BLADE.shaded}M140 880H862v7H140" fill="${brassMid()}"/>`,
      `<circle cy="826" r="47.5" fill="${ink()}" stroke="${brassMid()}" stroke-width="7"/>`,
      `<path d="M140 880H862v2.5H140" fill="${brassLo()}"/>`,
      `<path d="M862 720h24v212h-24" fill="${steel2()}"/>`,
      `<path d="M862 720h6v212h-6" fill="${steel3()}"/>`,
      `<path d="M862 920h24v12h-24" fill="${steel()}"/>`,
    ].join(''),
  )
}
