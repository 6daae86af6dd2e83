import type { Language } from '#domain/text/language.ts'

/** Mails to the visitor that follow the first one; each has the link of the status page. */
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
  receipt: {
    subject: 'Your receipt',
    paid: (payment: string) => `Paid: ${payment}. Thank you.`,
    button: 'See your request',
    callUs: (phone: string) => `If the amount is not right, call us: ${phone}`,
  },
  corrected: {
    subject: 'Your corrected receipt',
    paid: (payment: string) => `Paid: ${payment}. This replaces the receipt that we sent before.`,
  },
}

export type VisitorMailMessages = typeof ENGLISH

const SPANISH: VisitorMailMessages = {
  accepted: {
    subject: 'Un cerrajero tomó su solicitud',
    text: 'Vea aquí quién es. Si algo cambia, en la misma página puede agregar una nota o cancelar.',
    button: 'Ver su solicitud',
  },
  quote: {
    subject: 'Su precio está listo',
    text: 'Su cerrajero anotó el total y lo que incluye. Léalo aquí y, si está bien, oprima "Acepto". Ahí no paga nada.',
    button: 'Ver el precio',
  },
  receipt: {
    subject: 'Su recibo',
    paid: (payment) => `Pagado: ${payment}. Gracias.`,
    button: 'Ver su solicitud',
    callUs: (phone) => `Si la cantidad no es correcta, llámenos: ${phone}`,
  },
  corrected: {
    subject: 'Su recibo corregido',
    paid: (payment) => `Pagado: ${payment}. Este recibo reemplaza al que le enviamos antes.`,
  },
}

export const VISITOR_MAIL_MESSAGES: Readonly<Record<Language, VisitorMailMessages>> = {
  en: ENGLISH,
  es: SPANISH,
}
