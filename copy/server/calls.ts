import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'
import type { SpanishSignal } from '#domain/submission/visitor-language.ts'

/** Sentences of a call to a staff member. A voicemail may record them. */
export interface CallMessages {
  readonly staffGreeting: string
  readonly request: string
  readonly offered: string
  readonly test: string
  readonly spanish: Readonly<Record<SpanishSignal, string>>
  readonly minutes: (count: number) => string
  readonly waiting: (count: number) => string
  readonly keys: string
  readonly testKey: string
  readonly next: string
  readonly noKeys: string
  readonly nothingPressed: string
  readonly accepted: string
  readonly connectKey: string
  readonly connecting: string
  readonly noConnection: string
  readonly notReached: string
  readonly notYours: string
  readonly findNumber: string
  readonly acceptedByColleague: (name: string, time: string) => string
  readonly cancelled: string
  readonly closed: string
  readonly declined: Readonly<Record<'now' | 'owner' | 'later' | 'none' | 'ended', string>>
  readonly tested: string
  readonly goodbye: string
  readonly trouble: string
}

export const callMessages = perFacts((): Readonly<Record<Language, CallMessages>> => ({
  en: {
    staffGreeting: `This is ${business.name}.`,
    request: 'New request:',
    offered: 'A colleague asks you to take this request:',
    test: 'This is a test of the alarm.',
    spanish: {
      speaks: 'The customer speaks Spanish.',
      phone: 'The customer’s phone is set to Spanish.',
    },
    minutes: (count) => `Waiting for ${count} minutes.`,
    waiting: (count) => `${count} requests are waiting.`,
    keys: 'Press 1 to take it. Press 2 to pass it on.',
    testKey: 'Press 1 if you hear this.',
    next: 'The next one.',
    noKeys: 'Open the link in your message to take it.',
    nothingPressed: 'We heard no key.',
    accepted: 'It is yours.',
    connectKey: 'Press 1 again to be connected to the customer. Press 2 to go on without.',
    connecting: 'Connecting you to the customer. Press star to come back.',
    noConnection: 'No more calls can be connected right now.',
    notReached: 'We did not reach the customer.',
    notYours: 'This request is not yours anymore.',
    findNumber: 'Open the board or your email for the customer’s number.',
    acceptedByColleague: (name, time) => `${name} took it at ${time}.`,
    cancelled: 'The customer canceled. Nobody has to go.',
    closed: 'This request is closed.',
    declined: {
      now: 'It goes to the next person.',
      owner: 'Nobody else is on call. The owner is asked by email.',
      later: 'There is nobody else to call right now. The alarm goes on.',
      none: 'There is nobody else to call. The request stays open.',
      ended: 'This request is closed.',
    },
    tested: 'The test worked. Thank you.',
    goodbye: 'Goodbye.',
    trouble: 'That did not work. Open the link in your message. Goodbye.',
  },
  es: {
    staffGreeting: `Le llamamos de ${business.name}.`,
    request: 'Nueva solicitud:',
    offered: 'Alguien del equipo le pide que tome esta solicitud:',
    test: 'Esta es una prueba de la alarma.',
    spanish: {
      speaks: 'El cliente habla español.',
      phone: 'El teléfono del cliente está en español.',
    },
    minutes: (count) => `Lleva ${count} minutos esperando.`,
    waiting: (count) => `Hay ${count} solicitudes en espera.`,
    keys: 'Oprima 1 para tomarla. Oprima 2 para que pase a otra persona.',
    testKey: 'Oprima 1 si oye esto.',
    next: 'La siguiente.',
    noKeys: 'Para tomarla, abra el enlace que le enviamos.',
    nothingPressed: 'No se oprimió ninguna tecla.',
    accepted: 'Es suya.',
    connectKey: 'Oprima 1 otra vez para hablar con el cliente. Oprima 2 para seguir sin llamar.',
    connecting: 'Le comunicamos con el cliente. Oprima asterisco para volver.',
    noConnection: 'Por ahora no podemos conectar más llamadas.',
    notReached: 'No logramos comunicarnos con el cliente.',
    notYours: 'Esta solicitud ya no es suya.',
    findNumber: 'Abra el tablero o su correo para ver el número del cliente.',
    acceptedByColleague: (name, time) => `${name} la tomó ${atSpanishTime(time)}`,
    cancelled: 'El cliente canceló. Nadie tiene que ir.',
    closed: 'Esta solicitud ya está cerrada.',
    declined: {
      now: 'Pasa a la siguiente persona.',
      owner: 'No hay nadie más de guardia. Se avisa al dueño por correo.',
      later: 'Ahora no hay nadie más a quien llamar. La alarma sigue.',
      none: 'No hay nadie más a quien llamar. La solicitud sigue abierta.',
      ended: 'Esta solicitud ya está cerrada.',
    },
    tested: 'La prueba funcionó. Gracias.',
    goodbye: 'Hasta luego.',
    trouble: 'No funcionó. Abra el enlace que le enviamos. Hasta luego.',
  },
}))
