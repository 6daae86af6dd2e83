import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { stateName } from '#domain/us-states.ts'

/** Where the firm is at home and how far it goes, where no language matters: from domain/, so that another firm's is right. */

export const baseCity = business.address.city
/** How many towns it goes to besides. */
export const otherTowns = CITIES.filter(({ name }) => name !== baseCity).length
/** The last of the list that is not at home: 'Secaucus' */
export const lastTown = CITIES.findLast(({ name }) => name !== baseCity)?.name ?? baseCity
/** 'Hudson County', which Spanish calls so too */
export const county = business.address.county
/** 'NJ' */
export const region = business.address.region
/** 'New Jersey' */
export const state = stateName(region)
/** 'Hudson County, NJ' */
export const area = `${county}, ${region}`

/** Search results show so many letters of a description. */
const MAX_NAMED_TOWNS = 158
/** A description that names the towns, while they are few enough to stand there whole; otherwise one that counts them. */
export const namedOrCounted = (named: string, counted: string): string =>
  named.length <= MAX_NAMED_TOWNS ? named : counted

/** What the law of New Jersey says, where it holds; elsewhere words that are true of any state. */
export const inNewJersey = <Said>(said: Said, otherwise: Said): Said =>
  region === 'NJ' ? said : otherwise

/** What is true around here, in the county that the pages were first written for. */
export const inHudsonCounty = <Said>(said: Said, otherwise: Said): Said =>
  area === 'Hudson County, NJ' ? said : otherwise

const ON_BERGENLINE = ['North Bergen', 'Guttenberg', 'West New York', 'Union City']
/** How many of the towns the avenue runs through. */
export const onBergenline = CITIES.filter(({ name }) => ON_BERGENLINE.includes(name)).length

/** The town that the pages were first written for. */
export const isNorthBergen = baseCity === 'North Bergen'

/** How to get there from the firm's town: said while that is this one, nothing otherwise. */
export const fromNorthBergen = (sentence: string): string => (isNorthBergen ? sentence : '')
