import type { Language } from '#domain/text/language.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import type { Provider } from '#domain/alarm/channels.ts'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import { ARRIVAL_LATE_AFTER_MS } from '#domain/lead/arrival.ts'
import { HAND_OVER_MS } from '#domain/lead/lifecycle.ts'
import { CODE_LIFETIME_MS, LOW_CALLS_SHARE } from '#domain/staff/staff-limits.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'

interface PhoneMessage {
  readonly title: string
  readonly body: string
}

/** Texts of a notice to a staff member: no name, phone number, street, note or gate code (R105). */
interface NoticeMessages {
  readonly titlePrefixes: Readonly<Record<NoticeKind, string>>
  /** Instead of them for a planned request, whose customer does not wait (R233). */
  readonly plannedTitlePrefixes: Readonly<Partial<Record<NoticeKind, string>>>
  readonly bodies: Readonly<
    Record<
      Exclude<
        NoticeKind,
        'created' | 'waiting' | 'schedule' | 'device' | 'access' | 'channel-refused'
      >,
      string
    >
  >
  readonly since: (time: string) => string
  readonly waiting: (count: number) => string
  readonly accept: string
  readonly open: string
  readonly answer: string
  readonly test: string
  readonly signIn: string
  readonly callsLow: string
  /** A provider refuses us: whose channel notifies nobody, and what to look at. */
  readonly refused: Readonly<Record<Provider, PhoneMessage>>
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
      accepted: 'Taken: ',
      cancelled: 'Canceled: ',
      closed: 'Closed: ',
      'closed-unserved': 'Closed, nobody was on the way: ',
      'cancel-attempt': 'The customer wants to cancel: ',
      'taken-over': 'Taken over: ',
      corrected: 'Corrected by a colleague: ',
      'yours-again': 'Yours again: ',
      offered: 'For you: ',
      'handed-back': 'Handed back: ',
      reopened: 'Open again: ',
      note: 'The customer added a note: ',
      photo: 'The customer sent a photo: ',
      agreed: 'The customer agreed to the price: ',
      review: 'New review: ',
      'poor-review': 'A review of one or two stars: ',
      'window-asked': 'Another time, please: ',
      'window-moved': 'New time: ',
      'window-declined': 'The times do not suit: ',
      called: 'The customer called: ',
      expired: 'Nobody took it: ',
      'still-yours': 'Still yours? ',
      'no-progress': 'Taken, and nobody on the way: ',
      late: 'Running late? ',
      shift: 'You are on call, and this waits: ',
      reminder: 'Appointment: ',
      test: '',
      'sign-in': '',
      'calls-low': '',
      'channel-refused': '',
      schedule: '',
      device: '',
      access: '',
      'text-back': '',
      arrival: '',
    },
    plannedTitlePrefixes: {
      waiting: 'Not confirmed yet: ',
      shift: 'You are on call, and this is to be confirmed: ',
    },
    bodies: {
      'closed-unserved':
        'A colleague closed this request, and nobody was on the way to it. The board shows who did it. If it was a mistake, open it again.',
      accepted: 'Someone took it. You have nothing to do.',
      cancelled: 'The customer canceled. Nobody has to go.',
      closed: 'This request was yours. A colleague closed it on the board. You do not have to go.',
      'cancel-attempt':
        'The customer tried to cancel while you are on the way. Call the customer before you drive on.',
      corrected:
        'A colleague corrected number, name, address or service of your request. The history shows what it was before.',
      'taken-over': 'This request was yours. A colleague took it over. You do not have to go.',
      'yours-again': 'The last step was undone on the board. This request is yours.',
      offered: `A colleague asks you to take this request. If you do not take it within ${formatDuration(HAND_OVER_MS, 'en')}, the alarm starts again.`,
      'handed-back': 'Nobody has it now. The alarm is on again.',
      reopened: 'Nobody has it now. The alarm is on again.',
      note: 'The person who took the request can read the note.',
      photo: 'You can see it on the board.',
      agreed: 'The board shows the price and when the customer agreed.',
      review: 'A customer left a review. Read it on the board, under Reviews.',
      'poor-review':
        'A customer left a review of one or two stars. Read it on the board, under Reviews, and call the customer.',
      'window-asked':
        'The customer asks for another time. Open the request: agree to it, propose another one, or keep the time.',
      'window-moved': 'The customer chose this time. The reminders follow it.',
      'window-declined':
        'The customer cannot come at any of the times that you proposed. Call, or propose others.',
      called: 'Nobody took the call. Call the customer back.',
      expired:
        'Nobody took this request, and the alarm has stopped. The customer is still waiting. Call the customer now.',
      'no-progress':
        'A colleague took it some minutes ago and has not said when they arrive. Call them, or take it over on the board.',
      'still-yours':
        'You took this request, and we have heard nothing since. Open it and mark it: on the way, done or canceled.',
      late: `The arrival time you gave was ${formatDuration(ARRIVAL_LATE_AFTER_MS, 'en')} ago. Open it and give a new one, or mark it done.`,
      shift: 'Your time on call has begun, and nobody has taken this request yet.',
      reminder: 'The appointment is coming up.',
      arrival: '',
      'text-back': '',
      test: 'This is only a test. Open the link and press the button, so we know that messages reach you.',
      'sign-in': `Enter the code below on the sign-in page within ${formatDuration(CODE_LIFETIME_MS, 'en')}. Nobody from the business will ever ask you for it; if you did not ask for it yourself, do nothing.`,
      'calls-low': `${LOW_CALLS_SHARE * 100}% of the calls and text messages that are allowed within 24 hours have been used. Once all are used, further calls wait until there is room again. Check the board for false requests. ALARM_CALLS_PER_DAY sets the limit.`,
    },
    since: (time) => `It came in at ${time}.`,
    waiting: (count) => `${count} requests are waiting.`,
    accept: "I'll take it",
    open: 'Open the request',
    answer: 'I got it',
    test: 'Test of the alarm',
    signIn: 'Your code to open the board',
    refused: {
      twilio: {
        title: 'Nobody can be called',
        body: 'Twilio refuses this account, so the alarm calls nobody and sends no text messages. Push and mail go on. Check the account at Twilio: its balance, its state, and whether TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are still right.',
      },
      pushover: {
        title: 'Pushover notifies nobody, or not everybody',
        body: 'Pushover refuses PUSHOVER_TOKEN, or the key of a staff member. Calls, push and mail go on. npm run doctor names which; check it at pushover.net.',
      },
    },
    callsLow: 'Few alarm calls are left today',
    sessionEnds: (device, time) => ({
      title: `The board closes on ${device}: ${time}`,
      body: 'For safety, a phone is signed out some time after its sign-in. Sign in there again before, with the code that you get by email, so that you miss no request.',
    }),
    pushEnded: (device) => ({
      title:
        device === '' ? 'A phone is not notified any more' : `${device} is not notified any more`,
      body: 'The phone or its browser has ended the notifications of new requests. Open the board there, then Phones, and press “Notify this phone”.',
    }),
    pushActions: { take: "I'll take it", call: 'Call' },
    pushFailures: {
      taken: 'Not taken: this request is not waiting any more. Open it to see who has it.',
      unsent: 'Not taken: this press did not reach us. Open the request and press again.',
    },
  },
  es: {
    titlePrefixes: {
      created: '',
      waiting: 'Sigue esperando: ',
      accepted: 'Tomada: ',
      cancelled: 'Cancelada: ',
      closed: 'Cerrada: ',
      'closed-unserved': 'Cerrada, nadie iba en camino: ',
      'cancel-attempt': 'El cliente quiere cancelar: ',
      'taken-over': 'La tomó otra persona: ',
      corrected: 'Alguien del equipo corrigió: ',
      'yours-again': 'Otra vez suya: ',
      offered: 'Para usted: ',
      'handed-back': 'Devuelta: ',
      reopened: 'Abierta otra vez: ',
      note: 'El cliente agregó una nota: ',
      photo: 'El cliente envió una foto: ',
      agreed: 'El cliente aceptó el precio: ',
      review: 'Nueva reseña: ',
      'poor-review': 'Una reseña de una o dos estrellas: ',
      'window-asked': 'Pide otra hora: ',
      'window-moved': 'Hora nueva: ',
      'window-declined': 'Las horas no le sirven: ',
      called: 'El cliente llamó: ',
      expired: 'Nadie la tomó: ',
      'still-yours': '¿Sigue siendo suya? ',
      'no-progress': 'Tomada, y nadie en camino: ',
      late: '¿Va con retraso? ',
      shift: 'Le toca guardia y hay algo en espera: ',
      reminder: 'Cita: ',
      test: '',
      'sign-in': '',
      'calls-low': '',
      'channel-refused': '',
      schedule: '',
      device: '',
      access: '',
      'text-back': '',
      arrival: '',
    },
    plannedTitlePrefixes: {
      waiting: 'Sin confirmar: ',
      shift: 'Le toca guardia y esto falta por confirmar: ',
    },
    bodies: {
      'closed-unserved':
        'Alguien del equipo cerró esta solicitud, y nadie iba en camino. El tablero muestra quién fue. Si fue un error, ábrala otra vez.',
      accepted: 'Alguien la tomó. Usted no tiene que hacer nada.',
      cancelled: 'El cliente canceló. Nadie tiene que ir.',
      closed:
        'Esta solicitud era suya. Alguien del equipo la cerró en el tablero. Usted no tiene que ir.',
      'cancel-attempt':
        'El cliente quiso cancelar y usted ya va en camino. Llámelo antes de seguir.',
      corrected:
        'Alguien del equipo corrigió número, nombre, dirección o servicio de su solicitud. El historial muestra lo que decía antes.',
      'taken-over': 'Esta solicitud era suya. Alguien del equipo la tomó. Usted no tiene que ir.',
      'yours-again': 'En el tablero se deshizo el último paso. Esta solicitud vuelve a ser suya.',
      offered: `Alguien del equipo le pide que tome esta solicitud. Si usted no la toma en ${formatDuration(HAND_OVER_MS, 'es')}, la alarma empieza otra vez.`,
      'handed-back': 'Ahora no la tiene nadie. La alarma empieza otra vez.',
      reopened: 'Ahora no la tiene nadie. La alarma empieza otra vez.',
      note: 'La puede leer quien tomó la solicitud.',
      photo: 'La puede ver en el tablero.',
      agreed: 'El tablero muestra el precio y cuándo lo aceptó el cliente.',
      review: 'Un cliente dejó una reseña. Léala en el tablero, en Reseñas.',
      'poor-review':
        'Un cliente dejó una reseña de una o dos estrellas. Léala en el tablero, en Reseñas, y llame al cliente.',
      'window-asked':
        'El cliente pide otra hora. Abra la solicitud: acéptela, proponga otra o deje la que estaba.',
      'window-moved': 'El cliente escogió esta hora. Los recordatorios ya son para ella.',
      'window-declined':
        'El cliente no puede en ninguna de las horas que usted propuso. Llámelo o proponga otras.',
      called: 'Nadie tomó la llamada. Llame al cliente.',
      expired:
        'Nadie tomó esta solicitud y la alarma ya paró. El cliente sigue esperando. Llámelo ahora.',
      'no-progress':
        'Alguien del equipo la tomó hace unos minutos y no ha dicho cuándo llega. Llámele, o tome usted la solicitud en el tablero.',
      'still-yours':
        'Usted tomó esta solicitud y no hemos sabido nada más. Ábrala y márquela: en camino, hecha o cancelada.',
      late: `Según la hora que usted dio, debía llegar hace ${formatDuration(ARRIVAL_LATE_AFTER_MS, 'es')}. Ábrala y dé otra hora, o márquela como hecha.`,
      shift: 'Empezó su guardia y nadie ha tomado esta solicitud todavía.',
      reminder: 'La cita se acerca.',
      arrival: '',
      'text-back': '',
      test: 'Es solo una prueba. Abra el enlace y oprima el botón: así sabemos que los avisos le llegan.',
      'sign-in': `Escriba el código de abajo en la página de entrada en los próximos ${formatDuration(CODE_LIFETIME_MS, 'es')}. Nadie del negocio se lo va a pedir nunca; si no lo pidió usted, no haga nada.`,
      'calls-low': `Ya se usó el ${LOW_CALLS_SHARE * 100}% de las llamadas y mensajes permitidos en 24 horas. Cuando se acaben, las demás llamadas esperan hasta que haya lugar. Revise en el tablero si hay solicitudes falsas. ALARM_CALLS_PER_DAY fija el límite.`,
    },
    since: (time) => `Llegó ${atSpanishTime(time)}`,
    waiting: (count) => `Hay ${count} solicitudes en espera.`,
    accept: 'La tomo yo',
    open: 'Abrir la solicitud',
    answer: 'Me llegó',
    test: 'Prueba de la alarma',
    signIn: 'Su código para abrir el tablero',
    refused: {
      twilio: {
        title: 'No se puede llamar a nadie',
        body: 'Twilio rechaza esta cuenta: la alarma no llama a nadie ni envía mensajes de texto. Las notificaciones y los correos siguen. Revise la cuenta en Twilio: el saldo, el estado, y si TWILIO_ACCOUNT_SID y TWILIO_AUTH_TOKEN siguen bien.',
      },
      pushover: {
        title: 'Pushover no avisa a nadie, o no a todos',
        body: 'Pushover rechaza PUSHOVER_TOKEN o la clave de alguien del equipo. Las llamadas, las notificaciones y los correos siguen. npm run doctor dice cuál; revísela en pushover.net.',
      },
    },
    callsLow: 'Quedan pocas llamadas de alarma por hoy',
    sessionEnds: (device, time) => ({
      title: `El tablero se cierra en ${device}: ${time}`,
      body: 'Por seguridad, la sesión de un teléfono termina cierto tiempo después de entrar. Entre otra vez antes, con el código que le llega por correo, para no perder ninguna solicitud.',
    }),
    pushEnded: (device) => ({
      title: device === '' ? 'Un teléfono ya no recibe avisos' : `${device} ya no recibe avisos`,
      body: 'El teléfono o su navegador dejó de recibir los avisos de solicitudes nuevas. Abra ahí el tablero, luego Teléfonos, y oprima “Avisar a este teléfono”.',
    }),
    pushActions: { take: 'La tomo yo', call: 'Llamar' },
    pushFailures: {
      taken: 'No la tomó: esta solicitud ya no está en espera. Ábrala para ver quién la tiene.',
      unsent:
        'No la tomó: no nos llegó que oprimió el botón. Abra la solicitud y oprímalo otra vez.',
    },
  },
}

/** That the customer has another open request; spoken and written before acceptance. */
export const OTHER_LEAD_MESSAGES: Readonly<
  Record<Language, Readonly<Record<'taken' | 'waiting', string>>>
> = {
  en: {
    taken: 'A colleague has the other request of this customer.',
    waiting: 'This customer has another open request.',
  },
  es: {
    taken: 'Alguien del equipo tiene la otra solicitud de este cliente.',
    waiting: 'Este cliente tiene otra solicitud abierta.',
  },
}

/** Returns what precedes service and town in the title of a notice; '' for nothing. */
export function noticeTitlePrefix(kind: NoticeKind, timeframe: string, language: Language): string {
  const { titlePrefixes, plannedTitlePrefixes } = NOTICE_MESSAGES[language]
  return (isPlanned(timeframe) ? plannedTitlePrefixes[kind] : undefined) ?? titlePrefixes[kind]
}
