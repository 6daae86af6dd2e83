import Markdoc, {
  type Config,
  type ConfigFunction,
  type Function,
  type Schema,
  type SchemaAttribute,
  type ValidationError,
} from '@markdoc/markdoc'
import { arrivalText } from '#copy/answers.ts'
import { answers as englishAnswers } from '#copy/en/answers.ts'
import * as englishPlace from '#copy/en/place.ts'
import { prices as englishPrices } from '#copy/en/prices.ts'
import { answers as spanishAnswers } from '#copy/es/answers.ts'
import * as spanishPlace from '#copy/es/place.ts'
import { prices as spanishPrices } from '#copy/es/prices.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { formatPrice } from '#copy/price.ts'
import {
  dayAndNightPrice,
  OFFERS,
  statedTotals,
  startingPrice,
  termText,
} from '#copy/price-text.ts'
import { areaIn, baseTown, region, state } from '#copy/region.ts'
import { shopHours } from '#copy/while-shop-opens.ts'
import { business, type Terms } from '#domain/business/business.ts'
import { DEFAULT_AREA_NAMES } from '#domain/business/default-business.ts'
import { isTopRated, shownRating } from '#domain/business/rating.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { allTowns } from '#domain/places/towns.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { allServices, findService } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'

/** What a text may ask: names of facts that stand in a sentence or decide about one. */
export type Variables = Readonly<Record<string, unknown>>

/** Average from which pages say that it is five stars. */
const FIVE_STARS = 4.9

/** Returns the rating as sentences ask for it; `value` is one that the owner has confirmed. */
function ratingFacts() {
  const rating = shownRating(business)
  const top = isTopRated(business)
  return {
    value: rating?.sample === false ? rating.value : null,
    shown: rating?.value ?? null,
    count: business.rating?.count ?? 0,
    top,
    five: top && (rating?.value ?? 0) >= FIVE_STARS,
  }
}

const MAX_TOWNS_IN_SENTENCE = 8

const WORDS = {
  en: {
    place: {
      county: englishPlace.county,
      townAndCounty: englishPlace.townAndCounty,
      townList: englishPlace.townList,
      townCount: englishPlace.townCount,
      nearbyTowns: englishPlace.nearbyTowns,
      bergenlineTowns: englishPlace.bergenlineTowns,
    },
    prices: englishPrices,
    answers: englishAnswers,
  },
  es: {
    place: {
      county: spanishPlace.county,
      townAndCounty: spanishPlace.townAndCounty,
      townList: spanishPlace.townList,
      townCount: spanishPlace.townCount,
      nearbyTowns: spanishPlace.nearbyTowns,
      bergenlineTowns: spanishPlace.bergenlineTowns,
    },
    prices: spanishPrices,
    answers: spanishAnswers,
  },
} as const

/** Returns the facts that a text names with a dollar sign, such as `$town`. */
export function variables(language: Language): Variables {
  const { place } = WORDS[language]
  const { licenses, locksmiths } = business
  return {
    business: { name: business.name, legalName: business.legalName },
    town: baseTown(),
    region: region(),
    state: state(),
    county: place.county(),
    area: areaIn(language),
    townAndCounty: place.townAndCounty(),
    towns: place.townList(),
    townCount: place.townCount(),
    isOneTown: allTowns().length === 1,
    /** Whether a sentence has room for their names. */
    fewTowns: allTowns().length <= MAX_TOWNS_IN_SENTENCE,
    nearbyTowns: place.nearbyTowns(),
    bergenlineTowns: place.bergenlineTowns(),
    serviceCount: allServices().length,
    licensed: licenses !== null,
    license: {
      number: licenses?.topBar ?? '',
      holder:
        locksmiths.find(({ license }) => license !== null && license === licenses?.topBar)?.name ??
        null,
      business: hasTwoLicenses() ? licenses?.footer : null,
    },
    shop: shopHours(language) ?? { opens: null, closes: null, days: null },
    rating: ratingFacts(),
    hasReviews: business.reviews.length > 0,
    sampleReviews: business.reviews.every(({ sample }) => sample),
    insured: business.insuranceAmount !== 0,
    allIncluded: business.quoteIncludesAll,
    retentionDays: business.retentionDays,
    twoNumbers: hasPaidSearchNumber(),
  }
}

