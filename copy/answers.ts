import { business, type MinuteRange } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import type { GroupId } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import { fillTemplate } from './fill-template.ts'
import { joinSentences } from './join-sentences.ts'
import { includesText, mostText, type PriceMessages, priceText } from './price-text.ts'

/** Texts around the owner's facts in one language. */
export interface AnswerMessages {
  /** Rows of the card with the owner's figures. */
  readonly titles: Readonly<
    Record<'price' | 'day' | 'night' | 'arrival' | 'ready' | 'duration', string>
  >
  /** With `minutes`: how long after a call. */
  readonly arrival: string
  /** As `arrival`, after minutes by day. */
  readonly arrivalAtNight: string
  /** Of work that is mostly planned. */
  readonly plannedArrival: string
  /** Of work that is always planned. */
  readonly byAppointment: string
  /** With `from` and `to`: minutes of every town. */
  readonly minutes: string
  /** As `minutes`, after those by day. */
  readonly nightMinutes: string
  /** Minutes of the nearest and the farthest town, with the names and ranges of both. */
  readonly minutesByTown: string
  /** As `minutesByTown`, after those by day. */
  readonly nightMinutesByTown: string
  /** With `minutes`, in a list of towns. */
  readonly townMinutes: string
  /** On town pages: what somebody outside needs to have ready. */
  readonly ready: string
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
 * Returns the figures of a page's card beside the list of prices, each in a line or two: what is in
 * the price and the most it can be, arrival, duration; on a town's page also what to have ready. A fact that the owner has left empty has no
 * row.
 */
export function factsAbout(
  topic: FactTopic,
  messages: AnswerMessages,
  prices: PriceMessages,
): readonly Fact[] {
  const { service, town } = topic
  const rows: Readonly<Record<'price' | 'arrival' | 'ready' | 'duration', string>> = {
    price: service === undefined ? '' : priceFact(service, prices),
    arrival: joinSentences(arrivalFact(topic, messages), town?.approach),
    ready: town === undefined ? '' : messages.ready,
    duration: service === undefined ? '' : durationText(service, messages),
  }
  return Object.entries(rows).flatMap(([name, text]) =>
    text === '' ? [] : [{ title: messages.titles[name as keyof typeof rows], text }],
  )
}

/** Returns when the locksmith arrives; of planned work no minutes, which few of its readers ask for. */
function arrivalFact({ group, service, town }: FactTopic, messages: AnswerMessages): string | null {
  if (business.prices[service ?? '']?.total?.night === null) return messages.byAppointment
  const arrival = statedArrival(messages.arrival, messages, town?.name)
  const isPlanned = group === 'residential' || group === 'commercial'
  return isPlanned && arrival !== null ? messages.plannedArrival : arrival
}

/** Returns what is in the price and the most it can be, after the lowest unless totals are listed. */
const priceFact = (service: string, prices: PriceMessages): string =>
  joinSentences(
    business.prices[service]?.total ? null : `${capitalized(priceText(service, prices))}.`,
    mostText(service, prices),
    capitalized(includesText(service, prices) ?? ''),
  )

type TownRanges = readonly (readonly [town: string, range: MinuteRange])[]

/** Returns the ranges of towns; none unless each is known. */
function rangesOf(
  towns: readonly string[],
  rangeOf: (town: string) => MinuteRange | null | undefined,
): TownRanges {
  const ranges = towns.flatMap((town) => {
    const range = rangeOf(town)
    return range ? [[town, range] as const] : []
  })
  return ranges.length === towns.length ? ranges : []
}

/** The nearest and the farthest of several towns, the same for one town or equal minutes. */
interface Extremes {
  readonly near: TownRanges[number]
  readonly far: TownRanges[number]
}

function extremesOf(ranges: TownRanges): Extremes | null {
  const sorted = ranges.toSorted(([, one], [, other]) => one.from - other.from || one.to - other.to)
  const [near] = sorted
  const last = sorted.at(-1)
  if (!near || !last) return null
  const isSame = near[1].from === last[1].from && near[1].to === last[1].to
  return { near, far: isSame ? near : last }
}

/**
 * Returns the minutes to the nearest and the farthest town.
 * @param texts with one range, and with the ranges of two towns
 */
function minutesText({ near, far }: Extremes, [one, two]: readonly [string, string]): string {
  const [nearTown, { from, to }] = near
  return fillTemplate(near === far ? one : two, {
    from: String(from),
    to: String(to),
    town: nearTown,
    farFrom: String(far[1].from),
    farTo: String(far[1].to),
    farTown: far[0],
  })
}

/**
 * Returns when the locksmith arrives by day and at night: in a town, or in the nearest and the
 * farthest of all towns; `null` unless the owner states it.
 */
function statedArrival(text: string, messages: AnswerMessages, town?: string): string | null {
  const towns = town === undefined ? allTowns().map(({ name }) => name) : [town]
  const day = extremesOf(
    rangesOf(towns, (name) => business.townArrivalMinutes?.[name] ?? business.arrivalMinutes),
  )
  const night = extremesOf(rangesOf(towns, (name) => business.townNightMinutes?.[name]))
  if (day === null) return null
  return joinSentences(
    fillTemplate(text, { minutes: minutesText(day, [messages.minutes, messages.minutesByTown]) }),
    night &&
      fillTemplate(messages.arrivalAtNight, {
        minutes: minutesText(night, [messages.nightMinutes, messages.nightMinutesByTown]),
      }),
  )
}

/** Returns when the locksmith arrives, for all towns; `null` unless the owner states it. */
export const arrivalText = (messages: AnswerMessages): string | null =>
  statedArrival(messages.arrival, messages)

/** Returns when the locksmith arrives in a town, for a list of towns; `null` unless the owner states it. */
export const townMinutes = (town: string, messages: AnswerMessages): string | null =>
  statedArrival(messages.townMinutes, messages, town)

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
