/**
 * Which texts end texts to their sender, and which start them again. The carriers know single words
 * (CTIA; https://help.twilio.com/articles/223134027); American law counts any words that a reasonable
 * person understands as such (47 CFR 64.1200(a)(10)).
 */

import { containsPhrase, plainSentences, variants } from './plain-words.ts'

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

const phrasesOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(', ')))

/** What carriers and Twilio take as STOP; in Spanish and French what Twilio's customers add. */
const CARRIERS_WORDS = phrasesOf(
  'stop, stopall, stop all, unsubscribe, cancel, end, quit, revoke, optout, opt out',
  'arret, alto, parar, cancelar, fin',
)

/** What may stand before and behind them. */
const POLITE = phrasesOf(
  'please, pls, plz, thanks, thank you, thx, ty, now, ok, okay, hey, hi, hello, sir, guys, just',
  'por favor, gracias, ya, hola',
)

/** They mean stop as a whole text only: "Cash only. End of the hall." */
const STOP_TEXTS = phrasesOf(
  'end, fin, no text, no texts, no message, no messages, no sms, enough, remove, go away',
  'para, pare, paren, detener, detenga, deten, baja, quitar, quitarme, salir, terminar',
  'eliminar, eliminarme, borrar, borrarme, no mensajes, equivocado',
)

/** They mean stop as a whole text, and as the first or last sentence of one. */
const STOP_PHRASES: ReadonlySet<string> = new Set([
  ...[...CARRIERS_WORDS].filter((word) => !STOP_TEXTS.has(word)),
  ...phrasesOf(
    'stpo, sotp, stip, stop it, stop this, stop that, stop everything, stop sending, stop calling',
    'stop text, stop texts, stop me, cancel all, end all, quit it, cease, opt me out, opted out',
    'unsub, unsubscribed, unsubcribe, unsuscribe, unsubscibe, unsubsribe, unscribe, unsubscirbe',
    'remove me, take me off, leave me alone, not interested, do not disturb, dont disturb',
    'wrong number, wrong person, no more',
    'detente, detengase, detenganse, basta, suspender, dar de baja, darme de baja',
    'quiero dar de baja, quiero darme de baja, deme de baja, dame de baja, denme de baja, date de baja',
    'anular, desuscribir, desuscribirme, no mas, no molestar, no moleste, no molesten',
    'no me interesa, deje en paz, dejeme en paz, dejenme en paz, numero equivocado',
  ),
])

const TEXTS = phrasesOf(
  'text, texts, texting, txt, txts, txting, message, messages, messaging, msg, msgs, sms',
  'notification, notifications',
)
const FILLERS = phrasesOf(
  'sending, send, with, all, the, these, those, this, your, you, me, us, my, phone, to, any, it, please',
  'damn, automated, text, auto, ever, more, keep, of',
)
const SPANISH_TEXTS = phrasesOf('mensaje, mensajes, texto, textos, sms')
const NOT = ['dont', 'do not', 'never']

/** Words of which the first and the last may have a few others between them. */
interface Sentence {
  readonly first: readonly string[]
  /** `null` for any. */
  readonly between: ReadonlySet<string> | null
  readonly most: number
  readonly last: ReadonlySet<string>
}

