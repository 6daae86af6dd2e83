import type { Language } from '#domain/text/language.ts'

/** What a press on the board has saved, which its page says at the place of the press. */
const ENGLISH = {
  shift: 'The shift is saved. It is in the list above.',
  'shift-removed': 'The shift is removed.',
  time: 'The planned time is saved. It is in the list above.',
  'time-removed': 'The planned time is removed.',
  off: 'Saved: you are off call.',
  on: 'Saved: you are on call.',
  plan: 'The plan is saved. The times above show it.',

  'member-added': 'Added to the team. Next, make a link that lets them in, and test every way.',
  member: 'The details are saved.',
  order: 'The order is saved.',
  tests:
    'The tests are on their way. Press 1 on the call, and the button behind each link; then look here again.',

  'phone-name': 'The name is saved.',
  'phone-out': 'That phone is signed out.',
  passkey: 'The passkey is added.',
  'passkey-removed': 'The passkey is removed.',

  lead: 'The request is saved.',
  note: 'The note is saved. It is above.',
  quote: 'The quote is saved. The customer’s page shows it.',
  payment: 'The payment is saved.',
  correction: 'The correction is saved.',
  windows: 'The times are saved. The customer’s page asks which one suits.',
  window: 'The new time is saved.',
  'window-agreed': 'Agreed: the new time is saved.',
  'window-kept': 'Saved: the time stays as it was.',
  joined: 'The two requests are joined.',

  'ad-cost': 'The cost of ads is saved.',
  facts: 'Published. Pages, mails and texts follow within a minute.',
  version: 'The earlier version is published. Pages, mails and texts follow within a minute.',
  'review-published': 'Published. The site shows it within seconds.',
  'review-hidden': 'Hidden. The site does not show it.',
  'let-through': 'The number is let through again.',
}

export type SavedKind = keyof typeof ENGLISH

const SPANISH: typeof ENGLISH = {
  shift: 'El turno se guardó. Está en la lista de arriba.',
  'shift-removed': 'El turno se quitó.',
  time: 'El tiempo previsto se guardó. Está en la lista de arriba.',
  'time-removed': 'El tiempo previsto se quitó.',
  off: 'Guardado: usted está fuera de turno.',
  on: 'Guardado: usted está de guardia.',
  plan: 'El plan se guardó. Las horas de arriba lo muestran.',

  'member-added':
    'Ahora es parte del equipo. Lo que sigue: cree un enlace para darle acceso y pruebe todas las formas de avisarle.',
  member: 'Los datos se guardaron.',
  order: 'El orden se guardó.',
  tests:
    'Las pruebas van en camino. Oprima 1 en la llamada y toque el botón de cada enlace; después vuelva a ver aquí.',

  'phone-name': 'El nombre se guardó.',
  'phone-out': 'Se cerró la sesión de ese teléfono.',
  passkey: 'La llave de acceso se agregó.',
  'passkey-removed': 'La llave de acceso se quitó.',

  lead: 'La solicitud se guardó.',
  note: 'La nota se guardó. Está arriba.',
  quote: 'El precio se guardó. La página del cliente lo muestra.',
  payment: 'El pago se guardó.',
  correction: 'La corrección se guardó.',
  windows: 'Las horas se guardaron. La página del cliente pregunta cuál le conviene.',
  window: 'La nueva hora se guardó.',
  'window-agreed': 'Aceptado: la nueva hora se guardó.',
  'window-kept': 'Guardado: la hora queda como estaba.',
  joined: 'Las dos solicitudes se unieron.',

  'ad-cost': 'El costo de los anuncios se guardó.',
  facts: 'Publicado. Las páginas, los correos y los mensajes siguen en un minuto.',
  version:
    'La versión anterior se publicó. Las páginas, los correos y los mensajes siguen en un minuto.',
  'review-published': 'Publicada. El sitio la muestra en unos segundos.',
  'review-hidden': 'Oculta. El sitio no la muestra.',
  'let-through': 'El número ya puede llamar otra vez.',
}

export const SAVED_MESSAGES: Readonly<Record<Language, Readonly<Record<SavedKind, string>>>> = {
  en: ENGLISH,
  es: SPANISH,
}
