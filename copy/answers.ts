import { business, type MinuteRange } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'
import type { GroupId, Service } from '#domain/services.ts'
import { TOWNS } from '#domain/towns.ts'
import { localizedText } from '#domain/localized-text.ts'
import { fillTemplate } from './fill-template.ts'
import { feesText, priceDetails, type PriceMessages, priceText, statedPrice } from './price-text.ts'
import type { Question } from './types.ts'

type OfferKey = keyof typeof business.offers

/**
 * Texts of the answer box in one language; without a fact of the owner the neutral ones are used.
 */
export interface AnswerMessages {
  /** After the heading of service and category pages. */
  readonly place: string
  readonly titles: Readonly<
    Record<'price' | 'arrival' | 'duration' | 'who' | 'ready' | 'payment', string>
  >
  readonly offers: Readonly<Record<OfferKey, string>>
  readonly refusal: string
  /** With `from` and `to`, in minutes. */
  readonly arrival: string
  /** With `from` and `to`, in minutes. */
  readonly duration: string
  readonly locksmith: string
  readonly locksmithInMarkedVan: string
  /** Before the means of payment that the owner states. */
  readonly payment: string
  /** With `price`: the amount. */
  readonly insurance: string
  /** With `list`. */
  readonly languages: string
  /** On the page about the business. */
  readonly locksmiths: string
  /** With `count`. */
  readonly experience: string
  /**
   * By the kind of the service: price, arrival and duration without figures, and what to have
   * ready.
   */
  readonly groups: Readonly<
    Record<GroupId, Readonly<Record<'price' | 'arrival' | 'duration' | 'ready', string>>>
  >
  /** Before what else a service needs, if that has no ID. */
  readonly photoId: string
  /** On the pages about lockouts: what happens if the ID is inside. */
  readonly idInside: string
  readonly soonQuestion: string
  /** What the arrival depends on. */
  readonly soonFactors: string
}

/** What a page's answers are about. */
export interface AnswerTopic {
  /** On town pages: 'emergency'. */
  readonly group: GroupId
  /** The service of a service page, with the titles of what to have ready. */
  readonly service?: {
    readonly label: Service['label']
    readonly ready: readonly string[]
    readonly duration?: string | undefined
  }
  /** Starting prices of other pages. */
  readonly offers: readonly OfferKey[]
  /** Services of a category page, with their names. */
  readonly services?: readonly { readonly label: string; readonly name: string }[]
  /**
   * True if the customer may be locked out, with the ID inside; false where ID is checked before
   * opening.
   */
  readonly isLockout: boolean
  /** License as in the top bar, with its number; `null` without one. */
  readonly license: string | null
  /** Route to the town of a town page. */
  readonly approach?: string
  /** Name of the town of a town page. */
  readonly town?: string
}

export interface Answer {
  readonly title: string
  readonly text: string
}

/**
 * Returns the answers of a page's box, each in a line or two: price, arrival, duration, who comes,
 * what to have ready, payment.
 */
export function answersAbout(
  topic: AnswerTopic,
  messages: AnswerMessages,
  prices: PriceMessages,
): readonly Answer[] {
  const { titles } = messages
  return [
    { title: titles.price, text: priceAnswer(topic, messages, prices) },
    {
      title: titles.arrival,
      text: joined(arrivalText(messages, topic.group, topic.town), topic.approach),
    },
    { title: titles.duration, text: durationAnswer(topic, messages) },
    { title: titles.who, text: whoAnswer(topic, messages, prices) },
    { title: titles.ready, text: readyAnswer(topic, messages) },
    { title: titles.payment, text: paymentAnswer(messages, prices) },
  ]
}

function priceAnswer(
  { group, service, offers, services = [] }: AnswerTopic,
  messages: AnswerMessages,
  prices: PriceMessages,
): string {
  const starting = [
    ...offers.map((offer) => fillTemplate(messages.offers[offer])),
    ...services
      .filter(({ label }) => !isOfferPrice(label, offers))
      .map(({ label, name }) => statedPrice(label, name, prices)),
  ]
  return joined(
    service
      ? `${capitalized(priceText(service.label, prices))}.`
      : joined(...starting) || `${prices.quote}.`,
    service && isFixedPrice(service.label)
      ? null
      : (service && priceDetails(service.label, prices)) || messages.groups[group].price,
    messages.refusal,
  )
}

/** Returns whether a service has one price without a description of the owner. */
function isFixedPrice(label: string): boolean {
  const { from, to, includes, more } = business.prices[label] ?? {}
  return from != null && from === to && (includes ?? more ?? null) === null
}