/** What asks for no more texts wherever it stands. */
const STOP_SENTENCES: readonly Sentence[] = [
  {
    first: ['stop', 'quit', 'cease', 'halt'],
    between: FILLERS,
    most: 4,
    last: new Set([
      ...TEXTS,
      ...phrasesOf('contact, contacting, spam, spamming, bother, bothering, harassing, writing'),
    ]),
  },
  { first: [...NOT, 'not to', 'no longer'], between: FILLERS, most: 4, last: TEXTS },
  {
    first: NOT.flatMap((not) => variants(not, ['contact', 'bother', 'disturb', 'spam'])),
    between: FILLERS,
    most: 0,
    last: phrasesOf('me, us, this, my'),
  },
  {
    first: [...NOT, 'no longer'].flatMap((not) =>
      variants(not, ['want', 'wish', 'like', 'need', 'consent', 'agree', 'i want', 'really want']),
    ),
    between: null,
    most: 4,
    last: new Set([...TEXTS, ...phrasesOf('texted, messaged, contacted')]),
  },
  {
    first: ['no more', 'enough', 'end', 'cancel'],
    between: FILLERS,
    most: 3,
    last: phrasesOf('texts, texting, txts, messages, messaging, msgs, sms, alerts, notifications'),
  },
  {
    first: ['remove', 'take', 'delete', 'drop', 'erase'].flatMap((verb) =>
      variants(verb, ['me', 'us', 'my number', 'this number', 'my phone number']),
    ),
    between: null,
    most: 0,
    last: phrasesOf('from, off, out'),
  },
  {
    first: ['have', 'got', 'texting', 'texted', 'is', 'its'].flatMap((verb) =>
      variants(verb, ['the wrong', 'a wrong', 'wrong']),
    ),
    between: null,
    most: 0,
    last: phrasesOf('number, person'),
  },
  {
    first: ['no', 'nunca', 'jamas'],
    between: phrasesOf('me, nos, le, les, mas'),
    most: 3,
    last: phrasesOf(
      'escriba, escribas, escriban, mande, mandes, manden, envie, envies, envien, textee, textees',
      'texteen, mensajee, mensajeen, contacte, contactes, contacten, moleste, molestes, molesten',
    ),
  },
  {
    first: ['deja', 'deje', 'dejen', 'para', 'pare', 'paren'].flatMap((verb) =>
      variants(verb, ['de']),
    ),
    between: null,
    most: 0,
    last: new Set(
      ['escribir', 'mandar', 'enviar', 'textear', 'molestar', 'contactar', 'mensajear'].flatMap(
        (verb) => ['', 'me', 'nos'].map((ending) => verb + ending),
      ),
    ),
  },
  {
    first: variants('no', ['quiero', 'queremos', 'deseo', 'necesito']),
    between: null,
    most: 3,
    last: SPANISH_TEXTS,
  },
  {
    first: ['no mas', 'alto', 'basta', 'para', 'paren', 'pare', 'dejen'],
    between: phrasesOf('de, a, los, con, tantos, sus, mas'),
    most: 3,
    last: SPANISH_TEXTS,
  },
  {
    first: [
      'quite',
      'quiten',
      'borre',
      'borren',
      'elimine',
      'eliminen',
      'saquen',
      'quita',
      'borra',
    ],
    between: null,
    most: 1,
    last: phrasesOf('numero'),
  },
]
const STOP_WORDS_ANYWHERE = phrasesOf(
  'unsubscribe, optout, opt out, opting out, opted out, opt me out, opt us out, leave me alone',
  'lose my number, lose this number, revoke consent, revoke my consent, remove my number',
  'delete my number, remove this number, dar de baja, darme de baja, deme de baja, dame de baja',
  'denme de baja, numero equivocado, dejeme en paz, dejenme en paz, se equivoco de numero',
  'quiteme de la lista, quitenme de la lista, quiteme de su lista, quitenme de su lista',
)

const START_TEXTS = phrasesOf('start, unstop, iniciar')

/** Writes "sstooop", "stop stop" and "s t o p" as "stop". */
function withoutEmphasis(words: readonly string[]): readonly string[] {
  const isSpelled = words.length > 3 && words.every((word) => /^\p{L}$/u.test(word))
  return (isSpelled ? [words.join('')] : words)
    .map((word) => word.replace(/^s+t+o+p+$/, 'stop'))
    .filter((word, at, all) => word !== all[at - 1])
}

/** Removes polite words at both ends. */
function withoutPoliteness(words: readonly string[]): string {
  let rest = words
  const isPolite = (from: number, to?: number): boolean =>
    POLITE.has(rest.slice(from, to).join(' '))
  const begins = (): number => [2, 1].find((length) => isPolite(0, length)) ?? 0
  const ends = (): number => [2, 1].find((length) => isPolite(-length)) ?? 0
  while (rest.length > 1 && begins() > 0) rest = rest.slice(begins())
  while (rest.length > 1 && ends() > 0) rest = rest.slice(0, -ends())
  return rest.join(' ')
}

function hasSentence(words: readonly string[], { first, between, most, last }: Sentence): boolean {
  return words.some((_, at) =>
    first.some((phrase) => {
      const length = phrase.split(' ').length
      if (words.slice(at, at + length).join(' ') !== phrase) return false
      for (let next = at + length; next <= at + length + most; next++) {
        const word = words[next] ?? ''
        if (last.has(word)) return true
        if (between !== null && !between.has(word)) return false
      }
      return false
    }),
  )
}

const asksToStop = (words: readonly string[]): boolean =>
  STOP_SENTENCES.some((sentence) => hasSentence(words, sentence)) ||
  [...STOP_WORDS_ANYWHERE].some((phrase) => containsPhrase(words, phrase))

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
  const isCarriers = CARRIERS_WORDS.has(sentences.flat().join(' '))
  const strong = sentences.map(withoutEmphasis)
  const text = withoutEmphasis(strong.flat())
  const whole = withoutPoliteness(text)
  if (START_TEXTS.has(whole)) return { kind: 'start', isAll: true, isCarriers: true }
  if (STOP_PHRASES.has(whole) || STOP_TEXTS.has(whole))
    return { kind: 'stop', isAll: true, isCarriers }
  const isStop =
    [strong.at(0) ?? [], strong.at(-1) ?? []].some((end) =>
      STOP_PHRASES.has(withoutPoliteness(end)),
    ) || strong.some(asksToStop)
  if (!isStop) return null
  const isAll = strong.length === 1 && text.length <= SHORT_SENTENCE_WORDS
  return { kind: 'stop', isAll, isCarriers }
}
