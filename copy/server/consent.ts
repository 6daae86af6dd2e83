import type { Language } from '#domain/text/language.ts'

/** The cookie banner and the choice on the privacy page where tags run. */
interface ConsentCopy {
  readonly google: string
  readonly others: string
  /** Titles by whether they wait for the answer; `who` is one of the two above. */
  readonly asks: (who: string) => string
  readonly tells: (who: string) => string
  readonly text: string
  /** Link to the privacy page. */
  readonly privacy: string
  readonly accept: string
  readonly decline: string
  /** Opens the banner again, on the privacy page. */
  readonly change: string
  /** When the tags load, on the privacy page. */
  readonly afterAnswer: string
  readonly atOnce: string
}

export const CONSENT_COPY: Readonly<Record<Language, ConsentCopy>> = {
  en: {
    google: 'Google',
    others: 'another company',
    asks: (who) => `May ${who} count your visit?`,
    tells: (who) => `Your visit is counted by ${who}.`,
    text: 'It learns which pages you open and that you called or sent a request. We do not tell it your name, number or address. Our service is the same either way.',
    privacy: 'Privacy Policy',
    accept: 'Accept',
    decline: 'Decline',
    change: 'Change your answer',
    afterAnswer: 'Nothing of theirs is loaded before you press “Accept”.',
    atOnce: 'It is loaded at once, and no more after you press “Decline”.',
  },
  es: {
    google: 'Google',
    others: 'otra compañía',
    asks: (who) => `¿Permite que ${who} cuente su visita?`,
    tells: (who) => `Su visita la cuenta ${who}.`,
    text: 'Sabrá qué páginas abre y que usted llamó o envió una solicitud. No le damos su nombre, teléfono ni dirección. El servicio es el mismo en los dos casos.',
    privacy: 'Política de privacidad',
    accept: 'Aceptar',
    decline: 'Rechazar',
    change: 'Cambiar su respuesta',
    afterAnswer: 'No se carga ningún programa de otra compañía antes de que usted toque “Aceptar”.',
    atOnce: 'Se carga de inmediato, y deja de cargarse cuando usted toca “Rechazar”.',
  },
}
