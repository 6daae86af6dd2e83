import { circlePath, fill, rect, rectPath, stroke } from '../svg.ts'

/**
 * Someone on the phone with a dog on a leash. The feet stand at 0 0; 98 units
 * tall, 52 wide to the left and 21 to the right.
 */
export function personWithDog(): string {
  return [
    stroke('ink', 1.6, 'M-15-41q1 12-9 18'),
    fill(
      'ink',
      'M-46-24l-5.6-9.4 2.4-1.4 6 9.8h15l2.2-8.6 3.8 5 5.2.8 3.6 3v3.4l-5.8 1-2.2 5.4V0h-4v-10.6h-12.4V0h-4v-11z',
    ),
    stroke('brass', 2, 'M-27.4-22.6l5.4 2.6'),
    fill('ink', circlePath(0, -88, 9.4)),
    fill('ink', rectPath(8.6, -93, 3.2, 13.6) + rectPath(-4, -80, 8, 4)),
    fill('rust', 'M-10-87.4v-1.6a10 10 0 0 1 20 0v1.6z'),
    stroke('ink', 7.4, 'M7-71l7.6 10.4-5-18M-8.4-71l-6 25.4v4', 'stroke-linejoin="round"'),
    fill(
      'ink',
      'M-9.6-77.6H8.8q2.6 0 3.2 2.6L16.8-32.6H-16.8l4-42q.4-3 3.2-3zM-13.6-33h11.8L-2.2-4V0H-13zM2-33h12.4L15.8-4H20V0H2.6z',
    ),
    rect('ink3', -1, -76, 1.6, 43),
    rect('brassHi', -18, -41.6, 4.4, 2),
  ].join('')
}

/**
 * A parked car, its key on the seat behind a lit window. The front wheel's
 * side is left; 237 wide, 88 high, the wheels stand at y 0.
 */
export function carWithKey(): string {
  return [
    fill(
      'steel3',
      'M0-20v-22.6q0-7.4 9-9.2l36-7.6 27-22q8-6.6 16-6.6h62q8 0 14 5.4l24 24.6 41 8.4q8 2 8 9.4V-20z',
    ),
    rect('steel', 0, -27.6, 237, 10.4),
    fill('amber', 'M61.6-57L85-79q2.6-2.4 6-2.4h21V-57z'),
    fill('amberLo', 'M77-57v-3.4h27V-76h6.4V-57z'),
    stroke('ink', 2.2, `${circlePath(84, -64.8, 3.4)}M87.4-64.8h13M93.4-64.8v3.2M98.4-64.8v3.2`),
    fill(
      'night',
      `M122.4-57v-24.4h26q4 0 7 2.6l18.4 21.8z${circlePath(49, -19, 19)}${circlePath(185.4, -19, 19)}`,
    ),
    fill(
      'ink',
      rectPath(114.6, -82, 3.8, 54.4) +
        rectPath(128, -50, 16.6, 4.4) +
        rectPath(3.4, -43.4, 13, 3.4) +
        rectPath(220.6, -43.4, 13, 3.4),
    ),
    fill('steel2', circlePath(49, -19, 8) + circlePath(185.4, -19, 8)),
  ].join('')
}
