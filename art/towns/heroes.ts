import { canShowDrawing } from '#domain/places/town-drawings.ts'
import { neutralHero } from './neutral-hero.tsx'
import type { TownHero } from './types.ts'

const HEROES = import.meta.glob<Readonly<Record<string, TownHero>>>('./*/hero.tsx', {
  eager: true,
})

/** Returns the drawing of a town's hero, from the folder named like its slug. */
export const drawnHeroOf = (slug: string): TownHero | undefined =>
  canShowDrawing(slug) ? Object.values(HEROES[`./${slug}/hero.tsx`] ?? {})[0] : undefined

/** Returns the hero of a town, or neutral streets if none is drawn. */
export const heroOf = (slug: string): TownHero => drawnHeroOf(slug) ?? neutralHero
