/**
 * What decides whether a staff member can take a lead: vehicle and distance. It is said and
 * shown before acceptance, so it contains nothing else that a visitor typed.
 */

import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'
import { business } from '#domain/business/business.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { milesToTown } from '#domain/places/town-distance.ts'
import type { Language } from '#domain/text/language.ts'
import type { VehicleInfo } from '#domain/submission/input.ts'

/** What a make or a model is made of; anything else that was typed there is left out. */
const NAME_OF_VEHICLE = /^[\p{L}\d][\p{L}\d .&'-]{0,23}$/u
/** As in a phone number or a house number. */
const LONG_NUMBER = /\d{4}/
const YEAR = /^(19|20)\d\d$/

/** Returns the vehicle, such as `2019 Honda Civic`; '' without one. */
export function vehicleName(info: VehicleInfo | null): string {
  if (info === null) return ''
  const year = cleanLine(info.year)
  const names = [info.make, info.model]
    .map(cleanLine)
    .filter((name) => NAME_OF_VEHICLE.test(name) && !LONG_NUMBER.test(name))
  return [YEAR.test(year) ? year : '', ...names].filter((part) => part !== '').join(' ')
}

/** Returns vehicle and lost keys, as staff who are signed in read them. */
export const vehicleTexts = (
  { vehicle_info: info }: { readonly vehicle_info: VehicleInfo | null },
  language: Language,
): readonly string[] => [
  vehicleName(info),
  info?.all_keys_lost === true ? ACCEPT_PAGE_MESSAGES[language].allKeysLost : '',
]

interface DecidingFacts {
  readonly vehicle: string
  readonly hasLostAllKeys: boolean
  /** '' where the address names none. */
  readonly town: string
}

/** Returns vehicle, lost keys and distance, each as a sentence without its period. */
export function decidingTexts(
  { vehicle, hasLostAllKeys, town }: DecidingFacts,
  language: Language,
): readonly string[] {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const miles = milesToTown(town, business.location)
  return [
    vehicle,
    hasLostAllKeys ? messages.allKeysLost : '',
    miles === null ? '' : messages.miles(miles),
  ].filter((text) => text !== '')
}
