import { guttenbergHero } from './guttenberg.tsx'
import { hobokenHero } from './hoboken.tsx'
import { jerseyCityHero } from './jersey-city.tsx'
import { northBergenHero } from './north-bergen.tsx'
import { secaucusHero } from './secaucus.tsx'
import type { TownHero } from './types.ts'
import { unionCityHero } from './union-city.tsx'
import { weehawkenHero } from './weehawken.tsx'
import { westNewYorkHero } from './west-new-york.tsx'

/** The drawing in the hero of each city page, by the town's slug. */
export const TOWN_HEROES: Readonly<Record<string, TownHero>> = {
  'north-bergen': northBergenHero,
  'jersey-city': jerseyCityHero,
  hoboken: hobokenHero,
  weehawken: weehawkenHero,
  'west-new-york': westNewYorkHero,
  secaucus: secaucusHero,
  'union-city': unionCityHero,
  guttenberg: guttenbergHero,
}
