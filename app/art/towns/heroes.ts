import { guttenbergHero } from './guttenberg/hero.tsx'
import { hobokenHero } from './hoboken/hero.tsx'
import { jerseyCityHero } from './jersey-city/hero.tsx'
import { northBergenHero } from './north-bergen/hero.tsx'
import { secaucusHero } from './secaucus/hero.tsx'
import type { TownHero } from './types.ts'
import { unionCityHero } from './union-city/hero.tsx'
import { weehawkenHero } from './weehawken/hero.tsx'
import { westNewYorkHero } from './west-new-york/hero.tsx'

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
