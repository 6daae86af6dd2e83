import { type Key, keyOutline } from '../key-outline.ts'
import { circlePath, lineThrough, rectPath, type XY } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import { flat, line, shape, thin } from './pen.ts'

const SMALL_CUTS = { flat: 2.2, slope: 1.3 }

/** The lost key, dashed, over the transponder key that replaces it. */
export function carKeyReplacement(): string {
  const ghost = 'M33 19h12.4l2.6 2.4 2.8-2.4 3.4 4.6h3l3-4.6 2.8 2 2.8-2h10.4l6.4 5.8-6.4 5.8H33'
  return [
    `<path stroke="${TOKENS.steel}" stroke-width="2" stroke-dasharray="4.2 2.8" d="${circlePath(21.8, 24.6, 12)}${ghost}"/>`,
    flat('ink', 'M3 54.8q0-5 5-5h24.4c7.6 0 12.8 6 12.8 14.4s-5.2 14.4-12.8 14.4H8q-5 0-5-5z'),
    flat('card', circlePath(16.4, 64.2, 4)),
    flat('amber', rectPath(29, 58.8, 7, 10.8)),
    shape('brass', 'M44.8 57.2h37.4l8.2 7-8.2 7H44.8z'),
    thin('M48 64.6h7.2l3-3.2h6.6l3.4 4.4h6.2l2.8-3h6'),
  ].join('')
}

/** A fob that is being heard. */
export function keyFobProgramming(): string {
  return [
    '<g transform="rotate(-24 41.6 55.6)">',
    line(circlePath(41.6, 16.4, 6.4)),
    flat(
      'ink',
      'M18.8 31.4q0-9.4 9.4-9.4h26.8q9.4 0 9.4 9.4v43.4q0 14.4-14.4 14.4H33.2q-14.4 0-14.4-14.4z',
    ),
    flat('brass', rectPath(27.2, 28.8, 28.8, 11)),
    flat('mist', rectPath(27.2, 42.8, 28.8, 11)),
    flat('amber', rectPath(27.2, 56.8, 28.8, 11.6)),
    line('M37.6 34.3h8M38.4 48.3h6.4M41.6 45.1v6.4'),
    '</g>',
    line(
      'M68.4 31.2a22 22 0 0 1 5 11.4M74.4 22.2a34 34 0 0 1 10.4 20.4M80.4 12.6a46 46 0 0 1 14.8 30',
    ),
  ].join('')
}

const COPIED: Key = {
  bow: { x: 20.6, y: 32.8, r: 14.2 },
  top: 25.6,
  bottom: 40,
  shoulder: 82,
  tip: [89, 32.8],
  cuts: [
    { x: 45, depth: 5.6 },
    { x: 55, depth: 2.2 },
    { x: 65.4, depth: 6.8 },
    { x: 74, depth: 3.6 },
  ],
  shape: SMALL_CUTS,
}

/** Two keys, the same cut for cut. */
export function carKeyDuplicate(): string {
  const one = (token: 'mist' | 'brass'): string =>
    shape(token, keyOutline(COPIED)) +
    shape('card', circlePath(15, 32.8, 4.4)) +
    thin('M37 35.8h43')
  return `${one('mist')}<g transform="translate(4 32.6)">${one('brass')}</g><path stroke-width="1.6" stroke-dasharray="1.8 2.4" d="M49 46.4v8M59.6 46.4v8M71 46.4v8"/>`
}

const TEETH = 22
const CUTTER = { x: 60.6, y: 33.4, tip: 26.8, root: 21.4 }

function cutterTeeth(): string {
  const at = (turn: number, radius: number): XY => {
    const angle = (turn / TEETH) * 2 * Math.PI + Math.PI / 2
    return [CUTTER.x + radius * Math.cos(angle), CUTTER.y + radius * Math.sin(angle)]
  }
  const points = Array.from({ length: TEETH }, (_, tooth): readonly XY[] => [
    at(tooth, CUTTER.tip),
    at(tooth + 0.36, CUTTER.root),
  ])
  return lineThrough(points.flat(), true)
}

/** A cutter wheel in the last cut of a key, throwing sparks. */
export function carKeyCutting(): string {
  const key = keyOutline({
    bow: { x: 16.8, y: 72.2, r: 13.4 },
    top: 64.4,
    bottom: 80.4,
    shoulder: 82.6,
    tip: [91.2, 72.4],
    cuts: [
      { x: 42.4, depth: 7.6 },
      { x: 60.6, depth: 4.2 },
      { x: 74.4, depth: 8.4 },
    ],
    shape: { flat: 2.6, slope: 1.4 },
  })
  return [
    shape('brass', key),
    shape('card', circlePath(11.6, 72.2, 4.4)),
    thin('M32.4 76.2h49.4'),
    shape('steel3', cutterTeeth()),
    shape('mist', circlePath(CUTTER.x, CUTTER.y, 8.6)),
    flat('ink', circlePath(CUTTER.x, CUTTER.y, 2.4)),
    `<path stroke="${TOKENS.amberLo}" stroke-width="2.6" d="M26.6 54.6l10.8 4.2M33 46.6l7.6 8M40 41.4l3.8 9.8"/>`,
  ].join('')
}

/** The face of an ignition, its pointer between positions. */
export function ignitionLockCylinder(): string {
  return [
    shape('mist', circlePath(51, 51.4, 36.6)),
    line('M51 7.6v10.8M24.6 21.2l7 7.6M82.4 47.2l10.6-1.2'),
    shape('brass', circlePath(51, 51.4, 24.4)),
    flat('ink', rectPath(48.3, 35, 5.4, 33)),
    shape('amber', 'M72.6 31L82.4 9.6l9 10.6z'),
  ].join('')
}
