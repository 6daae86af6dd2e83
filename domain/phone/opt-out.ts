/**
 * Which texts end texts to their sender, and which start them again. The carriers know single words
 * (CTIA; https://help.twilio.com/articles/223134027); American law counts any words that a reasonable
 * person understands as such (47 CFR 64.1200(a)(10)).
 */

export interface OptOut {
  readonly kind: 'stop' | 'start' | 'help'
  /**
   * Whether the text says nothing else. Otherwise a stop counts too, because a text too few does less
   * harm than one too many, and staff read the text like any other.
   */
  readonly isAll: boolean
  /** Whether the carriers take it as such themselves; other words may be meant otherwise by staff. */
  readonly isCarriers: boolean
}

/** What carriers and Twilio take as STOP; in Spanish and French what Twilio's customers add. */
const CARRIERS_WORDS: readonly string[] = [
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  ...['opt out', 'arret', 'alto', 'parar', 'cancelar', 'fin'],
]

/** What may stand before and behind them. */
const POLITE =
  '(?:please|pls|plz|thanks|thank you|thx|ty|now|ok|okay|hey|hi|hello|sir|guys|just|por favor|gracias|ya|hola)'
const politely = (phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${POLITE} )*(?:${phrases.join('|')})(?: ${POLITE})*$`)

/** They mean stop as a whole text, and as the first or last sentence of one. */
const STOP_PHRASES = politely([
  ...CARRIERS_WORDS.filter((word) => word !== 'end' && word !== 'fin'),
  'stpo|sotp|stip|stop (?:it|this|that|everything|sending|calling|texts?|me)|cancel all|end all|quit it|cease',
  'opt me out|opted out|unsub|unsubscribed|unsubcribe|unsuscribe|unsubscibe|unsubsribe|unscribe|unsubscirbe',
  'remove me|take me off|leave me alone|not interested|do not disturb|dont disturb|wrong (?:number|person)',
  'detente|detenganse?|ya basta|basta|suspender|(?:quiero )?dar(?:me)? de baja|(?:de|da|den)me de baja|date de baja',
  'anular|desuscribir(?:me|se)?|no mas|no more|no molest(?:ar|en?)|no me interesa|deje?n?me en paz|numero equivocado',
])
/** They mean stop as a whole text only: "Cash only. End of the hall." */
const STOP_TEXTS = politely([
  'end|fin|no texts?|no messages?|no sms|enough|remove|go away',
  'para|pare|paren|detener|detenga|deten|baja|quitar(?:me)?|salir|terminar|eliminar(?:me)?|borrar(?:me)?',
  'no mensajes|equivocado',
])

const TEXTS =
  '(?:texts?|texting|txts?|txting|messag(?:e|es|ing)|msgs?|sms|notifications?|text alerts?)'

/** Words that ask for no more texts wherever they stand in a sentence. */
const STOP_SENTENCES = [
  String.raw`\b(?:stop|quit|cease|halt)(?: (?:sending|with|all|the|these|those|this|your|me|us|my|phone|to|any|it|please|damn|automated|text|auto)){0,4} (?:${TEXTS}|contact(?:ing)?|spam(?:ming)?|bother(?:ing)?|harass(?:ing)?|writing)\b`,
  String.raw`\b(?:dont|do not|never|not to|no longer)(?: (?:ever|please|you|send|me|us|any|more|the|these|your|keep)){0,4} (?:${TEXTS}|spam)\b`,
  String.raw`\b(?:dont|do not|never)(?: ever)? (?:contact|bother|disturb) (?:me|us|this|my)\b`,
  String.raw`\b(?:dont|do not|no longer|never)(?: \w+){0,2} (?:want|wish|like|need|consent|agree)(?: \w+){0,4} (?:${TEXTS}|texted|messaged|contacted)\b`,
  String.raw`\b(?:no more|enough|end|cancel)(?: of)?(?: (?:the|these|your|all|any|my|text)){0,3} (?:texts|texting|txts|messages|messaging|msgs|sms|alerts|notifications)\b`,
  String.raw`\b(?:remove|take|delete|drop|erase) (?:me|us|(?:my|this)(?: phone| cell)? number)(?: (?:from|off|out)|$)`,
  String.raw`\blose (?:my|this) number\b`,
  String.raw`\bopt(?:ing|ed)?(?: me| us)? out\b|\boptout\b|\bunsubscribe\b|\brevoke (?:my )?consent\b`,
  String.raw`\bleave me alone\b|\b(?:have|got|texting|texted|is|its) (?:the |a )?wrong (?:number|person)\b`,
  String.raw`\b(?:no|nunca|jamas)(?: (?:me|nos|le|les|mas)){0,3} (?:escribas?|escriban|mand(?:es?|en)|envi(?:es?|en)|text(?:ees?|een)|mensaje(?:es?|en)|contact(?:es?|en)|molest(?:es?|en))\b`,
  String.raw`\b(?:dej(?:a|e|en)|par(?:a|e|en)) de (?:escribir|mandar|enviar|textear|molestar|contactar|mensajear)(?:me|nos|le)?\b`,
  String.raw`\bno (?:quiero|queremos|deseo|necesito)(?: \w+){0,3} (?:mensajes?|textos?|sms)\b`,
  String.raw`\b(?:no mas|alto|basta|para|paren|pare|dejen)(?: (?:de|a|los|con|tantos|sus|mas)){0,3} (?:mensajes?|textos?|sms)\b`,
  String.raw`\b(?:dar|den|de|da)(?:me|nos)? de baja\b`,
  String.raw`\b(?:quit|borr|elimin|sa[cq]u?)(?:a|e|en|an|ar)(?:me)? (?:de (?:la|su) lista|(?:mi|este) numero)\b`,
  String.raw`\bnumero equivocado\b|\bdeje?n?me en paz\b|\bse equivoc(?:o|aron) de numero\b`,
].map((source) => new RegExp(source))

const START_TEXTS = politely(['start', 'unstop', 'iniciar'])

/** The sentence below our own texts, which an answer may quote. */
const QUOTED_OFFER = /\b(?:reply|responda) stop (?:for|to|para) [^.\n]*/g

/**
 * Splits a text into its sentences: in small letters, wide ones as usual ones, without accents,
 * apostrophes and marks.
 */
export const plainSentences = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘`´]|\p{M}|\p{Cf}/gu, '')
    .replace(QUOTED_OFFER, '')
    .split(/[^\p{L}\p{N}\s-]+|\n|\s-+\s|--+/u)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')

