import type { DrawnFiles } from './drawn-file.ts'
import { keyWide } from './hero/key-wide.ts'
import { townMap } from './map/town-map.ts'
import {
  cylinderNarrow,
  cylinderNarrowTurning,
  cylinderWide,
  cylinderWideTurning,
} from './scenes/cylinder.ts'
import { emergencyCurb } from './scenes/emergency-curb.ts'
import { emergencyStreet } from './scenes/emergency-street.ts'
import { processKey } from './scenes/process-keys.ts'
import { spotSprite } from './spots/sprite.ts'

/** Draws a whole SVG file, the same one every time; what is drawn by hand may be a part of it. */
export type Drawing = (drawn: DrawnFiles) => string

/**
 * The drawings that are computed and ship as files of their own, by file name
 * without its ending: they lie below a phone's first screen, so nobody pays for
 * them before; but for the cylinder, of which each screen takes one of four.
 * What is drawn once by hand is an .svg file beside this one; any other that a
 * phone's first screen shows stands in its page (drawn.tsx).
 */
export const DRAWINGS = {
  'hero-key-wide': keyWide,
  spots: spotSprite,
  'emergency-street': emergencyStreet,
  'emergency-curb': emergencyCurb,
  'process-key-1': () => processKey(1),
  'process-key-2': () => processKey(2),
  'process-key-3': () => processKey(3),
  'process-key-4': () => processKey(4),
  'town-map': townMap,
  'cylinder-wide': cylinderWide,
  'cylinder-narrow': cylinderNarrow,
  'cylinder-wide-turning': cylinderWideTurning,
  'cylinder-narrow-turning': cylinderNarrowTurning,
} satisfies Record<string, Drawing>
