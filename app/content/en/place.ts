import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { stateName } from '#domain/states.ts'

/** Where the firm is at home and how far it goes, as sentences say it: from domain/, so that another firm's are right. */

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number): string => WORDS[count] ?? String(count)

const others = CITIES.filter(({ name }) => name !== business.address.city).length

export const baseCity = business.address.city
/** The last of the list that is not at home: 'Secaucus' */
export const lastTown = CITIES.findLast(({ name }) => name !== baseCity)?.name ?? baseCity
/** 'eight' */
export const townCount = inWords(CITIES.length)
/** 'seven nearby towns' */
export const nearbyTowns = `${inWords(others)} nearby ${others === 1 ? 'town' : 'towns'}`
/** 'North Bergen, Union City and Hoboken' */
export const townList = new Intl.ListFormat('en-GB').format(CITIES.map(({ name }) => name))

/** 'Hudson County' */
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

/** 'four': of the towns, those that the avenue runs through; null where that is no help. */
export const bergenlineTowns = onBergenline > 1 ? inWords(onBergenline) : null

/** The town that the pages were first written for. */
export const isNorthBergen = baseCity === 'North Bergen'

/** How to get there from the firm's town: said while that is this one, nothing otherwise. */
export const fromNorthBergen = (sentence: string): string => (isNorthBergen ? sentence : '')