/** Returns whether a service has only the starting price that the page states anyway. */
function isOfferPrice(label: string, offers: readonly OfferKey[]): boolean {
  const { from, to } = business.prices[label] ?? {}
  return to === null && offers.some((offer) => business.offers[offer].price === from)
}

/** Returns when the locksmith arrives: in a town, or in the nearest to the farthest of all towns. */
function arrivalText(messages: AnswerMessages, group: GroupId, town?: string): string {
  const ranges = (town === undefined ? TOWNS.map(({ name }) => name) : [town]).map(
    (name) => business.townArrivalMinutes?.[name] ?? business.arrivalMinutes,
  )
  const known = ranges.filter((range) => range !== null)
  if (known.length < ranges.length) return messages.groups[group].arrival
  return inMinutes(messages.arrival, {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  })
}

/** Returns the answer to `soonQuestion`. */
export const soonAnswer = (messages: AnswerMessages): string =>
  joined(arrivalText(messages, 'emergency'), messages.soonFactors)

function durationAnswer({ group, service }: AnswerTopic, messages: AnswerMessages): string {
  const minutes = service && business.jobMinutes[service.label]
  return minutes
    ? inMinutes(messages.duration, minutes)
    : (service?.duration ?? messages.groups[group].duration)
}

function whoAnswer(
  { license }: AnswerTopic,
  messages: AnswerMessages,
  { language }: PriceMessages,
): string {
  const { vehicleMarked, insuranceAmount } = business
  return joined(
    fillTemplate(vehicleMarked ? messages.locksmithInMarkedVan : messages.locksmith),
    license && `${license}.`,
    insuranceText(insuranceAmount, messages),
    languagesText(messages, language),
  )
}

/** Returns who comes, one line each, as the owner names them; empty without names. */
export const locksmithLines = (messages: AnswerMessages): readonly string[] =>
  business.locksmiths.map(({ name, experienceYears, license }) =>
    [
      name,
      ...(experienceYears === null
        ? []
        : [fillTemplate(messages.experience, { count: String(experienceYears) })]),
      ...(license === null ? [] : [`Lic. ${license}`]),
    ].join(', '),
  )

/** Returns insurance and languages as far as the owner states them; empty otherwise. */
export const statedFacts = (messages: AnswerMessages, { language }: PriceMessages): string =>
  joined(insuranceText(business.insuranceAmount, messages), languagesText(messages, language))

/** Returns the spoken languages, also on pages in none of them, whose readers have to know. */
function languagesText(messages: AnswerMessages, language: Language): string | null {
  const { spokenLanguages } = business
  return spokenLanguages.length > 0
    ? fillTemplate(messages.languages, { list: languageNames(spokenLanguages, language) })
    : null
}

/** Returns the owner's insurance as a sentence; `null` without insurance or its amount. */
const insuranceText = (amount: number | null, { insurance }: AnswerMessages): string | null =>
  amount === null || amount === 0
    ? null
    : fillTemplate(insurance, { price: `$${amount.toLocaleString('en-US')}` })

function readyAnswer({ group, service, isLockout }: AnswerTopic, messages: AnswerMessages): string {
  const ready = service?.ready ?? []
  const hasId = ready.some((title) => /\bID\b|identificación/i.test(title))
  const [first = '', ...others] = hasId ? ready : [messages.photoId, ...ready]
  return joined(
    service ? `${[first, ...others.map(uncapitalized)].join(', ')}.` : messages.groups[group].ready,
    isLockout ? messages.idInside : null,
  )
}

const paymentAnswer = (messages: AnswerMessages, prices: PriceMessages): string =>
  joined(
    messages.payment,
    localizedText(business.terms.payment, prices.language),
    feesText(prices),
    localizedText(business.terms.warranty, prices.language),
  )

/** Returns the question of the lockout pages about the arrival, with its answer. */
export const soonQuestion = (messages: AnswerMessages): Question => ({
  question: messages.soonQuestion,
  answer: soonAnswer(messages),
})

const joined = (...sentences: readonly (string | null | undefined)[]): string =>
  sentences.filter((sentence) => sentence).join(' ')

const inMinutes = (text: string, { from, to }: MinuteRange): string =>
  fillTemplate(text, { from: String(from), to: String(to) })

/** Returns 'English and Spanish' for ['en', 'es']. */
function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Lowers the first letter, unless the word is an abbreviation such as ID. */
const uncapitalized = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
