import {
  type Business,
  UNCONFIRMED_FACTS,
  type UnconfirmedFact,
} from '#domain/business/schema/schema.ts'

type Entry = keyof Business

/** The forms of `/staff/business`, each with the entries of business.json that it changes. */
const SECTIONS = {
  contact: [
    'name',
    'nameLines',
    'legalName',
    'phones',
    'numbers',
    'staffEmail',
    'supportEmail',
    'address',
    'showAddress',
    'location',
    'timeZone',
  ],
  prices: ['offers', 'priceRange', 'quoteIncludesAll', 'terms', 'prices'],
  minutes: ['arrivalMinutes', 'townArrivalMinutes', 'townNightMinutes', 'jobMinutes'],
  hours: ['hours', 'appointmentHours'],
  people: ['locksmiths', 'spokenLanguages', 'vehicleMarked', 'carMakes'],
  towns: ['towns'],
  services: ['services'],
  trust: ['licenses', 'insuranceAmount', 'rating', 'reviewLink', 'socialLinks', 'reviews'],
  looks: ['colors', 'logoUrl', 'icon', 'agency'],
  photos: ['photos'],
  measuring: ['tags', 'analytics'],
  data: ['retentionDays', 'spanishRead'],
} as const satisfies Readonly<Record<string, readonly Entry[]>>

export type SectionId = keyof typeof SECTIONS
export const SECTION_IDS = Object.keys(SECTIONS) as readonly SectionId[]

export const isSection = (text: string): text is SectionId => Object.hasOwn(SECTIONS, text)

/** Returns the entries of a section, in the order of its form. */
export const entriesOf = (section: SectionId): readonly Entry[] => SECTIONS[section]

/** Returns the entry of business.json that a fact is, or is a part of. */
export const entryOfFact = (fact: UnconfirmedFact): Entry =>
  fact === 'insurance' ? 'insuranceAmount' : (fact.split('.')[0] as Entry)

/** Returns the unconfirmed facts of a section. */
export function unconfirmedOf(
  section: SectionId,
  { unconfirmed }: Business,
): readonly UnconfirmedFact[] {
  const entries = entriesOf(section)
  return UNCONFIRMED_FACTS.filter(
    (fact) => unconfirmed.includes(fact) && entries.includes(entryOfFact(fact)),
  )
}
