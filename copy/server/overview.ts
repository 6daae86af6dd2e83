import { type LossReason, MISSED_AFTER_MS } from '#domain/lead/loss.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import { atSpanishTime, endSentence } from '#domain/time/spanish-time.ts'

const MISSED_AFTER_EN = formatDuration(MISSED_AFTER_MS, 'en')
const MISSED_AFTER_ES = formatDuration(MISSED_AFTER_MS, 'es')

/** "1 hecha", "2 hechas". */
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Messages of the overview and the search. */
export const OVERVIEW_MESSAGES_EN = {
  overview: {
    heading: 'Overview',
    period: 'Period',
    days: (days: number) => (days === 1 ? 'Today' : `${days} days`),
    counts: {
      submissions: 'Requests',
      open: 'Open',
      done: 'Done',
      lost: 'Lost',
      unpaid: 'Done, not paid',
      accepted: 'Taken',
      missed: 'Missed',
      cancelled: 'Canceled',
    },
    money: {
      paid: 'Paid',
      cost: 'Ads',
      unpaid: 'Done, not paid',
    },
    sum: (came: number, open: number, done: number, lost: number, spam: number) =>
      `${came} came in: ${open} open, ${done} done, ${lost} lost. Besides: ${spam} spam.`,
    missedText: `Missed: nobody took it within ${MISSED_AFTER_EN}. Spam and tests do not count.`,
    seconds: (count: number) => `${count}\u00a0s`,
    acceptance: (half: string, most: string) =>
      `Of the urgent ones that were taken, half were within ${half}, nine of ten within ${most}.`,
    noAcceptance: 'None was taken.',
    bars: (isDay: boolean, most: number) =>
      `Requests per ${isDay ? 'hour' : 'day'}, ${most} at most. The hollow part was missed.`,
    bar: (time: string, count: number, missed: number) =>
      `${time}: ${count}${missed === 0 ? '' : `, ${missed} missed`}`,
    losses: {
      nobody: 'Nobody took it',
      late: `Taken after more than ${MISSED_AFTER_EN}`,
      customer: 'The customer canceled',
      solved: 'It was solved without us',
      price: 'Too expensive for the customer',
      area: 'Too far away',
      busy: 'We had nobody to send',
      unreached: 'The customer could not be reached',
      no_show: 'Nobody was there when we came',
      other: 'Another reason',
    } satisfies Record<LossReason, string> as Readonly<Record<LossReason, string>>,
    groups: {
      loss: 'Lost: why',
      person: 'Taken by',
      service: 'Service',
      town: 'Town',
      source: 'Source',
    },
    elsewhere: 'Other town',
    noSource: 'Direct',
    unknownSource: 'Unknown',
    others: 'All others',
    delayed: 'Delayed calls',
    capped: 'The limit of calls was reached.',
    failed: (error: string) => `The call failed: ${error}.`,
    notSent: 'Not made.',
    sentAt: (time: string) => `Made ${time}.`,
    person: (done: number, paid: string) => `${done} done, ${paid} paid`,
    csv: 'Spreadsheet (CSV)',
    leadsCsv: 'Each request as a spreadsheet (CSV)',
    csvTitles: ['What', 'Name', 'Number'],
    csvSeconds: 'Seconds until taken',
    csvPaid: 'Paid, dollars',
  },
  search: {
    heading: 'Search',
    label: 'Phone number, name, address or service',
    button: 'Search',
    nothing: 'Nothing found. Part of a name, a street or a number is enough: try fewer words.',
    nothingYet: 'Nothing found so far. Older requests were not searched yet.',
    older: 'Older requests',
  },
}

export const OVERVIEW_MESSAGES_ES: typeof OVERVIEW_MESSAGES_EN = {
  overview: {
    heading: 'Resumen',
    period: 'Periodo',
    days: (days) => (days === 1 ? 'Hoy' : `${days} días`),
    counts: {
      submissions: 'Solicitudes',
      open: 'Abiertas',
      done: 'Hechas',
      lost: 'Perdidas',
      unpaid: 'Hechas sin pagar',
      accepted: 'Tomadas',
      missed: 'Sin atender',
      cancelled: 'Canceladas',
    },
    money: { paid: 'Pagado', cost: 'Anuncios', unpaid: 'Hechas sin pagar' },
    sum: (came, open, done, lost, spam) =>
      `${came === 1 ? 'Llegó' : 'Llegaron'} ${came}: ${counted(open, 'abierta')}, ${counted(done, 'hecha')}, ${counted(lost, 'perdida')}. Aparte: ${spam} de spam.`,
    missedText: `Sin atender: pasaron ${MISSED_AFTER_ES} y nadie las tomó. El spam y las pruebas no se cuentan.`,
    seconds: (count) => `${count}\u00a0s`,
    acceptance: (half, most) =>
      `De las urgentes que se tomaron, la mitad se tomó en ${half} o menos; nueve de cada diez, en ${most} o menos.`,
    noAcceptance: 'No se tomó ninguna.',
    bars: (isDay, most) =>
      `Solicitudes por ${isDay ? 'hora' : 'día'}, ${most} como máximo. La parte hueca son las que quedaron sin atender.`,
    bar: (time, count, missed) =>
      `${time}: ${count}${missed === 0 ? '' : `, ${missed} sin atender`}`,
    losses: {
      nobody: 'Nadie la tomó',
      late: `Se tomó después de más de ${MISSED_AFTER_ES}`,
      customer: 'El cliente canceló',
      solved: 'Se resolvió sin nosotros',
      price: 'Muy caro para el cliente',
      area: 'Queda muy lejos',
      busy: 'No teníamos a quién mandar',
      unreached: 'No pudimos comunicarnos con el cliente',
      no_show: 'Cuando llegamos no había nadie',
      other: 'Otro motivo',
    },
    groups: {
      loss: 'Perdidas: por qué',
      person: 'Tomadas por',
      service: 'Servicio',
      town: 'Ciudad',
      source: 'Origen',
    },
    elsewhere: 'Otra ciudad',
    noSource: 'Directo',
    unknownSource: 'No se sabe',
    others: 'Todo lo demás',
    delayed: 'Llamadas atrasadas',
    capped: 'Se alcanzó el límite de llamadas.',
    failed: (error) => `La llamada falló: ${error}.`,
    notSent: 'No se hizo.',
    sentAt: (time) => endSentence(`Se hizo ${atSpanishTime(time)}`),
    person: (done, paid) => `${counted(done, 'hecha')}, ${paid} pagados`,
    csv: 'Hoja de cálculo (CSV)',
    leadsCsv: 'Cada solicitud, como hoja de cálculo (CSV)',
    csvTitles: ['Qué', 'Nombre', 'Número'],
    csvSeconds: 'Segundos hasta tomarla',
    csvPaid: 'Pagado, dólares',
  },
  search: {
    heading: 'Buscar',
    label: 'Teléfono, nombre, dirección o servicio',
    button: 'Buscar',
    nothing:
      'No se encontró nada. Basta una parte del nombre, la calle o el número: pruebe con menos palabras.',
    nothingYet: 'Nada hasta ahora. Faltan por buscar las solicitudes más antiguas.',
    older: 'Solicitudes más antiguas',
  },
}
