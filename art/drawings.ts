import { smallDrawings } from './computed/small-drawings.ts'
import { driveStreet, emergencyStreet } from './computed/street.ts'
import { townMap, townMapAtNight } from './computed/map/town-map.ts'
import { svgOrNull } from './drawing.ts'

/** Drawings that ship as files of their own and follow from facts beside the colors. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  'town-map': townMap,
  'town-map-at-night': townMapAtNight,
  'small-drawings': smallDrawings,
  'emergency-street': emergencyStreet,
  'drive-street': driveStreet,
}

/**
 * Draws what the server sends for a name; `null` if there is no such drawing.
 * @param name of a computed drawing, or the path of an .svg file from this folder
 */
export const draw = (name: string): string | null => COMPUTED[name]?.() ?? svgOrNull(name)
