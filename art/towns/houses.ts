import neutralHouse from './house.svg'

const HOUSES = import.meta.glob<string | undefined>('./*/house.svg', {
  eager: true,
  import: 'default',
})

/**
 * Returns the address of a town's house with four locks, or of a neutral house if none is drawn.
 */
export const houseOf = (slug: string): string => HOUSES[`./${slug}/house.svg`] ?? neutralHouse
