import { keyOutline } from '../key-outline.ts'
import { lettering } from '../letters.ts'
import { circlePath, rectPath, tenth } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import { flat, line, shape, thin } from './pen.ts'

/** A glass door with an aluminum stile, a lever plate in its edge. */
export function lockReplacement(): string {
  return [
    shape('card', rectPath(22.4, 8.6, 53.2, 81.8)),
    shape('mist', rectPath(31, 8.6, 36.4, 81.8)),
    flat('card', 'M35.4 59.6L55 24.8l3.8 2-19.6 34.8zM43.6 66.6l18.6-33 3.8 2-18.6 33z'),
    shape('brass', rectPath(63.4, 30.8, 13, 41.4)),
    shape('card', circlePath(69.9, 41, 3.9)),
    shape('steel3', 'M40.6 57.4h30.6v1.2c0 3.4-2.4 5.4-5.6 5.4h-25z'),
  ].join('')
}

/** An interchangeable core, the control key's slot in its lower face, and its new pins. */
export function lockRekey(): string {
  const pins = [
    [22.6, 11],
    [37, 14],
    [51.4, 9.4],
    [65.8, 12.8],
  ] as const
  return [
    shape(
      'brass',
      'M49 2.6a16.6 16.6 0 0 1 15 23.8c-3 6.2-3.6 7.8 0 12.4a19 19 0 1 1-30 0c3.6-4.6 3-6.2 0-12.4A16.6 16.6 0 0 1 49 2.6z',
    ),
    shape('mist', circlePath(49, 20, 9.4) + circlePath(49, 52.4, 10.2)),
    line('M49 14v12'),
    flat('ink', 'M47.8 45.6h2.4v5l-2.6 1.8 2.6 2v5.2h-2.4v-3.8l-3.2-3.4 3.2-3z'),
    line('M20.4 83.6h57.4'),
    shape(
      'amber',
      pins
        .map(([x, length]) => `M${x} 79.6h9v${tenth(length - 3.4)}l-2.8 3.4h-3.4l-2.8-3.4z`)
        .join(''),
    ),
  ].join('')
}

/** An exit door with its bar and the sign over it. */
export function emergencyExitDevice(): string {
  return [
    shape('card', 'M16.4 91.8V8.4h65.8v83.4'),
    shape('verdigrisText', rectPath(28.6, 11.6, 41.4, 12.8)),
    lettering('EXIT', {
      x: 49.3,
      y: 13.6,
      height: 8.8,
      tracking: 0.18,
      bold: 0.05,
      color: TOKENS.card,
    }),
    shape('mist', rectPath(24.6, 27.2, 49.2, 64.6)),
    shape('amber', rectPath(53.6, 33.4, 12, 15.6)),
    shape('brass', rectPath(32, 55.6, 34.4, 10)),
    shape('steel3', rectPath(24.6, 52.4, 7.2, 16.6) + rectPath(66.6, 52.4, 7.2, 16.6)),
    line('M7.6 91.8h83'),
  ].join('')
}

/** One key over three keys that differ. */
export function masterKey(): string {
  const key = keyOutline({
    bow: { x: 27.4, y: 25, r: 13.2 },
    top: 18.4,
    bottom: 31,
    shoulder: 79.4,
    tip: [86, 24.6],
    cuts: [
      { x: 49.4, depth: 3.2 },
      { x: 57, depth: 1.8 },
      { x: 65, depth: 4.6 },
      { x: 73, depth: 1.8 },
    ],
    shape: { flat: 1.6, slope: 1.3 },
  })
  const bites = ['v2.6l-3 2.6 3 2.6', 'v4l-3.4 3 3.4 3', 'v1.6l-2.6 1.8 1.4 1.8-1.4 1.8 2.6 1.8']
  const rest = [6.4, 4, 5.4]
  const lower = [18.4, 48.8, 79.4].map(
    (x, index) =>
      `M${tenth(x + 4)} 75${bites[index]}v${rest[index]}l-4 4-4-4V75a6.6 6.6 0 1 1 8 0z`,
  )
  return [
    shape('brass', key),
    shape('card', circlePath(22.2, 25, 4.2)),
    thin('M42.4 27.4h36.4'),
    line('M48.8 41v22M18.4 64V53.4h61V64'),
    shape('mist', lower.join('')),
    shape(
      'card',
      circlePath(18.4, 68.4, 2.2) + circlePath(48.8, 68.4, 2.2) + circlePath(79.4, 68.4, 2.2),
    ),
  ].join('')
}

/** A keypad that reads a card. */
export function accessControl(): string {
  const columns = [20.4, 32.2, 44]
  const keys = [38, 49.8, 61.6, 73.4].flatMap((y) => columns.map((x) => [x, y] as const))
  const key = ([x, y]: readonly [number, number]): string => rectPath(x, y, 9.2, 9.2)
  const lit = 4
  return [
    flat('ink', rectPath(13, 9.4, 47.6, 79.8)),
    flat('verdigris', rectPath(20.4, 17.4, 32.8, 13.4)),
    flat(
      'mist',
      keys
        .filter((_, index) => index !== lit)
        .map(key)
        .join(''),
    ),
    flat('amber', key([columns[1] ?? 0, 49.8])),
    line('M65.6 19.8a16 16 0 0 1 15.4 16.6M65.6 26.8a9 9 0 0 1 8.2 9.6'),
    '<g transform="translate(59.2 39.4)rotate(13.5)">',
    shape('card', rectPath(0, 0, 36, 26.4)),
    flat('brass', rectPath(1.2, 5.6, 33.6, 5)),
    thin('M6 19.4h11.6'),
    '</g>',
  ].join('')
}