/** What a text may ask with a name in parentheses, such as `offers("Car Lockout")`. */
export const functions: Readonly<Record<string, ConfigFunction>> = {
  /** Whether the business offers all of these services. */
  offers: asked(knowsServices, (labels) => labels.every(isOffered)),
  /** Whether the site has pages of all of these towns. */
  serves: asked(knowsTowns, (names) =>
    names.every((name) => allTowns().some((town) => town.name === name)),
  ),
  /** Whether somebody in the business speaks this language; unknown counts as no. */
  speaks: asked(knowsLanguages, (codes) =>
    codes.every((code) => business.spokenLanguages.includes(code)),
  ),
  ...Object.fromEntries(
    Object.entries(Markdoc.functions).map(([name, each]) => [name, { ...each, validate: nested }]),
  ),
}

/** Makes a function of names in quotes. */
function asked(
  known: (name: string) => string | null,
  answer: (names: readonly string[]) => boolean,
): ConfigFunction {
  return {
    transform: (names) => answer(Object.values(names) as readonly string[]),
    validate: ({ name, parameters }) =>
      Object.values(parameters).flatMap((value) => {
        const message =
          typeof value === 'string' ? known(value) : `${name}() takes names between quotes`
        return message === null ? [] : [slip(message)]
      }),
  }
}

const slip = (message: string): ValidationError => ({ id: 'fact', level: 'error', message })

/** Checks what stands in the parentheses of `and`, `or`, `not` and `equals`. */
function nested({ parameters }: Function, config: Config): ValidationError[] {
  return Object.values(parameters).flatMap((value) => {
    if (Markdoc.Ast.isVariable(value))
      return String(value.path[0]) in (config.variables ?? {})
        ? []
        : [{ ...slip(`Undefined variable: '${value.path.join('.')}'`), id: 'variable-undefined' }]
    if (!Markdoc.Ast.isFunction(value)) return []
    const known = config.functions?.[value.name]
    return known
      ? (known.validate?.(value, config) ?? [])
      : [{ ...slip(`Undefined function: '${value.name}'`), id: 'function-undefined' }]
  })
}

/** Returns what is wrong with the name of a service; `null` for a service of the catalog or the owner. */
function knowsServices(label: string): string | null {
  const labels = [...CATALOG, ...allServices()].map((service) => service.label)
  return unknown(label, 'service', labels)
}

function knowsTowns(name: string): string | null {
  return unknown(name, 'town', [...DEFAULT_AREA_NAMES, ...allTowns().map((town) => town.name)])
}

function knowsTerms(term: string): string | null {
  return unknown(term, 'term', Object.keys(business.terms))
}

function knowsLanguages(code: string): string | null {
  return unknown(code, 'language', ['en', 'es', ...business.spokenLanguages])
}

function unknown(name: string, kind: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null
  return `No ${kind} is called "${name}". Write one of ${[...new Set(known)].join(', ')}`
}

const isOffered = (label: string): boolean => findService(label) !== undefined

/** Attributes of a figure: texts around it, which go with it if the owner states none. */
const AROUND = {
  before: { type: String, default: '' },
  after: { type: String, default: '' },
} as const

/** Makes a tag that writes a text with `before` and `after` around it, or nothing. */
function figure<Values extends object>(
  attributes: NonNullable<Schema['attributes']>,
  text: (values: Values) => string | null,
): Schema {
  return {
    selfClosing: true,
    attributes: { ...attributes, ...AROUND },
    transform(node, config) {
      const { before, after, ...values } = node.transformAttributes(config)
      const value = text(values as Values)
      const said = value === null || value === '' ? '' : `${before}${value}${after}`
      // A tag on a line of its own is a paragraph.
      return node.inline || said === '' ? said : new Markdoc.Tag('p', {}, [said])
    },
  }
}

