import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'

/**
 * Sentences of an incoming call. To the caller each says what has happened already: a promise that
 * somebody calls back is not ours to make.
 */
interface IncomingCallMessages {
  readonly callerGreeting: string
  /** To a caller who hides the number, whom nobody can call back. */
  readonly hiddenCallerGreeting: string
  readonly missed: string
  readonly pressed: string
  readonly joined: string
  readonly hidden: string
  /** To a staff member who called and whom no colleague answered. */
  readonly staffCaller: string
  readonly trouble: string
  /** To a staff member who answers; the source in words. */
  readonly whisper: (source: string) => string
  /** The caller has an open request that nobody has. */
  readonly whisperWaiting: (service: string, minutes: number) => string
  /** The caller's request is a staff member's. */
  readonly whisperTaken: (service: string) => string
  readonly sources: Readonly<Record<string, string>>
  readonly late: string
}

export const incomingCallMessages = perFacts(
  (): Readonly<Record<Language, IncomingCallMessages>> => ({
    en: {
      callerGreeting: `This is ${business.name}. Stay on the line and we ring our locksmiths. If you are locked out and want us to call you back, press 1.`,
      hiddenCallerGreeting: `This is ${business.name}. Stay on the line and we ring our locksmiths.`,
      missed:
        'Nobody could pick up. We have your number, and we are alerting our locksmiths. Goodbye.',
      pressed:
        'We have your number, and we are alerting our locksmiths that you are locked out and want a call. Goodbye.',
      joined: 'We have added your call to the request that you already have with us. Goodbye.',
      hidden:
        'Nobody could pick up, and your number is hidden, so we cannot call you. Call again with your number shown, or use the form on our website. Goodbye.',
      staffCaller:
        'You are calling from the phone of a staff member, so this call is no request and alarms nobody. Open requests are on the board. Goodbye.',
      trouble:
        'Something did not work on our side. Call again, or use the form on our website. Goodbye.',
      whisper: (source) => `Call from ${source}. Press 1.`,
      whisperWaiting: (service, minutes) =>
        `${service}, waiting ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. The customer is on the line. Press 1 to talk and take it.`,
      whisperTaken: (service) => `A customer of ours, ${service}. Press 1.`,
      sources: {
        website: 'the website',
        'google-ads': 'Google Ads',
        'business-profile': 'the Google profile',
        'local-services-ads': 'Local Services Ads',
        van: 'the van',
        magnet: 'the magnet',
        'own-staff': 'a colleague',
      },
      late: 'The call has ended, or somebody else took it. Goodbye.',
    },
    es: {
      callerGreeting: `Gracias por llamar a ${business.name}. No cuelgue: estamos llamando a nuestros cerrajeros. Si no puede entrar y quiere que le llamemos, oprima 1.`,
      hiddenCallerGreeting: `Gracias por llamar a ${business.name}. No cuelgue: estamos llamando a nuestros cerrajeros.`,
      missed:
        'Nadie pudo contestar. Ya tenemos su número y les estamos avisando a los cerrajeros. Hasta luego.',
      pressed:
        'Ya tenemos su número y les estamos avisando a los cerrajeros que usted no puede entrar y quiere que le llamen. Hasta luego.',
      joined: 'Agregamos su llamada a la solicitud que ya tiene con nosotros. Hasta luego.',
      hidden:
        'Nadie pudo contestar y su número está oculto, así que no le podemos llamar. Llame otra vez sin ocultar su número o use el formulario de nuestro sitio. Hasta luego.',
      staffCaller:
        'Llama desde el teléfono de alguien del equipo, así que esta llamada no es una solicitud y no avisa a nadie. Las solicitudes abiertas están en el tablero. Hasta luego.',
      trouble:
        'Algo falló de nuestro lado. Llame otra vez o use el formulario de nuestro sitio. Hasta luego.',
      whisper: (source) => `Llamada de ${source}. Oprima 1.`,
      whisperWaiting: (service, minutes) =>
        `${service}, lleva ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} esperando. El cliente está en la línea. Oprima 1 para hablar y tomarla.`,
      whisperTaken: (service) => `Un cliente nuestro, ${service}. Oprima 1.`,
      sources: {
        website: 'el sitio web',
        'google-ads': 'Google Ads',
        'business-profile': 'el perfil de Google',
        'local-services-ads': 'Local Services Ads',
        van: 'la van',
        magnet: 'el imán',
        'own-staff': 'alguien del equipo',
      },
      late: 'La llamada terminó o alguien más la contestó. Hasta luego.',
    },
  }),
)

/** Names a number's source in words; one without words by its own. */
export const sourceInWords = (source: string, language: Language): string =>
  incomingCallMessages()[language].sources[source] ?? source.replaceAll('-', ' ')

/** The text message to a caller whom nobody answered. */
export const TEXT_BACK_MESSAGES: Readonly<
  Record<Language, (name: string, link: string) => string>
> = {
  en: (name, link) =>
    `${name}: nobody could take your call, and your number is saved. You can also tell us here what you need: ${link}`,
  es: (name, link) =>
    `${name}: no pudimos contestar su llamada. Ya tenemos su número, y aquí nos puede decir qué necesita: ${link}`,
}
