import { cleanLine } from '../../domain/text/clean-text.ts'
import { e164, isPossiblePhone, phoneDigits } from '../../domain/phone/phone.ts'
import { UNCONFIRMED_FACTS, type UnconfirmedFact } from '../../domain/business/schema/schema.ts'
import { areaName } from '../../domain/business/schema/values.ts'
import { isZoneOfState, zonesOfState } from '../../domain/places/geography/state-time-zones.ts'
import { stateLetters } from '../../domain/places/geography/us-states.ts'
import { valueAt } from '../../domain/business/value-at.ts'
import { DEFAULT_BUSINESS_FACTS } from '../../domain/business/default-business.ts'
import { normalizeName } from '../../domain/text/names.ts'
import type { TownEntry } from '../../domain/business/schema/schema.ts'
import { readFacts } from './edit-business.ts'
import { entryQuestions } from './entry-facts.ts'
import { parsePoint, townsProblem } from './towns.ts'

/** All facts of the file, unconfirmed ones too. */
export const facts = readFacts()

/** What an answer means, or a sentence on why it means nothing. */
export type AnswerReading =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: string }

export interface Answer {
  /** New values of facts.json by path, such as `phones.default`. */
  readonly values?: Readonly<Record<string, unknown>>
  /** All towns served, the owner's first. */
  readonly towns?: readonly TownEntry[]
  /** Commands for the server, which are printed. */
  readonly commands?: readonly string[]
  /** Facts that are true from now on. */
  readonly confirms?: readonly UnconfirmedFact[]
}

/** A fact that `npm run setup` asks for. */
export interface Fact {
  /** Its key in a file of answers. */
  readonly key: string
  readonly question: string
  /** The present value as the owner would type it. */
  readonly current: string
  /**
   * Key of an earlier fact whose answer is the default while the present value is as delivered, or
   * the same.
   */
  readonly defaultsTo?: string
  /** Returns the default for the answer to `defaultsTo`, instead of that answer. */
  readonly deriveDefault?: (given: string) => string
  /**
   * What `null` means in a file of answers: nothing, or the default. Without it, `null` is refused.
   */
  readonly whenNull?: 'none' | 'default'
  /** Keys of an object in a file of answers, and what is between its values as text. */
  readonly objectForm?: { readonly keys: readonly string[]; readonly separator: string }
  /** True if a file of answers has the value as business.json has it. */
  readonly isEntry?: boolean
  readonly read: (text: string) => AnswerReading
}

const accept = (answer: Answer): AnswerReading => ({ ok: true, answer })
const reject = (problem: string): AnswerReading => ({ ok: false, problem })

const NONE = /^none$/i

/** Splits 'Paterson 40.9,-74.1; Clifton 40.8,-74.1' at the semicolons. */
const listItems = (text: string): readonly string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Returns the facts that an entry with this path is part of. */
export const factsOf = (path: string): readonly UnconfirmedFact[] =>
  path === 'insuranceAmount'
    ? ['insurance']
    : UNCONFIRMED_FACTS.filter((fact) => path === fact || path.startsWith(`${fact}.`))

/** Creates a fact that is one entry; `toValue` converts the answer. */
const entryFact = (
  key: string,
  question: string,
  path: string,
  toValue: (text: string) => unknown = normalizeName,
): Fact => ({
  key,
  question,
  current: String(valueAt(facts, path) ?? 'none'),
  read: (text) =>
    accept({
      values: { [path]: toValue(text) },
      confirms: factsOf(path),
    }),
})

/** Returns the ten digits of a number as people write it; other text is refused later, as typed. */
const phoneOf = (text: string): string =>
  isPossiblePhone(text) ? phoneDigits(text).slice(-10) : text

