import { circlePath, hatch, rectPath, tenth } from '../svg.ts'
import { flat, line, shape, thin } from './pen.ts'

/** A knob set taken apart along its spindle: what is bought is brass. */
export function lockReplacement(): string {
  return [
    '<path stroke-width="1.6" stroke-dasharray="7 2.4 1.6 2.4" d="M5 49.2h90"/>',
    shape(
      'brass',
      `${rectPath(31, 43.4, 7.6, 11.6)}M12.4 36.2a9.7 9.7 0 0 1 19.4 0v26a9.7 9.7 0 0 1-19.4 0z`,
    ),
    shape('brass', rectPath(38.6, 31, 5.8, 36.6)),
    shape('steel3', rectPath(60, 43.4, 11, 11.8)),
    shape(
      'mist',
      `${rectPath(53.4, 24.6, 6.8, 49.2)}M70.8 34.8h8.4c7.6 0 10.6 7 10.6 14.4s-3 14.4-10.6 14.4h-8.4z`,
    ),
    flat('ink', rectPath(55.5, 30.8, 2.6, 3.6) + rectPath(55.5, 64, 2.6, 3.6)),
  ].join('')
}

/** Where the four chambers of the section begin, and how long the key pin of each is. */
const CHAMBERS = [
  [18.8, 11.2],
  [36.2, 16.2],
  [53.4, 9.4],
  [70.6, 14.2],
] as const

/** A cylinder in section; the new pins are the only new part. */
export function lockRekey(): string {
  const chambers = CHAMBERS.map(([x]) => rectPath(x, 15.8, 11.8, 52)).join('')
  const drivers = CHAMBERS.map(([x]) => rectPath(x + 1.2, 35.2, 9.4, 16)).join('')
  const keyPins = CHAMBERS.map(
    ([x, length]) => `M${tenth(x + 1.2)} 51.2h9.4v${tenth(length - 3.6)}l-2.9 3.6h-3.6l-2.9-3.6z`,
  ).join('')
  const springs = CHAMBERS.map(
    ([x]) => `M${tenth(x + 2.2)} 19.4l7.4 3.1-7.4 3.1 7.4 3.1-7.4 3.1 4 1.6`,
  ).join('')
  const section =
    hatch({ x: 8.2, y: 14.6, width: 81.6, height: 36.6 }, 8, '/') +
    hatch({ x: 8.2, y: 71.6, width: 81.6, height: 12.4 }, 8, '/')
  return [
    flat('steel3', rectPath(8.2, 14.6, 81.6, 69.4)),
    flat('brass', rectPath(8.2, 51.2, 81.6, 20.4)),
    `<path stroke-width="1.2" d="${section}"/>`,
    flat('card', chambers),
    thin(springs),
    shape('steel3', drivers),
    shape('amber', keyPins),
    line(`${rectPath(8.2, 14.6, 81.6, 69.4)}M8.2 71.6h81.6M4.4 51.2h89.2`),
  ].join('')
}

/** A lock's face, one screw turned, and the screwdriver. */
export function lockRepair(): string {
  return [
    shape('mist', rectPath(12.2, 18.4, 41, 61.6)),
    flat('ink', circlePath(19, 25.2, 2.2) + circlePath(19, 73.2, 2.2)),
    shape('brass', circlePath(32.6, 41, 11.2)),
    flat('ink', rectPath(31.2, 36, 2.9, 10)),
    shape('steel3', circlePath(32.6, 65.6, 7.2)),
    line('M27.6 69.6l10-8'),
    '<g transform="translate(45.6 15.8)rotate(53)">',
    shape('steel3', rectPath(27, -2, 36, 4)),
    shape('amber', 'M-1-6.8h23.4l6.6 4v5.6l-6.6 4H-1z'),
    thin('M4-2.4h17M4 2.4h17'),
    flat('ink', 'M60-3l11-2v10l-11-2z'),
    '</g>',
  ].join('')
}

/** A gate of spears with a lock box, its bolt thrown. */
export function gateLocks(): string {
  const stakes = [8.6, 22.8, 37, 67.8, 82]
    .map((x) => `M${x} 93V18l3.7-13.4L${tenth(x + 7.4)} 18v75z`)
    .join('')
  return [
    flat('ink', stakes),
    line('M5.6 30.6h87M5.6 79.6h87'),
    shape('steel3', rectPath(35.2, 55.2, 12, 6)),
    shape('brass', rectPath(46.8, 40.8, 27.4, 28.6)),
    shape('card', circlePath(60.4, 51.6, 5)),
    flat('ink', rectPath(59.2, 51.6, 2.4, 8.6)),
  ].join('')
}
