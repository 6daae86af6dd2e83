import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'

/** Where the firm is at home and how far it goes, as sentences say it: see the English ones. */

const WORDS = 'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const inWords = (count: number): string => WORDS[count] ?? String(count)

const others = CITIES.filter(({ name }) => name !== business.address.city).length

export const baseCity = business.address.city
/** The last of the list that is not at home: 'Secaucus' */
export const lastTown = CITIES.findLast(({ name }) => name !== baseCity)?.name ?? baseCity
/** 'ocho' */
export const townCount = inWords(CITIES.length)
/** 'siete ciudades cercanas' */
export const nearbyTowns = `${inWords(others)} ${others === 1 ? 'ciudad cercana' : 'ciudades cercanas'}`
/** 'North Bergen, Union City y Hoboken' */
export const townList = new Intl.ListFormat('es').format(CITIES.map(({ name }) => name))

/** How to get there from the firm's town: said while that is this one, nothing otherwise. */
export const fromNorthBergen = (sentence: string): string =>
  baseCity === 'North Bergen' ? sentence : ''