/** Writes "sstooop", "stop stop" and "s t o p" as "stop". */
const withoutEmphasis = (text: string): string =>
  (/^\p{L}(?: \p{L}){3,}$/u.test(text) ? text.replaceAll(' ', '') : text)
    .replace(/\bs+t+o+p+\b/g, 'stop')
    .replace(/\b(\p{L}+)(?: \1\b)+/gu, '$1')

/** Words of a sentence that has no room for anything else. */
const SHORT_SENTENCE_WORDS = 8

/**
 * Reads what a message asks for; `null` for any other message.
 * @param optOutType Twilio's own reading, where the carrier handled it; '' for none
 */
export function optOutOf(body: string, optOutType: string): OptOut | null {
  const type = optOutType.toUpperCase()
  if (type === 'STOP') return { kind: 'stop', isAll: true, isCarriers: true }
  if (type === 'START') return { kind: 'start', isAll: true, isCarriers: true }
  if (type === 'HELP') return { kind: 'help', isAll: true, isCarriers: true }
  const sentences = plainSentences(body)
  const isCarriers = CARRIERS_WORDS.includes(sentences.join(' '))
  const strong = sentences.map(withoutEmphasis)
  const text = withoutEmphasis(strong.join(' '))
  if (START_TEXTS.test(text)) return { kind: 'start', isAll: true, isCarriers: true }
  if (STOP_PHRASES.test(text) || STOP_TEXTS.test(text))
    return { kind: 'stop', isAll: true, isCarriers }
  const asksToStop = (sentence: string): boolean =>
    STOP_SENTENCES.some((pattern) => pattern.test(sentence))
  const isStop =
    [strong.at(0), strong.at(-1)].some((end = '') => STOP_PHRASES.test(end)) ||
    strong.some(asksToStop)
  if (!isStop) return null
  const isAll = strong.length === 1 && text.split(' ').length <= SHORT_SENTENCE_WORDS
  return { kind: 'stop', isAll, isCarriers }
}
