import { business, type MinuteRange, type Terms } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import type { GroupId } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import { fillTemplate } from './fill-template.ts'
import { joinSentences } from './join-sentences.ts'
import { priceDetails, type PriceMessages, priceText, termText, totalTexts } from './price-text.ts'

/** Texts around the owner's facts in one language. */
export interface AnswerMessages {
  /** After the heading of service and category pages. */
  readonly place: string
  /** Rows of the card with the owner's figures. */
  readonly titles: Readonly<
    Record<
      'price' | 'day' | 'night' | 'arrival' | 'duration' | 'refusal' | 'payment' | 'warranty',
      string
    >
  >
  /** With `from` and `to`, in minutes. */
  readonly arrival: string
  /** As `arrival`, of work that is mostly planned. */
  readonly plannedArrival: string
  /** Of work that is always planned. */
  readonly byAppointment: string
  /** As `arrival`, in a list of towns. */
  readonly townMinutes: string
  /** With `from` and `to`, in minutes. */
  readonly duration: string
  /** With `from` and `to`, in hours. */
  readonly durationInHours: string
  /** With `from` in minutes and `to` in hours. */
  readonly durationUpToHours: string
  /** If the van has the name of the business on it. */
  readonly markedVan: string
  /** With `price`: the amount. */
  readonly insurance: string
  /** With `list`. */
  readonly languages: string
  /** On the page about the business. */
  readonly locksmiths: string
  /** With `count`. */
  readonly experience: string
  /** On the tag of a locksmith without a license, with `license` of the business; or empty. */
  readonly underLicense: string
  /** Link to look up a locksmith's license. */
  readonly lookUp: string
}

/** What the card of a page is about. */
export interface FactTopic {
  /** On town pages: 'emergency'. */
  readonly group: GroupId
  /** Label of the service of a service page. */
  readonly service?: string
  /** Town of a town page: its name, and the route to it. */
  readonly town?: { readonly name: string; readonly approach: string }
}

export interface Fact {
  readonly title: string
  readonly text: string
}

/**
 * Returns the figures of a page's card, each in a line or two: price, totals by day and night,
 * arrival, duration, and what a no costs with the payment, or the warranty. A fact that the owner
 * has left empty has no row.
 */
export function factsAbout(
  topic: FactTopic,
  messages: AnswerMessages,
  prices: PriceMessages,
): readonly Fact[] {
  const { group, service, town } = topic
  const term = (name: keyof Terms): string => termText(name, prices) ?? ''
  const isEmergency = group === 'emergency'
  const totals = totalTexts(service ?? '', prices)
  const isPlanned = business.prices[service ?? '']?.total?.night === null
  const rows: Readonly<Record<keyof AnswerMessages['titles'], string>> = {
    price: service === undefined ? '' : priceFact(service, prices),
    day: capitalized(totals.day ?? ''),
    // Work by appointment has no price of a night.
    night: isPlanned ? '' : joinSentences(capitalized(totals.night ?? ''), term('nightAndHoliday')),
    arrival: isPlanned
      ? messages.byAppointment
      : joinSentences(
          statedArrival(
            group === 'residential' || group === 'commercial'
              ? messages.plannedArrival
              : messages.arrival,
            town?.name,
          ),
          town?.approach,
        ),
    duration: service === undefined ? '' : durationText(service, messages),
    // Whoever stands outside asks what a no costs; planned work is compared by its warranty.
    refusal: isEmergency ? term('cancellation') : '',
    payment: isEmergency ? term('payment') : '',
    warranty: isEmergency ? '' : term('warranty'),
  }
  return Object.entries(rows).flatMap(([name, text]) =>
    text === '' ? [] : [{ title: messages.titles[name as keyof typeof rows], text }],
  )
}

const priceFact = (service: string, prices: PriceMessages): string =>
  joinSentences(`${capitalized(priceText(service, prices))}.`, priceDetails(service, prices))

/**
 * Returns when the locksmith arrives: in a town, or in the nearest to the farthest of all towns;
 * `null` unless the owner states it.
 */
function statedArrival(text: string, town?: string): string | null {
  const ranges = (town === undefined ? allTowns().map(({ name }) => name) : [town]).map(
    (name) => business.townArrivalMinutes?.[name] ?? business.arrivalMinutes,
  )
  const known = ranges.filter((range) => range !== null)
  if (known.length < ranges.length) return null
  return withRange(text, {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  })
}

/** Returns when the locksmith arrives, for all towns; `null` unless the owner states it. */
export const arrivalText = (messages: AnswerMessages): string | null =>
  statedArrival(messages.arrival)

/** Returns when the locksmith arrives in a town, for a list of towns; `null` unless the owner states it. */
export const townMinutes = (town: string, messages: AnswerMessages): string | null =>
  statedArrival(messages.townMinutes, town)

function durationText(service: string, messages: AnswerMessages): string {
  const minutes = business.jobMinutes[service]
  if (!minutes) return ''
  const hours = { from: minutes.from / 60, to: minutes.to / 60 }
  if (!Number.isInteger(hours.to) || hours.to === 1) return withRange(messages.duration, minutes)
  return Number.isInteger(hours.from)
    ? withRange(messages.durationInHours, hours)
    : withRange(messages.durationUpToHours, { from: minutes.from, to: hours.to })
}

/** Returns insurance, van and languages as far as the owner states them; empty otherwise. */
export const statedFacts = (messages: AnswerMessages, { language }: PriceMessages): string =>
  joinSentences(
    insuranceText(business.insuranceAmount, messages),
    business.vehicleMarked ? messages.markedVan : null,
    languagesText(messages, language),
  )

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

const withRange = (text: string, { from, to }: MinuteRange): string =>
  fillTemplate(text, { from: String(from), to: String(to) })

/** Returns 'English and Spanish' for ['en', 'es']. */
function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
