import Markdoc, { type Schema, type ValidationError } from '@markdoc/markdoc'
import { arrivalText } from '#copy/answers.ts'
import { answers as englishAnswers } from '#copy/en/answers.ts'
import { prices as englishPrices } from '#copy/en/prices.ts'
import { answers as spanishAnswers } from '#copy/es/answers.ts'
import { prices as spanishPrices } from '#copy/es/prices.ts'
import { formatPrice } from '#copy/price.ts'
import {
  dayAndNightPrice,
  highestPrice,
  mostText,
  OFFERS,
  statedTotals,
  startingPrice,
  termText,
} from '#copy/price-text.ts'
import type { Terms } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { isOffered, knowsServices, knowsTerms, named, oneOf } from './known.ts'
import { slip } from './slips.ts'

const WORDS = {
  en: { prices: englishPrices, answers: englishAnswers },
  es: { prices: spanishPrices, answers: spanishAnswers },
} as const

/** Attributes of a figure: texts around it, which go with it if the owner states none. */
const AROUND = {
  before: { type: String, default: '' },
  after: { type: String, default: '' },
} as const

/** Makes a tag that writes a text with `before` and `after` around it, or nothing. */
function figure(
  attributes: NonNullable<Schema['attributes']>,
  text: (values: never) => string | null,
): Schema {
  return {
    selfClosing: true,
    attributes: { ...attributes, ...AROUND },
    transform(node, config) {
      const { before, after, ...values } = node.transformAttributes(config)
      const value = text(values as never)
      const said = value === null || value === '' ? '' : `${before}${value}${after}`
      // A tag on a line of its own is a paragraph.
      return node.inline || said === '' ? said : new Markdoc.Tag('p', {}, [said])
    },
  }
}

const isOffer = (name: string): boolean => (OFFERS as readonly string[]).includes(name)

const knowsListed = (words: unknown): ValidationError[] =>
  (Array.isArray(words) ? (words as readonly ListedWord[]) : [])
    .flatMap((word) => (typeof word === 'string' ? [] : Object.keys(word)))
    .flatMap((label) => knowsServices(label) ?? [])
    .map(slip)

/** Returns the tags that write a figure or a word of the owner's. */
export function figures(language: Language): Readonly<Record<string, Schema>> {
  const { prices } = WORDS[language]
  const answers = WORDS[language].answers()
  return {
    /**
     * The lowest price of a service, "lockout" or "installation": '$49', and with `night`
     * '$49 by day and $89 at night' where the owner states one. `work` names the price of the work
     * where the totals include something else, such as the lock.
     */
    price: figure(
      {
        primary: named((name) => (isOffer(name) ? null : knowsServices(name))),
        night: { type: Boolean },
        work: { type: Boolean },
      },
      ({ primary, night, work }: { primary: string; night?: boolean; work?: boolean }) => {
        const price = startingPrice(primary, work === true)
        if (price === null) return null
        return night === true ? dayAndNightPrice(primary, price, prices) : formatPrice(price)
      },
    ),
    /** What a service costs in all by day and at night; `day` and `night` name the times. */
    totals: figure(
      { primary: named(knowsServices), day: { type: String }, night: { type: String } },
      ({
        primary,
        day = answers.titles.day,
        night = answers.titles.night,
      }: {
        primary: string
        day?: string
        night?: string
      }) => statedTotals(primary, { day, night }, prices),
    ),
    /** The most that a service can cost, and for what. */
    most: figure({ primary: named(knowsServices) }, ({ primary }: { primary: string }) =>
      mostText(primary, prices),
    ),
    /** The owner's sentence about a term, such as "payment". */
    term: figure({ primary: named(knowsTerms) }, ({ primary }: { primary: keyof Terms }) =>
      termText(primary, prices),
    ),
    /** The most that a service or a "lockout" can cost, as an amount. */
    highest: figure(
      { primary: named((name) => (isOffer(name) ? null : knowsServices(name))) },
      ({ primary }: { primary: string }) => {
        const price = highestPrice(primary)
        return price === null ? null : formatPrice(price)
      },
    ),
    /** When the locksmith arrives, if the owner states it. */
    arrival: figure({}, () => arrivalText(answers)),
    /**
     * A list of words, each of which may depend on a service:
     * `{% list ["homes", {"Car Lockout": "cars"}] otherwise="doors" /%}`.
     */
    list: figure(
      {
        primary: { type: Array, required: true, validate: knowsListed },
        otherwise: { type: String, default: '' },
        joint: { ...oneOf(['and', 'or']), default: 'and' },
        capital: { type: Boolean },
      },
      ({
        primary,
        otherwise,
        joint,
        capital,
      }: {
        primary: readonly ListedWord[]
        otherwise: string
        joint: string
        capital?: boolean
      }) => {
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
