import { keyWide } from './hero/key-wide.ts'
import { townMap } from './map/town-map.ts'
import { cylinderNarrow, cylinderWide } from './scenes/cylinder.ts'
import { emergencyCurb, emergencyLamp } from './scenes/emergency-narrow.ts'
import { emergencySceneWide } from './scenes/emergency-wide.ts'
import { notFoundKey } from './scenes/not-found-key.ts'
import { processKey } from './scenes/process-keys.ts'
import { signature } from './scenes/signature.ts'
import { tagEyelet, tagRing } from './scenes/tag-hole.ts'
import { vanKeys } from './scenes/van-keys.ts'
import { spotSprite } from './spots/sprite.ts'
import { guttenbergHouse } from './towns/guttenberg-house.ts'
import { hobokenHouse } from './towns/hoboken-house.ts'
import { jerseyCityHouse } from './towns/jersey-city-house.ts'
import { northBergenHouse } from './towns/north-bergen-house.ts'
import { secaucusHouse } from './towns/secaucus-house.ts'
import { unionCityHouse } from './towns/union-city-house.ts'
import { weehawkenHouse } from './towns/weehawken-house.ts'
import { westNewYorkHouse } from './towns/west-new-york-house.ts'

/** Draws a whole SVG file; the same one every time. */
export type Drawing = () => string

/**
 * The drawings that ship as files of their own, by file name without its
 * ending: they lie below the first screen, so nobody pays for them before.
 */
export const DRAWINGS = {
  'hero-key-wide': keyWide,
  spots: spotSprite,
  'emergency-wide': emergencySceneWide,
  'emergency-lamp': emergencyLamp,
  'emergency-curb': emergencyCurb,
  'process-key-1': () => processKey(1),
  'process-key-2': () => processKey(2),
  'process-key-3': () => processKey(3),
  'process-key-4': () => processKey(4),
  'town-map': townMap,
  'cylinder-wide': cylinderWide,
  'cylinder-narrow': cylinderNarrow,
  'not-found-key': notFoundKey,
  signature,
  'tag-eyelet': tagEyelet,
  'tag-ring': tagRing,
  'van-keys': vanKeys,
  'guttenberg-house': guttenbergHouse,
  'hoboken-house': hobokenHouse,
  'jersey-city-house': jerseyCityHouse,
  'north-bergen-house': northBergenHouse,
  'secaucus-house': secaucusHouse,
  'union-city-house': unionCityHouse,
  'weehawken-house': weehawkenHouse,
  'west-new-york-house': westNewYorkHouse,
} as const satisfies Record<string, Drawing>