/** The name that follows a tag's own. */
const named = (known: (name: string) => string | null): SchemaAttribute => ({
  type: String,
  required: true,
  validate(value: unknown) {
    const message = typeof value === 'string' ? known(value) : null
    return message === null ? [] : [slip(message)]
  },
})

const isOffer = (name: string): boolean => (OFFERS as readonly string[]).includes(name)

const knowsListed = (words: readonly ListedWord[]): ValidationError[] =>
  words
    .flatMap((word) => (typeof word === 'string' ? [] : Object.keys(word)))
    .flatMap((label) => knowsServices(label) ?? [])
    .map(slip)

/** Returns the tags that write a figure or a word of the owner's. */
export function figures(language: Language): Readonly<Record<string, Schema>> {
  const { prices, answers } = { prices: WORDS[language].prices, answers: WORDS[language].answers() }
  return {
    /**
     * The lowest price of a service, "lockout" or "installation": '$49', and with `night`
     * '$49 by day and $89 at night' where the owner states one. `work` names the price of the work
     * where the totals include something else, such as the lock.
     */
    price: figure<{ primary: string; night?: boolean; work?: boolean }>(
      {
        primary: named((name) => (isOffer(name) ? null : knowsServices(name))),
        night: { type: Boolean },
        work: { type: Boolean },
      },
      ({ primary, night, work }) => {
        const price = startingPrice(primary, work === true)
        if (price === null) return null
        return night === true ? dayAndNightPrice(primary, price, prices) : formatPrice(price)
      },
    ),
    /** What a service costs in all by day and at night; `day` and `night` name the times. */
    totals: figure<{ primary: string; day?: string; night?: string }>(
      { primary: named(knowsServices), day: { type: String }, night: { type: String } },
      ({ primary, day = answers.titles.day, night = answers.titles.night }) =>
        statedTotals(primary, { day, night }, prices),
    ),
    /** The owner's sentence about a term, such as "payment". */
    term: figure<{ primary: keyof Terms }>({ primary: named(knowsTerms) }, ({ primary }) =>
      termText(primary, prices),
    ),
    /** When the locksmith arrives, if the owner states it. */
    arrival: figure({}, () => arrivalText(answers)),
    /**
     * A list of words, each of which may depend on a service:
     * `{% list ["homes", {"Car Lockout": "cars"}] otherwise="doors" /%}`.
     */
    list: figure<{
      primary: readonly ListedWord[]
      otherwise: string
      joint: string
      capital?: boolean
    }>(
      {
        primary: { type: Array, required: true, validate: knowsListed },
        otherwise: { type: String, default: '' },
        joint: { type: String, default: 'and', matches: ['and', 'or'] },
        capital: { type: Boolean },
      },
      ({ primary, otherwise, joint, capital }) => {
        const text = joined(language, primary, joint) || otherwise
        return capital ? text.charAt(0).toUpperCase() + text.slice(1) : text
      },
    ),
  }
}

/** A word that always fits, or one with the service that it stands for. */
type ListedWord = string | Readonly<Record<string, string>>

function joined(language: Language, words: readonly ListedWord[], joint: string): string {
  const fitting = words.flatMap((word) =>
    typeof word === 'string'
      ? [word]
      : Object.entries(word).flatMap(([label, text]) => (isOffered(label) ? [text] : [])),
  )
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es', {
    type: joint === 'and' ? 'conjunction' : 'disjunction',
  }).format(fitting)
}

/** Attribute with the label of a service. */
export const SERVICE_LABEL: SchemaAttribute = { ...named(knowsServices), render: 'label' }
