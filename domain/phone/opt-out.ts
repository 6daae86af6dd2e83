/** Words that end and restart text messages to a number (CTIA; Twilio's list of opt-out words). */

const STOP_WORDS = new Set([
  'STOP',
  'STOPALL',
  'STOP ALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
  'ARRET',
  'ALTO',
  'PARAR',
  'CANCELAR',
  'FIN',
])
const START_WORDS = new Set(['START', 'UNSTOP'])

/**
 * Reads what a message asks for; `null` for any other message.
 * @param optOutType Twilio's own reading, where the carrier handled it; '' for none
 */
export function optOutOf(body: string, optOutType: string): 'stop' | 'start' | 'help' | null {
  const type = optOutType.toUpperCase()
  if (type === 'STOP' || type === 'START' || type === 'HELP')
    return type.toLowerCase() as 'stop' | 'start' | 'help'
  const word = body
    .normalize('NFD')
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
  if (STOP_WORDS.has(word)) return 'stop'
  return START_WORDS.has(word) ? 'start' : null
}
