import type { Language } from '#domain/text/language.ts'

/** What American carriers want in a message that a program sends; Twilio handles the answer. */
export const OPT_OUT: Readonly<Record<Language, string>> = {
  en: 'Reply STOP for no more texts.',
  es: 'Responda STOP para no recibir más mensajes.',
}
