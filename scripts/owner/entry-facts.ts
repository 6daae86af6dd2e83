/**
 * Questions of `npm run setup` about entries that a business can leave empty. Question and example
 * come from the schema.
 */
import { aboutEntry } from '../../domain/business/schema/entry.ts'
import {
  type Business,
  businessSchema,
  type LocalizedText,
} from '../../domain/business/schema/schema.ts'

export interface EntryQuestion {
  /** Path in business.json. */
  readonly key: string
  readonly question: string
  /** The present value as the owner would type it; 'none' if it is empty. */
  readonly current: string
  /** Returns the value of an answer; `undefined` for one that does not have the form. */
  readonly valueOf: (text: string) => unknown
  /** The form of an answer, such as 'minutes such as 20-40'. */
  readonly form: string
}

const items = (text: string): readonly string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')

interface Form {
  readonly form: string
  readonly valueOf: (text: string) => unknown
  readonly text: (value: never) => string
}

const range = (text: string): { from: number; to: number } | undefined => {
  const [, from, to] = /^\$?(\d+)\s*(?:-|–|to)\s*\$?(\d+)$/.exec(text) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}
const rangeText = ({ from, to }: { from: number; to: number }): string => `${from}-${to}`

const MINUTES: Form = {
  form: 'minutes such as 20-40',
  valueOf: (text) => (/^none$/i.test(text) ? null : range(text)),
  text: (value: { from: number; to: number } | null) => (value ? rangeText(value) : 'none'),
}

/** Reads 'Hoboken 30-60; Secaucus 20-35' as a table. */
const MINUTES_BY_NAME: Form = {
  form: 'names with minutes such as Hoboken 30-60; Secaucus 20-35',
  valueOf: (text) => {
    if (/^none$/i.test(text)) return {}
    const rows = items(text).map((item) => {
      const [, name = '', minutes = ''] = /^(.*\S)\s+(\d+\s*(?:-|–|to)\s*\d+)$/.exec(item) ?? []
      return [name, range(minutes)] as const
    })
    return rows.every(([, minutes]) => minutes) ? Object.fromEntries(rows) : undefined
  },
  text: (value: Record<string, { from: number; to: number }>) =>
    Object.entries(value)
      .map(([name, minutes]) => `${name} ${rangeText(minutes)}`)
      .join('; ') || 'none',
}

const YES_NO: Form = {
  form: 'yes or no',
  valueOf: (text) => (/^(?:y|yes|true|n|no|false)$/i.test(text) ? /^[yt]/i.test(text) : undefined),
  text: (value: boolean) => (value ? 'yes' : 'no'),
}

const AMOUNT: Form = {
  form: 'whole dollars such as 1000000, 0 without insurance, or none',
  valueOf: (text) => {
    const digits = text.replaceAll(/[$,]/g, '')
    return /^none$/i.test(text) ? null : /^\d+$/.test(digits) ? Number(digits) : undefined
  },
  text: (value: number | null) => (value === null ? 'none' : String(value)),
}

const CODES: Form = {
  form: 'codes such as en es',
  valueOf: (text) => (/^none$/i.test(text) ? [] : text.toLowerCase().split(/[\s,;]+/)),
  text: (value: readonly string[]) => value.join(' ') || 'none',
}

const LOCKSMITHS: Form = {
  form: 'names with years in the trade such as Ana Ruiz 12; Ben Cole 5',
  valueOf: (text) =>
    /^none$/i.test(text)
      ? []
      : items(text).map((item) => {
          const [, name = item, years] = /^(.*\S)\s+(\d+)$/.exec(item) ?? []
          return { name, experienceYears: years ? Number(years) : null, license: null }
        }),
  text: (value: Business['locksmiths']) =>
    value
      .map(({ name, experienceYears }) => [name, experienceYears ?? ''].join(' ').trim())
      .join('; ') || 'none',
}

