import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { stateName } from '#domain/states.ts'

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

/** 'Hudson County', as it is called here in Spanish too */
export const county = business.address.county
/** 'NJ' */
export const region = business.address.region
/** 'New Jersey' */
export const state = stateName(region)
/** 'Hudson County, NJ' */
export const area = `${county}, ${region}`

/** What the law of New Jersey says, where it holds; elsewhere words that are true of any state. */
export const inNewJersey = <Said>(said: Said, otherwise: Said): Said =>
  region === 'NJ' ? said : otherwise

/** What is true around here, in the county that the pages were first written for. */
export const inHudsonCounty = <Said>(said: Said, otherwise: Said): Said =>
  area === 'Hudson County, NJ' ? said : otherwise

const ON_BERGENLINE = ['North Bergen', 'Guttenberg', 'West New York', 'Union City']
const onBergenline = CITIES.filter(({ name }) => ON_BERGENLINE.includes(name)).length

/** 'cuatro', see the English one. */
export const bergenlineTowns = onBergenline > 1 ? inWords(onBergenline) : null

/** How to get there from the firm's town: said while that is this one, nothing otherwise. */
export const fromNorthBergen = (sentence: string): string =>
  baseCity === 'North Bergen' ? sentence : ''
