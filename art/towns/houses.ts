import neutralHouse from './house.svg'

const HOUSES = import.meta.glob<string>('./*/house.svg', { eager: true, import: 'default' })

/** Address of the drawing of a town's house with its four locks; of a house that could be anywhere until one was drawn. */
export const houseOf = (slug: string): string => HOUSES[`./${slug}/house.svg`] ?? neutralHouse
