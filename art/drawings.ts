import type { DrawnFiles } from './drawn-file.ts'
import { keyWide } from './hero/key-wide.ts'
import { townMap } from './map/town-map.ts'
import {
  cylinderNarrow,
  cylinderNarrowTurning,
  cylinderWaitingNarrow,
  cylinderWaitingWide,
  cylinderWide,
  cylinderWideTurning,
} from './scenes/cylinder.ts'
import { driveLight, driveStreet, driveVan } from './scenes/drive.ts'
import { emergencyCurb } from './scenes/emergency-curb.ts'
import { emergencyStreet } from './scenes/emergency-street.ts'
import { keyMachine, vanAndCar } from './scenes/key-machine.ts'
import { residentialStreet, residentialStreetLights } from './scenes/residential-street.ts'
import { processKey } from './scenes/process-keys.ts'
import { waitInLight } from './scenes/wait-in-light.ts'
import { spotSprite } from './spots/sprite.ts'

/** Draws a whole SVG file, deterministically; may include hand-drawn shapes. */
export type Drawing = (drawn: DrawnFiles) => string

/**
 * Computed drawings that ship as separate files, by file name without extension. They are below a
 * phone's first screen, so they load later; except for the cylinder, of which each screen uses one
 * of four. Hand-drawn files are .svg files beside this one; other drawings of a phone's first
 * screen are inline (drawn.tsx).
 */
export const DRAWINGS = {
  'hero-key-wide': keyWide,
  spots: spotSprite,
  'emergency-street': emergencyStreet,
  'emergency-curb': emergencyCurb,
  'drive-street': driveStreet,
  'drive-light': driveLight,
  'drive-van': driveVan,
  'van-and-car': vanAndCar,
  'key-machine': keyMachine,
  'residential-street': residentialStreet,
  'residential-street-lights': residentialStreetLights,
  'process-key-1': () => processKey(1),
  'process-key-2': () => processKey(2),
  'process-key-3': () => processKey(3),
  'process-key-4': () => processKey(4),
  'town-map': townMap,
  'wait-in-light': waitInLight,
  'cylinder-waiting-wide': cylinderWaitingWide,
  'cylinder-waiting-narrow': cylinderWaitingNarrow,
  'cylinder-wide': cylinderWide,
  'cylinder-narrow': cylinderNarrow,
  'cylinder-wide-turning': cylinderWideTurning,
  'cylinder-narrow-turning': cylinderNarrowTurning,
} satisfies Record<string, Drawing>
