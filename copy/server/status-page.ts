/**
 * Messages of the status page and of the mail with its link. They promise only what
 * is recorded: minutes only as the locksmith said them, no "help is near".
 */

import type { Danger } from '#domain/lead/danger.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { atSpanishTime, endSentence, spanishTime } from '#domain/time/spanish-time.ts'
import type { StatusPageState } from '#domain/lead/status-page-state.ts'
import { submissionForm as english } from '#copy/en/submission-form.ts'
import { submissionForm as spanish } from '#copy/es/submission-form.ts'
import { STATUS_MESSAGES_ENGLISH } from '#copy/en/status-messages.ts'
import { STATUS_MESSAGES_SPANISH } from '#copy/es/status-messages.ts'

const region = perFacts(() => business.address.region)

/** @param license number of the license; empty without one */
const licensed = (license: string): string => license && `${region()} Locksmith Lic. ${license}. `

const licensedSpanish = (license: string): string =>
  license && `Licencia de ${region()} ${license}. `

const keepPhoneFree = (license: string): string =>
  `${licensed(license)}Please keep your phone close.`

const keepPhoneFreeSpanish = (license: string): string =>
  `${licensedSpanish(license)}Por favor, esté pendiente de su teléfono.`

/** The two lines of the status page's heading. */
type HeadingKey = readonly [first: string, second: string]
const heading = (first: string, second: string): HeadingKey => [first, second]

