import { lettering } from '../letters.ts'
import { circlePath, rectPath } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import { flat, line, shape, thin } from './pen.ts'

/** A car with its key seen through the lit window. */
export function carLockout(): string {
  return [
    line('M3 79.2h91'),
    shape(
      'mist',
      'M6 69V54.6q0-4.4 4.4-5.8L26 43.6 37.6 27.2q2-2.8 5.6-2.8h20.4q4 0 6.2 3.2L80.4 43.4 90 47q4.6 1.8 4.6 6.4V69z',
    ),
    shape(
      'amber',
      'M33 44.8l8.4-13.2q1.2-1.9 3.6-1.9h6v15.1zM57 29.7h6.8q2 0 3.2 1.9l8.4 13.2H57z',
    ),
    line('M54 44.8V69M6 58.4h7M94.6 55.6h-8'),
    flat('ink', rectPath(58.4, 50.4, 8, 3)),
    thin(`${circlePath(41, 40.2, 2)}M43 40.2h6.6M46.2 40.2v2.6M49 40.2v2.2`),
    flat('ink', circlePath(25.4, 70.6, 9.8) + circlePath(75, 70.6, 9.8)),
    flat('steel3', circlePath(25.4, 70.6, 4.2) + circlePath(75, 70.6, 4.2)),
  ].join('')
}

/** A front door with a lit transom and light under it. */
export function houseLockout(): string {
  return [
    shape('card', 'M20.8 91V13.2h56.8V91'),
    shape('amber', rectPath(28.4, 20.2, 41.8, 10.8)),
    flat('amber', rectPath(28.4, 84, 41.8, 7.2)),
    shape('mist', rectPath(28.4, 35.6, 41.8, 48.6)),
    shape(
      'card',
      [
        rectPath(34.4, 42, 13, 14),
        rectPath(51.4, 42, 13, 14),
        rectPath(34.4, 63.4, 13, 14.4),
        rectPath(51.4, 63.4, 13, 14.4),
      ].join(''),
    ),
    shape('brass', circlePath(66.4, 59.7, 3.4)),
    line('M10.6 91.2h77'),
  ].join('')
}

/** A shop with a striped awning, its shutter down and padlocked. */
export function businessLockout(): string {
  return [
    shape('card', 'M10 91V37.4h78V91'),
    shape('card', 'M8 21.2h82l4 16.2H4.2z'),
    flat(
      'ink',
      'M19.7 21.2h11.7l-1.5 16.2H17zM43.1 21.2h11.8l.6 16.2H42.7zM66.6 21.2h11.7l2.9 16.2H68.3z',
    ),
    shape('mist', rectPath(20.8, 45.6, 57, 45.4)),
    thin('M20.8 53.2h57M20.8 60.4h57M20.8 67.6h57M20.8 74.8h57M20.8 82h57'),
    line('M44 81v-3.4a5.4 5.4 0 0 1 10.8 0V81'),
    shape('brass', rectPath(41, 80.8, 16.8, 12.4)),
    flat('ink', rectPath(48.2, 84.4, 2.4, 5.2)),
  ].join('')
}

/** The door of storage unit 214 with a disc lock. */
export function storageUnitLockout(): string {
  return [
    shape('steel3', 'M8.4 91V14.8H90V91'),
    lettering('UNIT 214', {
      x: 49.2,
      y: 17.4,
      height: 7.2,
      tracking: 0.24,
      bold: 0.05,
      color: TOKENS.ink,
    }),
    shape('brass', rectPath(20.4, 27.8, 57.6, 63.2)),
    thin('M20.4 35.8H78M20.4 43.8H78M20.4 51.8H78M20.4 59.8H78M20.4 67.8H78M20.4 76H78'),
    shape('mist', rectPath(30.4, 69.4, 37.6, 9)),
    shape('card', circlePath(49.2, 78.2, 10.4)),
    shape('steel3', circlePath(49.2, 78.2, 5)),
  ].join('')
}
