import { guttenbergHouse, guttenbergLocks } from './guttenberg-house.ts'
import { hobokenHouse, hobokenLocks } from './hoboken-house.ts'
import { jerseyCityHouse, jerseyCityLocks } from './jersey-city-house.ts'
import { northBergenHouse, northBergenLocks } from './north-bergen-house.ts'
import { secaucusHouse, secaucusLocks } from './secaucus-house.ts'
import type { LockPoints } from './types.ts'
import { unionCityHouse, unionCityLocks } from './union-city-house.ts'
import { weehawkenHouse, weehawkenLocks } from './weehawken-house.ts'
import { westNewYorkHouse, westNewYorkLocks } from './west-new-york-house.ts'

/** The file 'Four locks on one …' of each town, by slug: a whole SVG of 620 x 720. */
export const TOWN_HOUSES: Readonly<Record<string, () => string>> = {
  'north-bergen': northBergenHouse,
  'jersey-city': jerseyCityHouse,
  hoboken: hobokenHouse,
  weehawken: weehawkenHouse,
  'west-new-york': westNewYorkHouse,
  secaucus: secaucusHouse,
  'union-city': unionCityHouse,
  guttenberg: guttenbergHouse,
}

/** Centers of the letter tags in each town's file; what they stand on is in TOWN_LOCKS. */
export const LOCK_POINTS: Readonly<Record<string, LockPoints>> = {
  'north-bergen': northBergenLocks,
  'jersey-city': jerseyCityLocks,
  hoboken: hobokenLocks,
  weehawken: weehawkenLocks,
  'west-new-york': westNewYorkLocks,
  secaucus: secaucusLocks,
  'union-city': unionCityLocks,
  guttenberg: guttenbergLocks,
}
