import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { LOW_CALLS_SHARE, type Provider } from '#domain/alarm/channels.ts'
import type { Language } from '#domain/text/language.ts'

/** Why a customer's call rang nobody. */
export type UnrungReason = 'caller' | 'hidden' | 'budget' | 'nobody'

/** What owners are told of, because it may silence or hide a customer. No number and no name of one. */
interface OwnerWarnings {
  /** A provider refuses us: whose channel notifies nobody, and what to look at. */
  readonly refused: Readonly<Record<Provider, ReadyMessage>>
  readonly callsLow: ReadyMessage
  readonly unrung: (reason: UnrungReason) => ReadyMessage
  readonly ringsLow: ReadyMessage
  /** @param by who pressed */
  readonly blocked: (by: string) => ReadyMessage
  readonly letThrough: (by: string) => ReadyMessage
  readonly reviewPublished: (by: string) => ReadyMessage
  readonly reviewHidden: (by: string) => ReadyMessage
  readonly exported: (by: string) => ReadyMessage
  readonly staffStopped: (name: string) => ReadyMessage
  readonly staffStarted: (name: string) => ReadyMessage
}

const PERCENT = `${LOW_CALLS_SHARE * 100}%`

export const OWNER_WARNINGS: Readonly<Record<Language, OwnerWarnings>> = {
  en: {
    refused: {
      twilio: {
        title: 'Nobody can be called',
        body: 'Twilio refuses this account, so the alarm calls nobody and sends no text messages. Push and mail go on. Check the account at Twilio: its balance, its state, and whether TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are still right.',
      },
      pushover: {
        title: 'Pushover notifies nobody, or not everybody',
        body: 'Pushover refuses PUSHOVER_TOKEN, or the key of a staff member. Calls, push and mail go on. npm run doctor names which; check it at pushover.net.',
      },
    },
    callsLow: {
      title: 'Few alarm calls are left today',
      body: `${PERCENT} of the calls and text messages that are allowed within 24 hours have been used. Once all are used, further calls wait until there is room again. Check the board for false requests. ALARM_CALLS_PER_DAY sets the limit.`,
    },
    unrung: (reason) => ({
      title: 'A customer called, and no phone rang',
      body: {
        caller:
          'The same number has called too often in a short time. Its calls are still added to the board, and the alarm tells those on call.',
        hidden:
          'Callers who hide their number have called too often in a short time. Nobody can call them back, and until there is room again they hear that they can use the website.',
        budget:
          'As many phones have rung for callers in 24 hours as ALARM_CALLS_PER_DAY allows. The first call of each number still rings one phone. Further ones go to the board, and the alarm tells those on call. Look on the board for false calls.',
        nobody:
          'Nobody who is on call has a phone number. The call is on the board. Put somebody on call, or add the number, on the page Team.',
      }[reason],
    }),
    ringsLow: {
      title: 'Many calls have rung your phones today',
      body: `${PERCENT} of the rings that ALARM_CALLS_PER_DAY allows for callers within 24 hours are used. After that the first call of each number still rings one phone, and further ones go to the board. Look on the board for false calls.`,
    },
    blocked: (by) => ({
      title: `${by} blocked a phone number`,
      body: 'Its calls now hear a busy tone, and its texts are not saved. If that is wrong, open Blocked numbers on the board and let it through.',
    }),
    letThrough: (by) => ({
      title: `${by} let a blocked number through`,
      body: 'Its calls ring your phones again. The board shows it in the history of the request.',
    }),
    reviewPublished: (by) => ({
      title: `${by} put a review on the site`,
      body: 'If that is wrong, open Reviews on the board and hide it.',
    }),
    reviewHidden: (by) => ({
      title: `${by} hid a review`,
      body: 'If that is wrong, open Reviews on the board and publish it.',
    }),
    exported: (by) => ({
      title: `${by} downloaded the list of requests`,
      body: 'It has names, phone numbers and addresses of customers. If that is not right, open Team on the board at once: “Sign out everywhere” ends what a lost phone can open.',
    }),
    staffStopped: (name) => ({
      title: `${name} gets no texts anymore`,
      body: `The word STOP came from the phone of ${name}, so the alarm sends it no texts. Calls, notifications and mail go on. If that is wrong, text START from that phone to the number of the business.`,
    }),
    staffStarted: (name) => ({
      title: `${name} gets texts again`,
      body: `The word START came from the phone of ${name}.`,
    }),
  },
  es: {
    refused: {
      twilio: {
        title: 'No se puede llamar a nadie',
        body: 'Twilio rechaza esta cuenta: la alarma no llama a nadie ni envía mensajes de texto. Las notificaciones y los correos siguen. Revise la cuenta en Twilio: el saldo, el estado, y si TWILIO_ACCOUNT_SID y TWILIO_AUTH_TOKEN siguen bien.',
      },
      pushover: {
        title: 'Pushover no avisa a nadie, o no a todos',
        body: 'Pushover rechaza PUSHOVER_TOKEN o la clave de alguien del equipo. Las llamadas, las notificaciones y los correos siguen. npm run doctor dice cuál; revísela en pushover.net.',
      },
    },
    callsLow: {
      title: 'Quedan pocas llamadas de alarma por hoy',
      body: `Ya se usó el ${PERCENT} de las llamadas y mensajes permitidos en 24 horas. Cuando se acaben, las demás llamadas esperan hasta que haya lugar. Revise en el tablero si hay solicitudes falsas. ALARM_CALLS_PER_DAY fija el límite.`,
    },
    unrung: (reason) => ({
      title: 'Llamó un cliente y no sonó ningún teléfono',
      body: {
        caller:
          'El mismo número llamó demasiadas veces en poco tiempo. Sus llamadas siguen llegando al tablero y la alarma avisa a quien está de guardia.',
        hidden:
          'Llamaron demasiadas veces con número oculto en poco tiempo. A esas personas no se les puede devolver la llamada; por ahora oyen que pueden usar el formulario del sitio.',
        budget:
          'Ya sonaron tantos teléfonos en 24 horas como permite ALARM_CALLS_PER_DAY. La primera llamada de cada número todavía suena en un teléfono. Las demás llegan al tablero y la alarma avisa a quien está de guardia. Revise en el tablero si hay llamadas falsas.',
        nobody:
          'Nadie de guardia tiene un número de teléfono. La llamada está en el tablero. Ponga a alguien de guardia o agregue el número en la página Equipo.',
      }[reason],
    }),
    ringsLow: {
      title: 'Hoy los teléfonos sonaron por muchas llamadas',
      body: `Ya se usó el ${PERCENT} de las llamadas de clientes que ALARM_CALLS_PER_DAY permite en 24 horas. Cuando se acaben, la primera llamada de cada número todavía suena en un teléfono y las demás llegan al tablero. Revise en el tablero si hay llamadas falsas.`,
    },
    blocked: (by) => ({
      title: `${by} bloqueó un número de teléfono`,
      body: 'Quien llame de ese número oye tono de ocupado, y sus mensajes no se guardan. Si es un error, abra Números bloqueados en el tablero y desbloquéelo.',
    }),
    letThrough: (by) => ({
      title: `${by} desbloqueó un número de teléfono`,
      body: 'Las llamadas de ese número suenan otra vez en los teléfonos del equipo. En el tablero está en el historial de la solicitud.',
    }),
    reviewPublished: (by) => ({
      title: `${by} publicó una reseña en el sitio`,
      body: 'Si es un error, abra Reseñas en el tablero y ocúltela.',
    }),
    reviewHidden: (by) => ({
      title: `${by} ocultó una reseña`,
      body: 'Si es un error, abra Reseñas en el tablero y publíquela.',
    }),
    exported: (by) => ({
      title: `${by} descargó la lista de solicitudes`,
      body: 'Tiene nombres, teléfonos y direcciones de clientes. Si no debía ser así, abra Equipo en el tablero de inmediato: “Cerrar todas sus sesiones” le quita el acceso a un teléfono perdido.',
    }),
    staffStopped: (name) => ({
      title: `${name} ya no recibe mensajes de texto`,
      body: `Desde el teléfono de ${name} llegó la palabra STOP, así que la alarma no le manda mensajes de texto. Las llamadas, notificaciones y correos siguen. Si es un error, mande START desde ese teléfono al número del negocio.`,
    }),
    staffStarted: (name) => ({
      title: `${name} recibe otra vez mensajes de texto`,
      body: `Desde el teléfono de ${name} llegó la palabra START.`,
    }),
  },
}
