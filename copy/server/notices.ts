import type { Language } from '#domain/text/language.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import type { CustomerKind, NewsConsequence, NoticeKind } from '#domain/alarm/notice-kind.ts'
import type { EventKind } from '#domain/lead/events.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import { ARRIVAL_LATE_AFTER_MS } from '#domain/lead/arrival.ts'
import { HAND_OVER_MS } from '#domain/lead/lifecycle.ts'
import { CODE_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import { parseLeadStatus } from '#domain/lead/lifecycle.ts'
import { BOARD_MESSAGES } from './board.ts'
import { STATUS_MESSAGES } from './board-status.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'

interface PhoneMessage {
  readonly title: string
  readonly body: string
}

type TitledKind = Exclude<NoticeKind, CustomerKind | 'news' | 'message' | 'test' | 'sign-in'>

/** Texts of a notice to a staff member: no name, phone number, street or gate code, and of the customer's words none that `quoted-words.ts` hides. */
interface NoticeMessages {
  readonly titlePrefixes: Readonly<Record<TitledKind, string>>
  /** Instead of them for a planned request, whose customer does not wait. */
  readonly plannedTitlePrefixes: Readonly<Partial<Record<TitledKind, string>>>
  readonly bodies: Readonly<
    Record<
      'offered' | 'expired' | 'no-progress' | 'shift' | 'reminder' | 'test' | 'sign-in',
      string
    >
  >
  /** Of `no-progress` while somebody drives: half an hour late, and nothing was pressed. */
  readonly overdue: { readonly titlePrefix: string; readonly body: string }
  /** The body of a question: about progress, or about an arrival time that is over. */
  readonly question: Readonly<Record<'progress' | 'late', string>>
  readonly news: {
    /** @param name first name of a staff member */
    readonly by: (name: string) => string
    readonly byCustomer: string
    readonly consequences: Readonly<Record<NewsConsequence, string>>
    /** The customer's own words, price and times. */
    readonly quote: {
      readonly note: (words: string) => string
      readonly agreed: (amount: string) => string
      readonly proposed: (times: string) => string
      readonly words: (words: string) => string
    }
    /** What its reader can do. */
    readonly events: Readonly<Partial<Record<EventKind, string>>>
  }
  /** What precedes the recipients of a ready message in the history. */
  readonly message: string
  readonly since: (time: string) => string
  readonly waiting: (count: number) => string
  readonly accept: string
  readonly open: string
  readonly answer: string
  readonly test: string
  readonly signIn: string
  /** @param isPoor of one or two stars */
  readonly review: (isPoor: boolean, job: string) => PhoneMessage
  readonly sessionEnds: (device: string, time: string) => PhoneMessage
  readonly pushEnded: (device: string) => PhoneMessage
  /** Buttons of a push message. */
  readonly pushActions: Readonly<Record<'take' | 'call', string>>
  /** Why the button "take" of a push message did nothing; shown as a message. */
  readonly pushFailures: Readonly<Record<'taken' | 'unsent', string>>
}

export const NOTICE_MESSAGES: Readonly<Record<Language, NoticeMessages>> = {
  en: {
    titlePrefixes: {
      created: '',
      waiting: 'Still waiting: ',
      offered: 'For you: ',
      expired: 'Nobody took it: ',
      question: 'How is it going? ',
      'no-progress': 'Taken, and nobody on the way: ',
      shift: 'You are on call, and this waits: ',
      reminder: 'Appointment: ',
    },
    plannedTitlePrefixes: {
      waiting: 'Not confirmed yet: ',
      shift: 'You are on call, and this is to be confirmed: ',
    },
    bodies: {
      offered: `A colleague asks you to take this request. If you do not take it within ${formatDuration(HAND_OVER_MS, 'en')}, the alarm starts again.`,
      expired:
        'Nobody took this request, and the alarm has stopped. The customer is still waiting. Call the customer now.',
      'no-progress':
        'A colleague took it some minutes ago and has not said when they arrive. Call them, or take it over on the board.',
      shift: 'Your time on call has begun, and nobody has taken this request yet.',
      reminder: 'The appointment is coming up.',
      test: 'This is only a test. Open the link and press the button, so we know that messages reach you.',
      'sign-in': `Enter the code below on the sign-in page within ${formatDuration(CODE_LIFETIME_MS, 'en')}. Nobody from the business will ever ask you for it; if you did not ask for it yourself, do nothing.`,
    },
    overdue: {
      titlePrefix: 'Half an hour late, and no word: ',
      body: 'Your colleague was to be there half an hour ago and has pressed nothing since. Call them, and the customer, or take it over on the board.',
    },
    question: {
      progress:
        'You took this request, and we have heard nothing since. Open it and mark it: on the way, done or canceled.',
      late: `The arrival time you gave was ${formatDuration(ARRIVAL_LATE_AFTER_MS, 'en')} ago. Open it and give a new one, or mark it done.`,
    },
    news: {
      by: (name) => `By ${name}.`,
      byCustomer: 'By the customer.',
      consequences: {
        'not-yours': 'This request was yours. You do not have to go.',
        'nobody-goes': 'Nobody has to go.',
        unserved: 'Nobody was on the way to it. If it was a mistake, open it again on the board.',
        'not-done':
          'Somebody was on the way or there, and it was closed without the work. If that surprises you, ask the customer.',
        complaint: 'A colleague has this request. Call the customer.',
        joined:
          'Its alarm has stopped, because another request with the same number or address goes on. If they are not of one customer, open it again on the board.',
      },
      quote: {
        note: (words) => `“${words}”`,
        agreed: (amount) => `${amount}.`,
        proposed: (times) => `Asked for: ${times}`,
        words: (words) => `“${words}”`,
      },
      events: {
        photo: 'You can see it on the board.',
        disagreed: 'Talk to the customer before you go on.',
        called: 'Nobody took the call. Call the customer back.',
        corrected: 'The history shows what it was before.',
        cancel_attempt: 'You are on the way: call the customer before you drive on.',
        window_proposed: 'Open the request: agree to it, propose another time, or keep the time.',
        window_moved: 'The reminders follow it.',
        window_declined: 'Call, or propose other times.',
      },
    },
    message: 'Message: ',
    since: (time) => `It came in at ${time}.`,
    waiting: (count) => `${count} requests are waiting.`,
    accept: "I'll take it",
    open: 'Open the request',
    answer: 'I got it',
    test: 'Test of the alarm',
    signIn: 'Your code to open the board',
    review: (isPoor, job) => ({
      title: `${isPoor ? 'A review of one or two stars' : 'New review'}: ${job}`,
      body: isPoor
        ? 'A customer left a review of one or two stars. Read it on the board, under Reviews, and call the customer.'
        : 'A customer left a review. Read it on the board, under Reviews.',
    }),
    sessionEnds: (device, time) => ({
      title: `The board closes on ${device}: ${time}`,
      body: 'For safety, a phone is signed out some time after its sign-in. Sign in there again before, with the code that you get by email, so that you miss no request.',
    }),
    pushEnded: (device) => ({
      title:
        device === '' ? 'A phone is not notified anymore' : `${device} is not notified anymore`,
      body: 'The phone or its browser has ended the notifications of new requests. Open the board there, then Phones, and press “Notify this phone”.',
    }),
    pushActions: { take: "I'll take it", call: 'Call' },
    pushFailures: {
      taken: 'Not taken: this request is not waiting anymore. Open it to see who has it.',
      unsent: 'Not taken: this press did not reach us. Open the request and press again.',
    },
  },
  es: {
    titlePrefixes: {
      created: '',
      waiting: 'Sigue esperando: ',
      offered: 'Para usted: ',
      expired: 'Nadie la tomó: ',
      question: '¿Cómo va? ',
      'no-progress': 'Tomada, y nadie en camino: ',
      shift: 'Le toca guardia y hay algo en espera: ',
      reminder: 'Cita: ',
    },
    plannedTitlePrefixes: {
      waiting: 'Sin confirmar: ',
      shift: 'Le toca guardia y esto falta por confirmar: ',
    },
    bodies: {
      offered: `Alguien del equipo le pide que tome esta solicitud. Si usted no la toma en ${formatDuration(HAND_OVER_MS, 'es')}, la alarma empieza otra vez.`,
      expired:
        'Nadie tomó esta solicitud y la alarma ya paró. El cliente sigue esperando. Llámelo ahora.',
      'no-progress':
        'Alguien del equipo la tomó hace unos minutos y no ha dicho cuándo llega. Llámelo, o tome usted la solicitud en el tablero.',
      shift: 'Empezó su guardia y nadie ha tomado esta solicitud todavía.',
      reminder: 'La cita se acerca.',
      test: 'Es solo una prueba. Abra el enlace y toque el botón: así sabemos que los avisos le llegan.',
      'sign-in': `Escriba el código de abajo en la página de entrada en los próximos ${formatDuration(CODE_LIFETIME_MS, 'es')}. Nadie del negocio se lo va a preguntar nunca; si usted no pidió el código, no haga nada.`,
    },
    overdue: {
      titlePrefix: 'Media hora de retraso, sin noticias: ',
      body: 'Alguien del equipo debía llegar hace media hora y no ha marcado nada. Llámelo, y llame al cliente, o tome usted la solicitud en el tablero.',
    },
    question: {
      progress:
        'Usted tomó esta solicitud y no hemos sabido nada más. Ábrala y márquela: en camino, hecha o cancelada.',
      late: `Según la hora que usted dio, debía llegar hace ${formatDuration(ARRIVAL_LATE_AFTER_MS, 'es')}. Ábrala y dé otra hora, o márquela como hecha.`,
    },
    news: {
      by: (name) => `Lo hizo ${name}.`,
      byCustomer: 'Lo hizo el cliente.',
      consequences: {
        'not-yours': 'Esta solicitud era suya. Usted ya no tiene que ir.',
        'nobody-goes': 'Nadie tiene que ir.',
        unserved: 'Nadie iba en camino. Si fue un error, ábrala otra vez en el tablero.',
        'not-done':
          'Alguien iba en camino o ya estaba ahí, y se cerró sin hacer el trabajo. Si le extraña, pregúntele al cliente.',
        complaint: 'La tiene alguien del equipo. Llame al cliente.',
        joined:
          'Su alarma paró, porque sigue otra solicitud con el mismo teléfono o dirección. Si no son del mismo cliente, ábrala otra vez en el tablero.',
      },
      quote: {
        note: (words) => `“${words}”`,
        agreed: (amount) => `${amount}.`,
        proposed: (times) => `Pide: ${times}`,
        words: (words) => `“${words}”`,
      },
      events: {
        photo: 'La puede ver en el tablero.',
        disagreed: 'Hable con el cliente antes de seguir.',
        called: 'Nadie contestó. Llame al cliente.',
        corrected: 'El historial muestra lo que decía antes.',
        cancel_attempt: 'Usted ya va en camino: llame al cliente antes de seguir.',
        window_proposed: 'Abra la solicitud: acepte esa hora, proponga otra o deje la que estaba.',
        window_moved: 'Los recordatorios ya siguen la hora nueva.',
        window_declined: 'Llámelo o proponga otras horas.',
      },
    },
    message: 'Aviso: ',
    since: (time) => `Llegó ${atSpanishTime(time)}`,
    waiting: (count) => `Hay ${count} solicitudes en espera.`,
    accept: 'La tomo yo',
    open: 'Abrir la solicitud',
    answer: 'Me llegó',
    test: 'Prueba de la alarma',
    signIn: 'Su código para abrir el tablero',
    review: (isPoor, job) => ({
      title: `${isPoor ? 'Una reseña de una o dos estrellas' : 'Nueva reseña'}: ${job}`,
      body: isPoor
        ? 'Un cliente dejó una reseña de una o dos estrellas. Léala en el tablero, en Reseñas, y llame al cliente.'
        : 'Un cliente dejó una reseña. Léala en el tablero, en Reseñas.',
    }),
    sessionEnds: (device, time) => ({
      title: `El tablero se cierra en ${device} ${atSpanishTime(time)}`,
      body: 'Por seguridad, la sesión de un teléfono termina cierto tiempo después de entrar. Entre otra vez antes, con el código que le llega por correo, para no perder ninguna solicitud.',
    }),
    pushEnded: (device) => ({
      title:
        device === ''
          ? 'Un teléfono ya no recibe notificaciones'
          : `${device} ya no recibe notificaciones`,
      body: 'El teléfono o su navegador dejó de recibir las notificaciones de solicitudes nuevas. Abra ahí el tablero, luego Teléfonos, y toque “Avisar a este teléfono”.',
    }),
    pushActions: { take: 'La tomo yo', call: 'Llamar' },
    pushFailures: {
      taken: 'La solicitud no es suya: ya no está en espera. Ábrala para ver quién la tiene.',
      unsent:
        'La solicitud todavía no es suya: su respuesta no nos llegó. Ábrala y toque el botón otra vez.',
    },
  },
}

/** That the customer has another open request; spoken and written before acceptance. */
export const OTHER_LEAD_MESSAGES: Readonly<
  Record<Language, Readonly<Record<'yours' | 'taken' | 'waiting', string>>>
> = {
  en: {
    yours: 'You have the other request of this customer.',
    taken: 'A colleague has the other request of this customer.',
    waiting: 'This customer has another open request.',
  },
  es: {
    yours: 'Usted tiene la otra solicitud de este cliente.',
    taken: 'Alguien del equipo tiene la otra solicitud de este cliente.',
    waiting: 'Este cliente tiene otra solicitud abierta.',
  },
}

/** Returns what precedes service and town in the title of a notice; '' for nothing. */
export function noticeTitlePrefix(
  { kind, event }: { readonly kind: NoticeKind; readonly event: EventKind | null },
  timeframe: string,
  language: Language,
): string {
  const { titlePrefixes, plannedTitlePrefixes, message } = NOTICE_MESSAGES[language]
  if (event !== null) return `${eventWords(event, language)}: `
  if (kind === 'message') return message
  const prefixes: Readonly<Partial<Record<NoticeKind, string>>> = titlePrefixes
  const planned: Readonly<Partial<Record<NoticeKind, string>>> = plannedTitlePrefixes
  return (isPlanned(timeframe) ? planned[kind] : undefined) ?? prefixes[kind] ?? ''
}

/** Names an event by its kind alone, as the history does; '' for one that it leaves out. */
export function eventWords(kind: EventKind, language: Language): string {
  const status = parseLeadStatus(kind)
  if (status !== null) return STATUS_MESSAGES[language][status].event ?? ''
  const kinds: Readonly<Partial<Record<EventKind, string>>> = BOARD_MESSAGES[language].history.kinds
  return kinds[kind] ?? ''
}
