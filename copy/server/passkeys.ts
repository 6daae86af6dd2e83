import type { Language } from '#domain/text/language.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'

/** Texts about passkeys: a sign-in by what unlocks the phone. */
const ENGLISH = {
  heading: 'Passkeys',
  text: 'A passkey signs you in with your fingerprint, your face or the phone’s PIN, without a code by email. Owners then open the overview for two weeks without signing in again.',
  add: 'Add a passkey on this phone',
  added: (time: string) => `added ${time}`,
  used: (time: string) => `last used ${time}`,
  remove: 'Remove',
  signIn: 'Sign in with a passkey',
  /** For an owner who has one, before money, team and facts. */
  again:
    'This is for owners who have just signed in. You have a passkey, so a code by email is not enough.',
  /** Below it. */
  gone: 'Your passkey is on none of your phones any more? Another owner can invite you again under Team. Without another owner, ask whoever runs the server for an invitation.',
  wrong: 'That passkey was not accepted. Press again, or use another way.',
  /** Beside the button. */
  problems: {
    dismissed: 'It was canceled, or took too long. Press again.',
    exists: 'This phone already has a passkey of yours.',
    network: 'No connection. Try again when there is one.',
    server: 'Our server did not answer. Wait a moment, then press again.',
  },
}

export const PASSKEY_MESSAGES: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: {
    heading: 'Llaves de acceso',
    text: 'Con una llave de acceso entra con su huella, su cara o el PIN del teléfono, sin código por correo. Un dueño abre después el resumen por dos semanas sin volver a entrar.',
    add: 'Agregar una llave de acceso en este teléfono',
    added: (time) => `agregada ${atSpanishTime(time)}`,
    used: (time) => `usada por última vez ${atSpanishTime(time)}`,
    remove: 'Quitar',
    signIn: 'Entrar con una llave de acceso',
    again:
      'Esto es para un dueño que acaba de entrar. Usted tiene una llave de acceso, así que un código por correo no basta.',
    gone: '¿Su llave de acceso ya no está en ninguno de sus teléfonos? Otro dueño puede enviarle otra invitación, en Equipo. Si no hay otro dueño, pídale una invitación a quien maneja el servidor.',
    wrong: 'Esa llave de acceso no se aceptó. Toque otra vez o entre de otra manera.',
    problems: {
      dismissed: 'Se canceló o tardó demasiado. Toque otra vez.',
      exists: 'Este teléfono ya tiene una llave de acceso suya.',
      network: 'No hay conexión. Inténtelo cuando la haya.',
      server: 'Nuestro servidor no respondió. Espere un momento y toque otra vez.',
    },
  },
}
