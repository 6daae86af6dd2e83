/**
 * When a request is for the same job as an open one of the same phone number, so that its alarm
 * waits for the other one (R237). Anybody can type another person's number: therefore both must agree
 * in all that decides where a locksmith goes and how soon, and in doubt the alarm starts.
 */

import type { Submission } from '#domain/submission/fields.ts'
import {
  isStreetSuffix,
  unitInAddress,
  withoutUnit,
} from '#domain/submission/address/street-words.ts'
import { coordinatesInText, zipOf } from '#domain/places/lead-town.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { planKey } from './plan.ts'

/**
 * A second request of the first minutes rings too, because staff may not have heard of the first one
 * yet; calls to one phone within a minute are merged.
 */
export const SECOND_REQUEST_AFTER_MS = 3 * MINUTE_MS
/** How long after the first request a second one may wait for it. */
export const SECOND_REQUEST_WITHIN_MS = DAY_MS
/** How many second requests may wait for one; further ones start alarms of their own. */
export const MAX_SECOND_REQUESTS = 3
/** With less time until its alarm ends, no other request waits for a lead. */
export const ALARM_NEARLY_OVER_MS = 10 * MINUTE_MS

/** Two readings of one phone's location differ by less. */
const SAME_SPOT_MILES = 0.1

/** What decides whether two requests are for one job. */
export type JobFacts = Pick<
  Submission,
  'address' | 'service' | 'timeframe' | 'appointment_start' | 'vehicle_info'
> & {
  /** Where the job is, as intake found it. */
  readonly town: string | null
}

/**
 * Returns whether the second request is for the job of the first one: same service, place and
 * vehicle, and not more urgent.
 */
export const isSameJob = (first: JobFacts, second: JobFacts): boolean =>
  first.service === second.service &&
  isLoudEnough(first, second) &&
  isSamePlace(first, second) &&
  hasSameVehicle(first, second)

/** A lead that waits for days must not hold an urgent one. */
function isLoudEnough(first: JobFacts, second: JobFacts): boolean {
  if (first.appointment_start !== second.appointment_start) return false
  if (first.timeframe === second.timeframe) return true
  return !isPlanned(second.timeframe) && planKey(first.timeframe) === 'alarm_plan'
}

/** Of an address with a house number the street counts, of any other one town and ZIP code. */
function isSamePlace(first: JobFacts, second: JobFacts): boolean {
  if (differ(zipOf(first.address), zipOf(second.address)) || differ(first.town, second.town))
    return false
  const [spot, otherSpot] = [coordinatesInText(first.address), coordinatesInText(second.address)]
  if (spot !== null || otherSpot !== null)
    return spot !== null && otherSpot !== null && milesBetween(spot, otherSpot) <= SAME_SPOT_MILES
  const [street, otherStreet] = [streetKey(first.address), streetKey(second.address)]
  if (street === null && otherStreet === null)
    return first.town === null || second.town === null
      ? wordsOf(first.address).join(' ') === wordsOf(second.address).join(' ')
      : first.town === second.town
  return street === otherStreet && !differ(unitKey(first.address), unitKey(second.address))
}

/** Returns whether both are known and not the same. */
const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Abbreviations of words with which street names end; every other one has its own spelling. */
const SUFFIX_SPELLINGS: Readonly<Record<string, string>> = {
  avenue: 'ave',
  av: 'ave',
  street: 'st',
  str: 'st',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  place: 'pl',
  court: 'ct',
  lane: 'ln',
  terrace: 'ter',
  parkway: 'pkwy',
  plaza: 'plz',
  square: 'sq',
  highway: 'hwy',
  turnpike: 'tpke',
  circle: 'cir',
}

/** House number and street, however it is written; `null` without a house number. */
function streetKey(address: string): string | null {
  const words = wordsOf(withoutUnit(address).split(',')[0] ?? '')
  if (!/^\d/.test(words[0] ?? '') || words.length < 2) return null
  // The name of a street has at least a word between its number and its ending.
  const end = words.findIndex((word, at) => at > 1 && isStreetSuffix(word))
  const street = end < 0 ? words : words.slice(0, end + 1)
  return street.map((word) => SUFFIX_SPELLINGS[word] ?? word).join(' ')
}

/** The unit without its designation; `null` without one. */
function unitKey(address: string): string | null {
  const words = wordsOf(unitInAddress(address))
  const numbered = words.filter((word) => /\d/.test(word))
  const key = (numbered.length > 0 ? numbered : words.slice(-1)).join(' ')
  return key === '' ? null : key
}

function hasSameVehicle(
  { vehicle_info: one }: JobFacts,
  { vehicle_info: other }: JobFacts,
): boolean {
  if (one === null || other === null) return true
  return (['year', 'make', 'model'] as const).every(
    (part) => !differ(known(one[part]), known(other[part])),
  )
}

const known = (text: string): string | null => wordsOf(text).join(' ') || null