const ENGLISH = {
  ...STATUS_MESSAGES_ENGLISH,
  headings: {
    stored: () => heading('Thank you.', STATUS_MESSAGES_ENGLISH.stored),
    accepted: (name) => heading(name, 'has your request.'),
    en_route: (name) => heading(name, 'is on the way.'),
    here: (name) => heading(name, 'has arrived.'),
    done: () => heading('Done.', 'Thank you.'),
    cancelled: () => heading('Your request', 'is canceled.'),
    no_show: () => heading('We came', 'and nobody was there.'),
    joined: () => heading('Your other request', 'goes on.'),
    closed: () => heading('Your request', 'is closed.'),
  } satisfies Record<StatusPageState, (name: string) => HeadingKey>,
  leads: {
    stored: () => 'Waiting for a locksmith to accept. This page shows it as soon as one does.',
    accepted: keepPhoneFree,
    en_route: keepPhoneFree,
    here: (license) => `${licensed(license)}If you do not see the locksmith, call us.`,
    no_show: () => 'The locksmith came and did not find you. If you still need us, call us.',
    done: () => 'If something is not right, call us.',
    cancelled: () => 'No locksmith is coming. If you still need us, call us.',
    joined: () =>
      'You have another request with us, so we closed this one and kept the other. If you need anything else, call us.',
    closed: () => 'If you still need us, call us.',
  } satisfies Record<StatusPageState, (license: string) => string>,
  danger: {
    inside: 'Call 911 now: a child or a pet is locked in. Stay with the car, or at the door.',
    fire: 'Fire, smoke or gas: get out and call 911 now.',
  } satisfies Record<Danger, string>,
  arrival: (time: string) => `As said at ${time}.`,
  arrivalLate: 'Your locksmith is running late. Call us, and we’ll find out where they are.',
  /** Beside the time of the arrival; `#` is the number of minutes left. */
  arrivalFigure: {
    soon: 'in about # min',
    due: 'about now',
    bySaying: 'The van follows the time the locksmith gave, not GPS.',
  },
  /** The heading once nobody has accepted it for long. */
  lateHeading: heading('Please', 'call us now.'),
  seen: 'A locksmith has seen it. Waiting for one to accept.',
  again: {
    handed_back: 'The locksmith who had it cannot come. We are finding another one.',
    reopened: 'Your request is open again. Waiting for a locksmith to accept.',
  },
  /** While nobody has accepted it. */
  callingNow: (people: number, since: string) =>
    people === 1
      ? `We have been calling a locksmith since ${since}.`
      : `We have been calling our locksmiths since ${since}: ${people} so far.`,
  calledAt: (people: number, time: string) =>
    people === 1
      ? `We called a locksmith at ${time}.`
      : `We called ${people} locksmiths, the last one at ${time}.`,
  /** Where a further call is promised. */
  calledLast: 'Waiting for one to accept; if nobody does, we call again.',
  notReached: {
    text: (time: string) => `We called you at ${time} and did not reach you.`,
    correct: 'Is your phone number right? Send us the right one.',
  },
  /** Instead of `leads.stored`, for an urgent request without the robot check. */
  calledOnce:
    'We have it. It came without our robot check, so we alert our locksmiths only once. Calling us is the fastest way.',
  planned: {
    confirmed: (time: string) =>
      `We confirm by ${time}. This page shows it as soon as a locksmith accepts.`,
    notYet: (time: string) =>
      `We said that we confirm by ${time}, and we have not: we are sorry. Call us if you do not want to wait.`,
    accepted: (license: string) =>
      `${licensed(license)}This page says so as soon as the locksmith is on the way.`,
  },
  /** While an urgent request about a car is open. */
  stayWithCar: english.danger.car as string,
  late: (duration: string) => `No locksmith has accepted it in ${duration}. Please call us now.`,
  /** On the locksmith's tag. */
  lookUp: 'Look up this license',
  call: (phone: string) => `Call ${phone}`,
  facts: {
    heading: 'Your request',
    calendar: 'Add to calendar',
    service: 'Service',
    town: 'Town',
    visitor: 'Name',
    received: 'Received',
  },
  joined:
    'We joined another request of the same phone number with this one. To agree to a price, choose a time or write a review, call us. Canceling here cancels this request only.',
  readOnly:
    'This link only shows how your request is going. To agree to a price, add something or cancel, use your own link: it is on the page after sending and in our email. Or call us.',
  keep: {
    heading: 'Keep this page',
    text: 'Share this link only with people you trust: they can agree to a price, change the time, add a note or a photo, or cancel.',
    copy: 'Copy the link',
  },
  quote: {
    total: (amount: string) => `Your price: ${amount}`,
    newTotal: (amount: string) => `New price: ${amount}`,
    agreedBefore: (amount: string) => `You agreed to ${amount}.`,
    paid: (amount: string, method: string) =>
      `Paid: ${amount}${method === '' ? '' : ` (${method})`}`,
    agree: 'I agree',
    disagree: 'No, I do not agree',
    refused: (time: string) => `You said no at ${time}. We’ll call you, or you can call us.`,
    hint: 'You pay nothing here. If the price changes, we ask you again.',
    agreed: (time: string) => `You agreed at ${time}. If the price changes, we ask you again.`,
    changed: 'The price has changed',
    changedText: 'The job changed. Nothing more is done until you agree to the new price:',
  },
  time: {
    asked: (when: string) => `You asked for ${when}.`,
    agreed: (when: string) => `We’re coming ${when}.`,
    waits: (when: string) =>
      `You asked for another time: ${when}. We’ll answer here and by email. Until then nothing changes.`,
    proposed: 'We propose another time. Which one suits you?',
    none: 'None of these',
    another: 'Ask for another time',
    choose: 'Choose a time',
    heading: 'Another time',
    movesAtOnce: 'Nobody has accepted your request yet, so the new time is set right away.',
    weAnswer: 'We’ll ask your locksmith. Until they answer, the time stays as it is.',
    day: 'Day',
    time: 'Time',
    move: 'Take this time',
    ask: 'Ask for this time',
    missing: 'Choose a day and a time.',
    past: 'That time is past. Choose a later one.',
    full: 'You have asked for another time several times. Please call us.',
    tooLate: 'The time of this request cannot be changed here anymore. Please call us.',
    changed: 'These times are no longer offered. Your page shows the present one.',
  },
  note: {
    link: 'Add a note',
    heading: 'Add a note',
    text: 'A new place to meet, another phone number, what the lock looks like. We get a message at once.',
    label: 'Your note',
    send: 'Send the note',
    empty: 'Write something first.',
    tooLong: (max: number) => `A note has at most ${max} characters.`,
    full: (max: number) => `You have sent ${max} notes. For anything else, please call us.`,
  },
  cancel: {
    link: 'Cancel the request',
    heading: 'Cancel the request?',
    text: 'We tell our locksmiths at once, and none will come.',
    yes: 'Yes, cancel it',
    no: 'No, keep it',
    tooLate: 'Please call us',
    tooLateText: 'A locksmith is already on the way. Call us to cancel.',
    tell: 'Tell the locksmith that I want to cancel',
    told: 'We told the locksmith, who is already on the way. Please call us, too.',
  },
  closed: 'This request is closed. If you still need us, call us.',
  staffDevice: {
    heading: 'Only the customer can do this',
    text: 'This device is signed in to the board of our staff. Open the link on the customer’s own phone.',
  },
  back: 'Back to your request',
  trouble: { heading: 'That did not work', text: 'Please try again in a moment, or call us.' },
  notFound: { heading: 'This link is wrong or expired', text: 'If you need us, call us.' },
  mail: {
    subject: 'We have your request',
    text: 'Follow it here. You’ll see when a locksmith accepts it, and you can add a note or cancel.',
    button: 'See your request',
    callUs: (phone: string) => `If it is urgent, call us: ${phone}`,
    notYou: 'If you did not send a request, ignore this email.',
  },
}

export type StatusPageMessages = typeof ENGLISH

