import { atSpanishTime, endSentence } from '#domain/time/spanish-time.ts'
import type { Language } from '#domain/text/language.ts'

/** Texts of the board's form for a lead by hand. */
interface NewLeadMessages {
  readonly title: string
  readonly fields: Readonly<
    Record<
      | 'phone'
      | 'name'
      | 'address'
      | 'service'
      | 'vehicle'
      | 'notes'
      | 'source'
      | 'timeframe'
      | 'day'
      | 'window',
      string
    >
  >
  readonly mine: string
  readonly spanish: string
  /** One press on the list, about a call that the reader answered. */
  readonly answered: (phone: string, time: string) => string
  readonly take: string
  readonly alarm: string
  readonly save: string
  readonly phoneProblem: string
  readonly calls: string
  readonly fromCall: string
}

export const NEW_LEAD_MESSAGES: Readonly<Record<Language, NewLeadMessages>> = {
  en: {
    title: 'New lead',
    fields: {
      phone: 'Phone number',
      name: 'Name',
      address: 'Address',
      service: 'Service',
      vehicle: 'Vehicle, such as 2019 Honda Civic',
      notes: 'Note',
      timeframe: 'When',
      day: 'Day (empty: none agreed)',
      window: 'Time',
      source: 'Where the customer came from',
    },
    mine: 'It is mine: I go',
    spanish: 'The customer speaks Spanish',
    answered: (phone, time) => `You answered ${phone} at ${time}.`,
    take: 'It is a job: mine',
    alarm: 'Notify the staff on call',
    save: 'Save the lead',
    phoneProblem: 'Write a complete phone number with area code.',
    calls: 'Calls that were taken',
    fromCall: 'New lead from this call',
  },
  es: {
    title: 'Nueva solicitud',
    fields: {
      phone: 'Teléfono',
      name: 'Nombre',
      address: 'Dirección',
      service: 'Servicio',
      vehicle: 'Carro, como 2019 Honda Civic',
      notes: 'Nota',
      timeframe: 'Para cuándo',
      day: 'Día (vacío si no acordaron ninguno)',
      window: 'Hora',
      source: 'De dónde viene el cliente',
    },
    mine: 'Es mía: voy yo',
    spanish: 'El cliente habla español',
    answered: (phone, time) => endSentence(`Usted contestó al ${phone} ${atSpanishTime(time)}`),
    take: 'Es un trabajo: mío',
    alarm: 'Avisar a quien está de guardia',
    save: 'Guardar la solicitud',
    phoneProblem: 'Escriba un teléfono completo con código de área.',
    calls: 'Llamadas contestadas',
    fromCall: 'Nueva solicitud por esta llamada',
  },
}