/** Quotes an argument of a printed command, so that a shell takes no sign of it for its own. */
const shellQuoted = (text: string): string =>
  /^[\p{L}\d .,-]+$/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`

/** Returns the amount of '$69' or '1,200 dollars', `null` for 'none'; other text is refused later. */
function amountOf(text: string): number | string | null {
  if (/^(?:none|by quote)$/i.test(text)) return null
  const [, amount] = /^\$?\s*(\d+(?:,\d{3})*(?:\.\d{1,2})?)(?:\s*dollars)?$/i.exec(text) ?? []
  return amount === undefined ? text : Number(amount.replaceAll(',', ''))
}

/** Splits a name into the two lines of the logo, as equal as its words allow. */
export function logoLines(name: string): readonly [string, string] {
  const words = name.split(' ')
  const splits = words.map((_, index): readonly [string, string] => [
    words.slice(0, index + 1).join(' '),
    words.slice(index + 1).join(' '),
  ])
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map(({ length }) => length))
  return splits.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name, '']
}

const TOWNS_FORMAT =
  'each town with its point (latitude, comma, longitude with a minus sign) and a semicolon between towns: Paterson 40.9168,-74.1718; Clifton 40.8584,-74.1638'

function readTowns(text: string): AnswerReading {
  const towns: TownEntry[] = []
  for (const item of listItems(text)) {
    const [, name = '', point = ''] = /^(.*?)\s+([-\d.]+\s*,\s*[-\d.]+)$/.exec(item) ?? []
    const known = facts.towns.find((town) => town.name === normalizeName(item))
    const at = known ?? parsePoint(point)
    if (at === null || (known === undefined && /\d\.\d/.test(name)))
      return reject(`'${item}' does not fit, write ${TOWNS_FORMAT}`)
    const { latitude, longitude } = at
    towns.push({ name: known?.name ?? normalizeName(name), latitude, longitude })
  }
  const problem = townsProblem(towns)
  const [base] = towns
  if (problem !== null || !base) return reject(problem ?? 'write at least one town')
  const { name, latitude, longitude } = base
  const hasMoved = name !== facts.address.city
  return accept({
    towns,
    values: { 'address.city': name, ...(hasMoved && { location: { latitude, longitude } }) },
  })
}

function readArea(text: string): AnswerReading {
  const [en = text, es, ...more] = listItems(text).map(normalizeName)
  if (more.length > 0 || (es === undefined && !areaName.safeParse(en).success))
    return reject(
      `'${text}' does not fit, write one county such as Ada County, or English and Spanish with a semicolon between them: the Boise area; el área de Boise`,
    )
  return accept({ values: { 'address.county': es === undefined ? en : { en, es } } })
}

function readRating(text: string): AnswerReading {
  if (NONE.test(text)) return accept({ values: { rating: null }, confirms: ['rating'] })
  const [, value, count] = /^([\d.]+) of (\d+)$/.exec(text) ?? []
  return value === undefined
    ? reject(
        `'${text}' does not fit, write a number with a point and how many, such as 4.8 of 127, or none`,
      )
    : accept({
        values: { rating: { value: Number(value), count: Number(count) } },
        confirms: ['rating'],
      })
}

function readYesNo(text: string): AnswerReading {
  return /^(?:y|yes|true|n|no|false)$/i.test(text)
    ? accept({ values: { showAddress: /^[yt]/i.test(text) } })
    : reject(`'${text}' does not fit, write yes or no`)
}

const COLOR_NAMES = Object.keys(facts.colors)

function readColors(text: string): AnswerReading {
  const colors = text
    .split(/[\s,;]+/)
    .map((color) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  return colors.length === COLOR_NAMES.length
    ? accept({
        values: Object.fromEntries(
          COLOR_NAMES.map((name, index) => [`colors.${name}`, colors[index]]),
        ),
      })
    : reject(
        `'${text}' does not fit, write six colors such as #0B1B37 in this order: ${COLOR_NAMES.join(', ')}`,
      )
}

function readSiteMaker(text: string): AnswerReading {
  if (NONE.test(text)) return accept({ values: { agency: null } })
  const [, name, url] = /^(.+?)\s+(https:\S+)$/.exec(text) ?? []
  return name === undefined
    ? reject(`'${text}' does not fit, write a name and its address with https://, or none`)
    : accept({ values: { agency: { name: normalizeName(name), url } } })
}

function readCalledStaff(text: string): AnswerReading {
  if (NONE.test(text)) return accept({})
  const commands: string[] = []
  for (const item of listItems(text.replaceAll(',', ';'))) {
    const [, name = '', number = ''] = /^(\D+?)\s+([+(\d][\d\s().-]*)$/.exec(cleanLine(item)) ?? []
    if (!isPossiblePhone(number))
      return reject(
        `'${item}' does not fit, write a name and a phone number such as Maria (973) 555-0133`,
      )
    commands.push(
      `npm run staff -- add ${shellQuoted(normalizeName(name))} --phone ${e164(number)}`,
    )
  }
  return accept({ commands })
}

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
