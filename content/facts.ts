import Markdoc, {
  type Config,
  type ConfigFunction,
  type Function,
  type ValidationError,
} from '@markdoc/markdoc'
import * as english from '#copy/en/place.ts'
import * as spanish from '#copy/es/place.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { areaIn, baseTown, region, state } from '#copy/region.ts'
import { shopHours } from '#copy/while-shop-opens.ts'
import { business } from '#domain/business/business.ts'
import { hasFiveStars, isTopRated, shownRating } from '#domain/business/rating.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { allTowns } from '#domain/places/towns.ts'
import { allServices } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'
import type { Said } from '#domain/text/problem.ts'
import { isOffered, knowsLanguages, knowsServices, knowsTowns } from './known.ts'
import { slip } from './slips.ts'

/** What a text may ask: names of facts that stand in a sentence or decide about one. */
export type Variables = Readonly<Record<string, unknown>>

/** Returns the rating as sentences ask for it; `value` is one that the owner has confirmed. */
function ratingFacts() {
  const rating = shownRating(business)
  return {
    value: rating?.sample === false ? rating.value : null,
    shown: rating?.value ?? null,
    count: business.rating?.count ?? 0,
    top: isTopRated(business),
    five: hasFiveStars(business),
  }
}

const MAX_TOWNS_IN_SENTENCE = 8

/** Names of places, in words of a language. */
const PLACES = {
  en: {
    county: english.county,
    townAndCounty: english.townAndCounty,
    townList: english.townList,
    townCount: english.townCount,
    nearbyTowns: english.nearbyTowns,
    bergenlineTowns: english.bergenlineTowns,
  },
  es: {
    county: spanish.county,
    townAndCounty: spanish.townAndCounty,
    townList: spanish.townList,
    townCount: spanish.townCount,
    nearbyTowns: spanish.nearbyTowns,
    bergenlineTowns: spanish.bergenlineTowns,
  },
} as const

/** Returns the facts that a text names with a dollar sign, such as `$town`. */
export function variables(language: Language): Variables {
  const place = PLACES[language]
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
  known: (name: string) => Said | null,
  answer: (names: readonly string[]) => boolean,
): ConfigFunction {
  return {
    transform: (names) => answer(Object.values(names) as readonly string[]),
    validate: ({ name, parameters }) =>
      Object.values(parameters).flatMap((value) => {
        const said =
          typeof value === 'string'
            ? known(value)
            : {
                en: `Write names between double quotes in ${name}().`,
                es: `Escriba nombres entre comillas dobles en ${name}().`,
              }
        return said === null ? [] : [slip(said)]
      }),
  }
}

/** Checks what stands in the parentheses of `and`, `or`, `not` and `equals`. */
function nested({ parameters }: Function, config: Config): ValidationError[] {
  return Object.values(parameters).flatMap((value) => {
    if (Markdoc.Ast.isVariable(value))
      return String(value.path[0]) in (config.variables ?? {})
        ? []
        : [undefinedName('variable', value.path.join('.'))]
    if (!Markdoc.Ast.isFunction(value)) return []
    const known = config.functions?.[value.name]
    return known ? (known.validate?.(value, config) ?? []) : [undefinedName('function', value.name)]
  })
}

const undefinedName = (kind: 'variable' | 'function', name: string): ValidationError => ({
  id: `${kind}-undefined`,
  level: 'error',
  message: `'${name}'`,
})
