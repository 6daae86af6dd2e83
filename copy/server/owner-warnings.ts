import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { LOW_CALLS_SHARE } from '#domain/alarm/channels.ts'
import type { Language } from '#domain/text/language.ts'

/** Why a customer's call rang nobody. */
export type UnrungReason = 'caller' | 'hidden' | 'budget' | 'nobody'

/** What owners are told of, because it may silence or hide a customer. No number and no name of one. */
interface OwnerWarnings {
  readonly unrung: (reason: UnrungReason) => ReadyMessage
  readonly ringsLow: ReadyMessage
  /** @param by who pressed */
  readonly blocked: (by: string) => ReadyMessage
  readonly letThrough: (by: string) => ReadyMessage
  readonly staffStopped: (name: string) => ReadyMessage
  readonly staffStarted: (name: string) => ReadyMessage
}

const PERCENT = `${LOW_CALLS_SHARE * 100}%`

export const OWNER_WARNINGS: Readonly<Record<Language, OwnerWarnings>> = {
  en: {
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
