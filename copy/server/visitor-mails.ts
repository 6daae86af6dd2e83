import type { Language } from '#domain/text/language.ts'

/** Mails to the visitor that follow the first one; each has the link of the status page. */
const ENGLISH = {
  /** Of the facts below the buttons. */
  labels: {
    service: 'Service',
    town: 'Where',
    when: 'When',
    sent: 'Sent',
    day: 'Job done',
    noShow: 'Nobody was there',
    closed: 'Closed',
    locksmith: 'Locksmith',
    number: 'Receipt number',
    business: 'From',
  },
  accepted: {
    subject: 'A locksmith has accepted your request',
    text: 'See here who it is. If something changes, add a note or cancel on the same page.',
    button: 'See your request',
  },
  quote: {
    subject: 'Your price is ready',
    text: 'Your locksmith wrote down the total and what it includes. Read it here and, if it is right, press “I agree”. You pay nothing there.',
    button: 'See the price',
  },
  parked: {
    subject: 'Do you still need us?',
    text: 'We’re sorry: nobody got to your request within a week. If you still need us, call us, answer this email, or send a new request. If not, ignore this email.',
    button: 'Send a new request',
  },
  'window-proposed': {
    subject: 'Can we come at another time?',
    text: 'Your locksmith proposes another time. Choose it here, or ask for one that suits you. Until you do, the time stays as it is.',
    button: 'See the times',
  },
  'window-moved': {
    subject: 'The time of your appointment',
    text: 'This time replaces any earlier one. You can ask for another one here, or cancel.',
    button: 'See your request',
  },
  tomorrow: {
    subject: 'We’re coming tomorrow',
    text: 'If the time does not suit you anymore, ask for another one here, or cancel.',
    button: 'See your appointment',
  },
  'window-declined': {
    subject: 'Your time stays as it was',
    text: 'We can’t come at the time you asked for. Choose another one here, or call us.',
    button: 'See your request',
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

type VisitorMailMessages = typeof ENGLISH

const SPANISH: VisitorMailMessages = {
  labels: {
    service: 'Servicio',
    town: 'Dónde',
    when: 'Cuándo',
    sent: 'Enviada',
    day: 'Trabajo hecho',
    noShow: 'No había nadie',
    closed: 'Cerrada',
    locksmith: 'Cerrajero',
    number: 'Número de recibo',
    business: 'De',
  },
  accepted: {
    subject: 'Un cerrajero aceptó su solicitud',
    text: 'Vea aquí quién es. Si algo cambia, en la misma página puede agregar una nota o cancelar.',
    button: 'Ver su solicitud',
  },
  quote: {
    subject: 'Su precio está listo',
    text: 'Su cerrajero anotó el total y lo que incluye. Léalo aquí y, si está bien, toque “Acepto”. Ahí no paga nada.',
    button: 'Ver el precio',
  },
  parked: {
    subject: '¿Todavía nos necesita?',
    text: 'Disculpe: en una semana nadie atendió su solicitud. Si todavía nos necesita, llámenos, responda a este correo o envíe una solicitud nueva. Si no, ignore este correo.',
    button: 'Enviar otra solicitud',
  },
  'window-proposed': {
    subject: '¿Podemos ir a otra hora?',
    text: 'Su cerrajero le propone otra hora. Escójala aquí o díganos cuál le conviene. Mientras tanto, queda la hora de antes.',
    button: 'Ver las horas',
  },
  'window-moved': {
    subject: 'La hora de su cita',
    text: 'Esta hora reemplaza a las anteriores. Aquí puede pedir otra o cancelar.',
    button: 'Ver su solicitud',
  },
  tomorrow: {
    subject: 'Vamos mañana',
    text: 'Si la hora ya no le conviene, aquí puede pedir otra o cancelar.',
    button: 'Ver su cita',
  },
  'window-declined': {
    subject: 'Queda la hora de antes',
    text: 'No podemos ir a la hora que usted pidió. Escoja otra aquí o llámenos.',
    button: 'Ver su solicitud',
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