const MAKES: Form = {
  form: 'makes with model years such as Honda 1998-2025; Ford 1996-2024',
  valueOf: (text) => {
    const table = MINUTES_BY_NAME.valueOf(text) as Record<string, object> | undefined
    return table && Object.entries(table).map(([make, years]) => ({ make, ...years }))
  },
  text: (value: NonNullable<Business['carMakes']>) =>
    value.map(({ make, ...years }) => `${make} ${rangeText(years)}`).join('; ') || 'none',
}

/** English, then Spanish behind a bar. */
const SENTENCE: Form = {
  form: 'a sentence, with its Spanish behind a bar: Cash and cards. | Efectivo y tarjetas.',
  valueOf: (text) => {
    if (/^none$/i.test(text)) return null
    const [en = '', es, ...more] = text.split('|').map((part) => part.trim())
    return more.length > 0 ? undefined : es === undefined ? en : { en, es }
  },
  text: (value: LocalizedText | null) =>
    value === null ? 'none' : typeof value === 'string' ? value : `${value.en} | ${value.es}`,
}

const LINK: Form = {
  form: 'an address with https://, or none',
  valueOf: (text) => (/^none$/i.test(text) ? null : text),
  text: (value: string | null) => value ?? 'none',
}

/** Lowest and highest price by service; what raises a price stays. */
const pricesForm = ({ prices }: Business): Form => ({
  form: 'services with lowest and highest price such as House Lockout 49-150; Lock Rekey 89-189',
  valueOf: (text) => {
    const table = MINUTES_BY_NAME.valueOf(text) as
      | Record<string, { from: number; to: number }>
      | undefined
    const rows = Object.entries(prices).map(([label, { more, least }]) => {
      const { from = null, to = null } = table?.[label] ?? {}
      return [label, { from, to, includes: null, ...(least && { least }), more }]
    })
    const added = Object.entries(table ?? {}).map(([label, { from, to }]) => [
      label,
      { includes: null, more: null, ...(prices[label] && { more: prices[label].more }), from, to },
    ])
    return table && Object.fromEntries([...rows, ...added])
  },
  text: (rows: Business['prices']) =>
    Object.entries(rows)
      .flatMap(([label, { from, to }]) =>
        from === null ? [] : [`${label} ${rangeText({ from, to: to ?? from })}`],
      )
      .join('; ') || 'none',
})

/** Returns the questions with the present answers. */
export function entryQuestions(facts: Business): readonly EntryQuestion[] {
  const ask = (key: string, form: Form, value: unknown, more = ''): EntryQuestion => {
    const entry = key.split('.')[0] as keyof typeof businessSchema.shape
    const [label, explanation] = aboutEntry(businessSchema.shape[entry]).en
    return {
      key,
      question: `${label}${more}. ${explanation} Write ${form.form}`,
      current: form.text(value as never),
      valueOf: form.valueOf,
      form: form.form,
    }
  }
  const { terms } = facts
  return [
    ask('prices', pricesForm(facts), facts.prices),
    ask('quoteIncludesAll', YES_NO, facts.quoteIncludesAll),
    ...Object.entries({
      trip: 'trip',
      nightAndHoliday: 'nights and holidays',
      tax: 'tax',
      payment: 'payment',
      warranty: 'warranty',
      cancellation: 'what a no at the door costs',
    } satisfies Record<keyof typeof terms, string>).map(([term, name]) =>
      ask(`terms.${term}`, SENTENCE, terms[term as keyof typeof terms], `: ${name}`),
    ),
    ask('arrivalMinutes', MINUTES, facts.arrivalMinutes),
    ask('townArrivalMinutes', MINUTES_BY_NAME, facts.townArrivalMinutes ?? {}),
    ask('jobMinutes', MINUTES_BY_NAME, facts.jobMinutes),
    ask('carMakes', MAKES, facts.carMakes ?? []),
    ask('insuranceAmount', AMOUNT, facts.insuranceAmount),
    ask('vehicleMarked', YES_NO, facts.vehicleMarked),
    ask('spokenLanguages', CODES, facts.spokenLanguages),
    ask('locksmiths', LOCKSMITHS, facts.locksmiths),
    ask('reviewLink', LINK, facts.reviewLink ?? null),
  ]
}
