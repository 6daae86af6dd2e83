import type { Language } from '#domain/text/language.ts'
import { atSpanishTime, spanishTime } from '#domain/time/spanish-time.ts'

const ENGLISH = {
  notAccepted: 'Nobody has it yet',
  since: (time: string) => `waiting since ${time}`,
  allKeysLost: 'All keys are lost',
  miles: (count: number) => `About ${count} ${count === 1 ? 'mile' : 'miles'} from the shop`,
  accept: "I'll take it",
  decline: 'I can’t come',
  declined: {
    now: 'We are asking the next person',
    owner: 'Nobody else is on call. We are asking the owner by email',
    later: 'There is nobody else to ask right now. The alarm goes on',
    none: 'There is nobody else to ask',
  },
  passedOnNote: 'You can still take it.',
  acceptedSince: (time: string) => `Yours since ${time}`,
  call: (phone: string) => `Call ${phone}`,
  map: 'Open the map',
  added: (time: string) => `Note added at ${time}`,
  sms: 'Text the customer',
  board: 'Open it on the board',
  arrives: (time: string, minutes: number) => `At ${time} you said: about ${minutes} minutes`,
  showCode: 'Show the gate code',
  late: (name: string, time: string) => `${name} took it at ${time}`,
  lateNote: 'You have nothing to do.',
  test: 'Test of the alarm',
  testNote: 'Press the button, so we know that messages reach you.',
  testButton: 'I got it',
  tested: 'The test worked',
  testedNote: 'Thank you. You may close this page.',
}

const SPANISH: typeof ENGLISH = {
  notAccepted: 'Todavía no la ha tomado nadie',
  since: (time) => `espera desde ${spanishTime(time)}`,
  allKeysLost: 'Perdió todas las llaves',
  miles: (count) => `A ${count === 1 ? 'una milla' : `unas ${count} millas`} del local`,
  accept: 'La tomo yo',
  decline: 'No puedo ir',
  declined: {
    now: 'Se avisa a la siguiente persona',
    owner: 'No hay nadie más de guardia. Se avisa por correo a la dirección del negocio',
    later: 'Ahora no hay nadie más a quien avisar. La alarma sigue',
    none: 'No hay nadie más a quien avisar',
  },
  passedOnNote: 'Todavía la puede tomar.',
  acceptedSince: (time) => `Suya desde ${spanishTime(time)}`,
  call: (phone) => `Llamar al ${phone}`,
  map: 'Abrir el mapa',
  added: (time) => `Nota agregada ${atSpanishTime(time)}`,
  sms: 'Enviar mensaje al cliente',
  board: 'Abrirla en el tablero',
  arrives: (time, minutes) => `Usted dijo ${atSpanishTime(time)}: unos ${minutes} minutos`,
  showCode: 'Mostrar el código del portón',
  late: (name, time) => `${name} la tomó ${atSpanishTime(time)}`,
  lateNote: 'Usted no tiene que hacer nada.',
  test: 'Prueba de la alarma',
  testNote: 'Oprima el botón: así sabemos que los avisos le llegan.',
  testButton: 'Me llegó',
  tested: 'La prueba funcionó',
  testedNote: 'Gracias. Ya puede cerrar esta página.',
}

/** What the page behind a token says, in the language of its reader (R104, R105). */
export const ACCEPT_PAGE_MESSAGES: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: SPANISH,
}
