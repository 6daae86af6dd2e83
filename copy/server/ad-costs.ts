import type { Language } from '#domain/text/language.ts'

interface AdCostCopy {
  readonly heading: string
  /** Titles of the columns after the source. */
  readonly titles: Readonly<
    Record<'calls' | 'leads' | 'missed' | 'done' | 'paid' | 'cost' | 'perJob', string>
  >
  readonly source: string
  /** What the columns mean. */
  readonly text: string
  readonly enter: string
  readonly enterText: string
  readonly month: string
  readonly amount: string
  readonly save: string
  readonly entered: string
  readonly problems: Readonly<Record<'month' | 'source' | 'cents', string>>
}

/** Messages of the results by source and of what ads cost. */
export const AD_COST_COPY: Readonly<Record<Language, AdCostCopy>> = {
  en: {
    heading: 'What each source brings',
    source: 'Source',
    titles: {
      paid: 'Paid',
      cost: 'Ads',
      perJob: 'Ads per job',
      done: 'Done',
      leads: 'Requests',
      missed: 'Missed',
      calls: 'Calls',
    },
    text: 'A call that somebody took is a request once it is entered. Of a month that is only partly in the period, its days count.',
    enter: 'What ads cost',
    enterText:
      'One amount per month and source, named as in the table. An empty amount removes it.',
    month: 'Month, such as 2026-10',
    amount: 'Dollars',
    save: 'Save',
    entered: 'Entered so far',
    problems: {
      month: 'Write the month as year and month, such as 2026-10.',
      source: 'Write the name of the source as in the table, 40 characters at most.',
      cents: 'Write the amount in dollars, such as 450 or 450.00.',
    },
  },
  es: {
    heading: 'Qué trae cada origen',
    source: 'Origen',
    titles: {
      paid: 'Pagado',
      cost: 'Anuncios',
      perJob: 'Anuncios por trabajo',
      done: 'Hechas',
      leads: 'Solicitudes',
      missed: 'Sin atender',
      calls: 'Llamadas',
    },
    text: 'Una llamada contestada cuenta como solicitud cuando alguien la anota. Si solo una parte de un mes cae en el periodo, se cuentan esos días.',
    enter: 'Lo que cuestan los anuncios',
    enterText:
      'Una cantidad por mes y por origen; escriba el origen como está en la tabla. Para quitarla, deje la cantidad vacía.',
    month: 'Mes, por ejemplo 2026-10',
    amount: 'Dólares',
    save: 'Guardar',
    entered: 'Anotado hasta ahora',
    problems: {
      month: 'Escriba el año y el mes, por ejemplo 2026-10.',
      source: 'Escriba el nombre del origen como está en la tabla, 40 caracteres como máximo.',
      cents: 'Escriba la cantidad en dólares, por ejemplo 450 o 450.00.',
    },
  },
}
