import type { Language } from '#domain/text/language.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'

const ENGLISH = {
  heading: 'Blocked numbers',
  text: 'Calls of these numbers hear a busy tone, and their texts are not saved. A number is blocked when somebody marks its own call or text as spam. Taking a request of the number ends the block.',
  none: 'No number is blocked. To block one, open its call or text on the board and close it as spam.',
  blocked: (by: string, time: string) => (by === '' ? `Blocked ${time}` : `${by}, ${time}`),
  refused: (count: number, time: string) =>
    count === 1
      ? `One call or text refused, ${time}`
      : `${count} calls and texts refused, the last ${time}`,
  nothingRefused: 'Nothing refused so far.',
  lead: 'Open the request',
  letThrough: 'Let through',
  /** Link of the board, with how many calls and texts were refused. */
  link: (refused: number) =>
    refused === 0 ? 'Blocked numbers' : `Blocked numbers (${refused} refused)`,
  /** Beside the button "Spam". */
  spamBlocks: 'Spam also blocks this number: its calls hear a busy tone. The owners are told.',
  spamBlocksNothing:
    'Spam closes this request and blocks no number, because it may be somebody else’s.',
}

const SPANISH: typeof ENGLISH = {
  heading: 'Números bloqueados',
  text: 'Quien llama de estos números oye tono de ocupado, y sus mensajes de texto no se guardan. Un número se bloquea cuando alguien marca como spam su propia llamada o su propio mensaje. Si alguien toma una solicitud de ese número, se desbloquea.',
  none: 'No hay números bloqueados. Para bloquear uno, abra su llamada o mensaje en el tablero y ciérrelo como spam.',
  blocked: (by, time) =>
    by === '' ? `Bloqueado ${atSpanishTime(time)}` : `Lo bloqueó ${by} ${atSpanishTime(time)}`,
  refused: (count, time) =>
    count === 1
      ? `Se rechazó una llamada o un mensaje ${atSpanishTime(time)}`
      : `Se rechazaron ${count} llamadas y mensajes; el último llegó ${atSpanishTime(time)}`,
  nothingRefused: 'Hasta ahora no se rechazó nada.',
  lead: 'Abrir la solicitud',
  letThrough: 'Desbloquear',
  link: (refused) =>
    refused === 0 ? 'Números bloqueados' : `Números bloqueados (rechazos: ${refused})`,
  spamBlocks:
    'Spam también bloquea este número: quien llame oye tono de ocupado. Se avisa a los dueños.',
  spamBlocksNothing:
    'Spam cierra esta solicitud y no bloquea ningún número, porque puede ser de otra persona.',
}

export const BLOCKED_MESSAGES: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: SPANISH,
}
