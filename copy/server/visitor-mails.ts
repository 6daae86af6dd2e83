import type { Language } from '#domain/language.ts'

/** Mails to the visitor while the work is open; each has the link of the status page. */
const ENGLISH = {
  accepted: {
    subject: 'A locksmith has accepted your request',
    text: 'See here who it is. If something changes, add a note or cancel on the same page.',
    button: 'See your request',
  },
  quote: {
    subject: 'Your price is ready',
    text: 'Your locksmith wrote down the total and what it includes. Read it here and, if it is right, press "I agree". You pay nothing there.',
    button: 'See the price',
  },
}

export type VisitorMailMessages = typeof ENGLISH

const SPANISH: VisitorMailMessages = {
  accepted: {
    subject: 'Un cerrajero tomó su solicitud',
    text: 'Vea aquí quién es. Si algo cambia, agregue una nota o cancele en la misma página.',
    button: 'Ver su solicitud',
  },
  quote: {
    subject: 'Su precio está listo',
    text: 'Su cerrajero anotó el total y lo que incluye. Léalo aquí y, si está bien, presione "Acepto". Ahí no paga nada.',
    button: 'Ver el precio',
  },
}

export const VISITOR_MAIL_MESSAGES: Readonly<Record<Language, VisitorMailMessages>> = {
  en: ENGLISH,
  es: SPANISH,
}
