/** The facts that `npm run setup` asks for. */

import { DEFAULT_BUSINESS_FACTS } from '../../domain/business/default-business.ts'
import { isZoneOfState, zonesOfState } from '../../domain/places/geography/state-time-zones.ts'
import { stateLetters } from '../../domain/places/geography/us-states.ts'
import { normalizeName } from '../../domain/text/names.ts'
import { entryQuestions } from './entry-facts.ts'
import { accept, entryFact, type Fact, facts, factsOf, reject } from './fact.ts'
import {
  amountOf,
  COLOR_NAMES,
  logoLines,
  NONE,
  phoneOf,
  readArea,
  readCalledStaff,
  readColors,
  readRating,
  readSiteMaker,
  readTowns,
  readYesNo,
} from './read-facts.ts'

const { address, rating } = facts

/** In the order in which they are asked. */
export const FACTS: readonly Fact[] = [
  {
    key: 'name',
    question: 'Name that customers use',
    current: facts.name,
    read: (text) =>
      accept({ values: { name: normalizeName(text), nameLines: logoLines(normalizeName(text)) } }),
  },
  {
    ...entryFact('legalName', 'Registered name', 'legalName'),
    defaultsTo: 'name',
    whenNull: 'default',
  },
  entryFact('phone', 'Phone number', 'phones.default', phoneOf),
  {
    ...entryFact(
      'phoneFromAds',
      'Phone number for visitors from ads, so that their calls can be counted (may be the same)',
      'phones.paidSearch',
      phoneOf,
    ),
    defaultsTo: 'phone',
    whenNull: 'default',
  },
  entryFact('requestEmail', 'Mailbox that receives requests', 'staffEmail'),
  entryFact('publicEmail', 'Mail address that visitors see', 'supportEmail'),
  {
    key: 'license',
    question: 'License number, or none in a state that does not license locksmiths',
    current: facts.licenses?.topBar ?? 'none',
    whenNull: 'none',
    read: (text) => {
      const number = normalizeName(text)
      if (NONE.test(number)) return accept({ values: { licenses: null } })
      return /\d/.test(number)
        ? accept({ values: { licenses: { topBar: number, footer: number } } })
        : reject(
            `'${number}' does not fit, write the number of your license, or none in a state that does not license locksmiths`,
          )
    },
  },
  {
    key: 'towns',
    question:
      'Towns served, yours first, each with its point, a semicolon between towns, as in Paterson 40.9168,-74.1718; Clifton 40.8584,-74.1638',
    current: [
      address.city,
      ...facts.towns.flatMap(({ name }) => (name === address.city ? [] : [name])),
    ].join('; '),
    read: readTowns,
  },
  {
    key: 'county',
    question:
      "Area of your towns as sentences name it after 'in': one county, such as Ada County; for several, English and Spanish, such as the Boise area; el área de Boise",
    current:
      typeof address.county === 'string'
        ? address.county
        : Object.values(address.county).join('; '),
    objectForm: { keys: ['en', 'es'], separator: '; ' },
    read: readArea,
  },
  entryFact('state', 'State', 'address.region', stateLetters),
  {
    ...entryFact('street', 'Street and number', 'address.street'),
    whenNull: 'default',
  },
  {
    ...entryFact('zip', 'ZIP code', 'address.postalCode'),
    whenNull: 'default',
  },
  {
    key: 'showAddress',
    question: 'Show street and map point (no, without a shop)',
    current: facts.showAddress ? 'yes' : 'no',
    read: readYesNo,
  },
  {
    ...entryFact(
      'timeZone',
      'Time zone of your town (some states have two): America/New_York, America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles or another name of the IANA list',
      'timeZone',
    ),
    defaultsTo: 'state',
    whenNull: 'default',
    deriveDefault: (state) =>
      isZoneOfState(facts.timeZone, stateLetters(state))
        ? facts.timeZone
        : (zonesOfState(stateLetters(state))[0] ?? facts.timeZone),
  },
  entryFact(
    'lockoutPrice',
    'A lockout starts at, in dollars',
    'offers.emergencyLockout.price',
    amountOf,
  ),
  {
    ...entryFact(
      'installationPrice',
      'A new lock starts at, in dollars, or none for work by quote',
      'offers.lockInstallation.price',
      amountOf,
    ),
    whenNull: 'none',
  },
  {
    key: 'rating',
    question: 'Rating, such as 4.8 of 127, or none',
    current: rating === null ? 'none' : `${rating.value} of ${rating.count}`,
    whenNull: 'none',
    objectForm: { keys: ['value', 'count'], separator: ' of ' },
    read: readRating,
  },
  ...entryQuestions(facts).map(({ key, question, current, valueOf, form }): Fact => ({
    key,
    question,
    current,
    whenNull: 'none',
    isEntry: true,
    read: (text) => {
      const value = valueOf(text)
      return value === undefined
        ? reject(`'${text}' does not fit, write ${form}`)
        : accept({ values: { [key]: value }, confirms: factsOf(key) })
    },
  })),
  {
    key: 'colors',
    question:
      'Six colors, each as #RRGGBB or #RGB: dark (header and text), light (page), accent (lines and second button), action (call button), good (success messages), bad (error messages)',
    current: Object.values(facts.colors).join(' '),
    whenNull: 'default',
    objectForm: { keys: COLOR_NAMES, separator: ' ' },
    read: readColors,
  },
  {
    key: 'siteMaker',
    question: 'Who made the site, with address, or none',
    current: facts.agency ? `${facts.agency.name} ${facts.agency.url}` : 'none',
    whenNull: 'none',
    objectForm: { keys: ['name', 'url'], separator: ' ' },
    read: readSiteMaker,
  },
  {
    key: 'called',
    question: 'Who is called for a request, as in Maria (973) 555-0133; Ben (973) 555-0134',
    current: 'none',
    whenNull: 'none',
    read: readCalledStaff,
  },
]

/**
 * Returns the default of a fact, which Enter accepts and a missing answer of a file means.
 * @param given answers so far by key, as typed
 */
export function defaultAnswer(
  { current, defaultsTo = '', deriveDefault }: Fact,
  given: ReadonlyMap<string, string>,
): string {
  const source = given.get(defaultsTo)
  if (deriveDefault) return source === undefined ? current : deriveDefault(source)
  const other = FACTS.find(({ key }) => key === defaultsTo)
  const isOwn =
    current !== other?.current && !DEFAULT_BUSINESS_FACTS.some((fact) => current.startsWith(fact))
  return isOwn ? current : (source ?? current)
}