const SPANISH: StatusPageMessages = {
  ...STATUS_MESSAGES_SPANISH,
  headings: {
    stored: () => ['Gracias.', STATUS_MESSAGES_SPANISH.stored],
    accepted: (name) => [name, 'aceptó su solicitud.'],
    en_route: (name) => [name, 'va en camino.'],
    here: (name) => [name, 'ya llegó.'],
    done: () => ['Listo.', 'Gracias.'],
    cancelled: () => ['Su solicitud', 'está cancelada.'],
    no_show: () => ['Fuimos', 'y no había nadie.'],
    joined: () => ['Seguimos con', 'su otra solicitud.'],
    closed: () => ['Su solicitud', 'está cerrada.'],
  },
  leads: {
    stored: () => 'En cuanto un cerrajero la acepte, lo verá aquí mismo.',
    accepted: keepPhoneFreeSpanish,
    en_route: keepPhoneFreeSpanish,
    here: (license) => `${licensedSpanish(license)}Si no ve al cerrajero, llámenos.`,
    no_show: () => 'El cerrajero llegó y no encontró a nadie. Si todavía nos necesita, llámenos.',
    done: () => 'Si algo no quedó bien, llámenos.',
    cancelled: () => 'No va a ir ningún cerrajero. Si todavía nos necesita, llámenos.',
    joined: () =>
      'Usted tiene otra solicitud con nosotros, así que cerramos esta y seguimos con la otra. Si necesita algo más, llámenos.',
    closed: () => 'Si todavía nos necesita, llámenos.',
  },
  danger: {
    inside:
      'Llame ya al 911: hay un niño o una mascota encerrados. Quédese junto al carro o a la puerta.',
    fire: 'Fuego, humo o gas: salga y llame ya al 911.',
  },
  arrival: (time) => endSentence(`Según dijo el cerrajero ${atSpanishTime(time)}`),
  arrivalLate: 'Su cerrajero va con retraso. Llámenos y averiguamos dónde está.',
  seen: 'Ya la vio un cerrajero. Falta que uno la acepte.',
  arrivalFigure: {
    soon: 'en unos # min',
    due: 'más o menos ahora',
    bySaying: 'La van avanza según lo que dijo el cerrajero, no por satélite.',
  },
  lateHeading: heading('Por favor,', 'llámenos ya.'),
  again: {
    handed_back: 'El cerrajero que la tenía no puede ir. Estamos buscando a otro.',
    reopened: 'Su solicitud está abierta otra vez. Falta que un cerrajero la acepte.',
  },
  callingNow: (people, since) =>
    people === 1
      ? endSentence(`Estamos llamando a un cerrajero desde ${spanishTime(since)}`)
      : `Estamos llamando a nuestros cerrajeros desde ${spanishTime(since)}: van ${people}.`,
  calledAt: (people, time) =>
    people === 1
      ? `Llamamos a un cerrajero ${endSentence(atSpanishTime(time))}`
      : `Llamamos a ${people} cerrajeros, al último ${endSentence(atSpanishTime(time))}`,
  calledLast: 'Falta que uno la acepte; si nadie la acepta, volvemos a llamar.',
  notReached: {
    text: (time) => `Le llamamos ${atSpanishTime(time)} y no logramos comunicarnos con usted.`,
    correct: '¿Está bien su número? Si no, escríbanos el correcto.',
  },
  calledOnce:
    'Ya la tenemos. Como llegó sin la verificación contra robots, les avisamos a los cerrajeros una sola vez; lo más rápido es que llame.',
  planned: {
    confirmed: (time) =>
      `Le confirmamos a más tardar ${atSpanishTime(time)} Lo verá aquí en cuanto un cerrajero la acepte.`,
    notYet: (time) =>
      `Dijimos que le confirmábamos a más tardar ${endSentence(atSpanishTime(time))} No lo hicimos, y lo sentimos. Si no quiere esperar, llámenos.`,
    accepted: (license) =>
      `${licensedSpanish(license)}Lo verá aquí en cuanto el cerrajero vaya en camino.`,
  },
  stayWithCar: spanish.danger.car,
  late: (duration) => `Ningún cerrajero la ha aceptado en ${duration}. Por favor, llámenos ahora.`,
  lookUp: 'Verificar esta licencia',
  call: (phone) => `Llame al ${phone}`,
  facts: {
    heading: 'Su solicitud',
    calendar: 'Agregar al calendario',
    service: 'Servicio',
    town: 'Ciudad',
    visitor: 'Nombre',
    received: 'Recibida',
  },
  joined:
    'Con esta juntamos otra solicitud del mismo teléfono. Para aceptar un precio, escoger una hora o escribir una reseña, llámenos. Si cancela aquí, cancela solo esta solicitud.',
  readOnly:
    'Este enlace muestra cómo va. Para aceptar un precio, agregar algo o cancelar, use su propio enlace: está en la página que vio después de enviar la solicitud y en nuestro correo. O llámenos.',
  keep: {
    heading: 'Guarde esta página',
    text: 'Comparta este enlace solo con gente de confianza: quien lo tenga puede aceptar un precio, cambiar la hora, agregar una nota o una foto, o cancelar.',
    copy: 'Copiar el enlace',
  },
  quote: {
    total: (amount) => `Su precio: ${amount}`,
    newTotal: (amount) => `Precio nuevo: ${amount}`,
    agreedBefore: (amount) => `Usted aceptó ${amount}.`,
    paid: (amount, method) => `Pagado: ${amount}${method === '' ? '' : ` (${method})`}`,
    agree: 'Acepto',
    disagree: 'No, no acepto',
    refused: (time) => `Usted dijo que no ${atSpanishTime(time)} Le llamamos, o llámenos usted.`,
    hint: 'Aquí no paga nada. Si el precio cambia, le preguntamos otra vez.',
    agreed: (time) =>
      `Usted aceptó ${atSpanishTime(time)} Si el precio cambia, le preguntamos otra vez.`,
    changed: 'El precio cambió',
    changedText: 'El trabajo cambió. No se hace nada más hasta que usted acepte el precio nuevo:',
  },
  time: {
    asked: (when) => endSentence(`Usted pidió: ${when}`),
    agreed: (when) => endSentence(`Vamos el ${when}`),
    waits: (when) =>
      `Usted pidió otra hora: ${endSentence(when)} Le respondemos aquí y por correo. Mientras tanto, nada cambia.`,
    proposed: 'Le proponemos otra hora. ¿Cuál le conviene?',
    none: 'Ninguna de estas',
    another: 'Pedir otra hora',
    choose: 'Escoger una hora',
    heading: 'Otra hora',
    movesAtOnce: 'Todavía nadie ha aceptado su solicitud, así que la hora se cambia enseguida.',
    weAnswer: 'Le preguntamos a su cerrajero. Mientras no conteste, la hora sigue como está.',
    day: 'Día',
    time: 'Hora',
    move: 'Quedarme con esta hora',
    ask: 'Pedir esta hora',
    missing: 'Escoja un día y una hora.',
    past: 'Esa hora ya pasó. Escoja otra.',
    full: 'Ya pidió otra hora varias veces. Por favor, llámenos.',
    tooLate: 'La hora de esta solicitud ya no se puede cambiar aquí. Por favor, llámenos.',
    changed: 'Estas horas ya no están disponibles. En su página está la hora actual.',
  },
  note: {
    link: 'Agregar una nota',
    heading: 'Agregar una nota',
    text: 'Otro punto de encuentro, otro teléfono, cómo es la cerradura. Nos llega enseguida.',
    label: 'Su nota',
    send: 'Enviar la nota',
    empty: 'Primero escriba algo.',
    tooLong: (max) => `Una nota tiene ${max} caracteres como máximo.`,
    full: (max) => `Ya envió ${max} notas. Para cualquier otra cosa, llámenos.`,
  },
  cancel: {
    link: 'Cancelar la solicitud',
    heading: '¿Cancelar la solicitud?',
    text: 'Avisamos enseguida a nuestros cerrajeros y no va ninguno.',
    yes: 'Sí, cancelarla',
    no: 'No, dejarla como está',
    tooLate: 'Por favor, llámenos',
    tooLateText: 'Un cerrajero ya va en camino. Para cancelar, llámenos.',
    tell: 'Avisarle al cerrajero que quiero cancelar',
    told: 'Ya le avisamos al cerrajero, que va en camino. Por favor, llámenos usted también.',
  },
  closed: 'Esta solicitud está cerrada. Si todavía nos necesita, llámenos.',
  staffDevice: {
    heading: 'Esto solo lo puede hacer el cliente',
    text: 'En este dispositivo está abierto el tablero del equipo. Abra el enlace en el teléfono del cliente.',
  },
  back: 'Volver a su solicitud',
  trouble: {
    heading: 'No funcionó',
    text: 'Por favor, inténtelo de nuevo en un momento, o llámenos.',
  },
  notFound: {
    heading: 'El enlace no es correcto o ya venció',
    text: 'Si nos necesita, llámenos.',
  },
  mail: {
    subject: 'Tenemos su solicitud',
    text: 'Vea aquí cómo va y cuándo la acepta un cerrajero. También puede agregar una nota o cancelar.',
    button: 'Ver su solicitud',
    callUs: (phone) => `Si es urgente, llámenos: ${phone}`,
    notYou: 'Si usted no envió ninguna solicitud, ignore este correo.',
  },
}

export const STATUS_PAGE_MESSAGES: Readonly<Record<Language, StatusPageMessages>> = {
  en: ENGLISH,
  es: SPANISH,
}
