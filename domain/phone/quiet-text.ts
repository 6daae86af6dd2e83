/** Texts that say nothing new, and wake nobody: reactions, thanks, automatic answers. */

import { consistsOf, containsPhrase, plainSentences } from './plain-words.ts'

const listOf = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(', '))

/** How a phone's reaction begins, which arrives as a text that quotes another: `Liked “…”`. */
const REACTIONS = new Set(
  listOf(
    'liked, disliked, loved, laughed at, emphasized, emphasised, questioned',
    'se rio de, destaco, enfatizo, pregunto por, pregunto sobre, cuestiono',
  ),
)
/** Ends of `A Ana le gusta “…”`. */
const FEELINGS = new Set(
  listOf(
    'gusta, gusto, encanta, encanto, disgusta, disgusto, ha gustado, ha encantado, ya no gusta',
  ).flatMap((feeling) => [`le ${feeling}`, `me ${feeling}`, `te ${feeling}`]),
)
/** `Reacted 👍 to “…”`, `Removed a heart from “…”`. */
const CHANGES = new Set(
  listOf('reacted, removed, reacciono, reaccionaste, quito, quitaste, elimino, eliminaste'),
)
const PREPOSITIONS = new Set(listOf('to, from, a, de, para'))
const REACTION_WORDS = 8
const OPENING_QUOTES = ['"', '“', '”', '«', '‟']
const PICTURES = new Set(listOf('image, photo, picture, message, attachment, movie, link'))

/** Pieces of which a text of thanks is made; the whole text is nothing else. */
const COURTESIES = new Set(
  listOf(
    'thank you, thanks, thank u, thankyou, thnks, thanx, thx, thnx, tks, ty, tysm, tyvm, many thanks',
    'appreciate it, appreciate you, appreciate that, appreciate your help, appreciated',
    'i appreciate it, i appreciate you, i appreciate that, i appreciate your help',
    'i really appreciate it, i really appreciate you, i really appreciate your help',
    'much appreciated, so much, very much, a lot, a million, a bunch, again, once more',
    'for everything, for all, for coming, for your help, for the help, for all your help',
    'for your time, for your service, for the service, for being so quick, for being so fast',
    'for being so kind, for coming out, for coming so fast, for coming so quickly',
    'today, tonight, yesterday',
    'you are the best, youre the best, you were great, you are great, youre great, you are awesome',
    'youre awesome, you are amazing, youre amazing, youre a lifesaver, you are a lifesaver',
    'you guys are the best, you guys are great, you guys are awesome, youre welcome',
    'great job, good job, nice job, great work, good work, nice work, excellent work',
    'great service, good service, excellent service, awesome service, amazing service',
    'great guy, great guys, nice guy',
    'have a great day, have a good day, have a nice day, have a blessed day, have a great night',
    'have a good night, have a nice night, have a good evening, have a great evening',
    'have a great weekend, have a good weekend, have a good one, have a great one',
    'you too, god bless, god bless you, bless you, good night, goodnight, bye, goodbye',
    'take care, cheers, happy holidays, happy new year, happy thanksgiving, merry christmas',
    'ok, okay, k, kk, great, perfect, awesome, cool, excellent, wonderful, amazing, nice, super',
    'sir, maam, man, bro, buddy, guys, everyone, all good, sounds good, got it, will do',
    'no problem, np, yw',
    'gracias, muchas gracias, muchisimas gracias, mil gracias, se lo agradezco, te lo agradezco',
    'muy agradecido, muy agradecida, agradecido, agradecida, muy agradecidos, muy amable',
    'muy amables, por todo, por su ayuda, por la ayuda, por venir, por su servicio, por su tiempo',
    'de nuevo, otra vez, buen trabajo, muy buen trabajo, buen servicio, muy buen servicio',
    'excelente, excelente servicio, excelente trabajo, buen dia, buenas noches, buena noche',
    'feliz dia, feliz noche, feliz tarde, feliz navidad, feliz ano, que tenga un buen dia',
    'que tengan un buen dia, que tenga buen dia, que tenga buena noche, que tengan buena noche',
    'que tenga un feliz dia, tenga un buen dia, tenga buen dia, dios lo bendiga, dios los bendiga',
    'dios le bendiga, dios les bendiga, dios te bendiga, bendiciones, saludos, igualmente, listo',
    'perfecto, vale, genial, senor, amigo, de nada, adios',
  ),
)

/** Emoji of thanks and agreement; another one may be a question. */
const KIND_EMOJI = new Set('👍👌🙏💯🙌😊😀😁😄🙂😃🤝👏😍🥰💪✅🎉⭐🌟❤♥💙💚💛🤗☺')
/** Skin colors, joiner and variant of an emoji. */
const EMOJI_PARTS = new Set('\u{1f3fb}\u{1f3fc}\u{1f3fd}\u{1f3fe}\u{1f3ff}\u200d\ufe0f \n')

/** How that begins which phones and offices answer by themselves. */
const AUTOMATIC_BEGINNINGS = listOf(
  'auto reply, autoreply, automatic reply, automated reply, auto response, automatic response',
  'automated response, auto answer, respuesta automatica',
  'im driving with, im driving right now, im driving and cant, im driving and ill',
  'im driving at the moment, im currently driving, im driving ill get back, im driving ill call',
  'im driving ill text, im driving ill reply, im driving ill see, im not receiving notifications',
  'estoy conduciendo en este momento, estoy conduciendo ahora, estoy manejando en este momento',
  'estoy manejando ahora, estoy conduciendo te, estoy manejando te, estoy conduciendo le',
  'out of office until, out of office till, out of office from, out of office and will',
  'out of the office until, out of the office till, im out of the office until',
  'i am out of the office until, im out of office until, out of office auto, out of office reply',
)
/** What they say. */
const AUTOMATIC_PHRASES = listOf(
  'this is an automated message, this is an automatic message, this is an automated text',
  'this is an automated reply, this is an automatic reply, this is an automated response',
  'this is an automatic response, este es un mensaje automatico, do not disturb while driving',
  'driving focus turned on, modo de concentracion, message blocking is active',
  'this mailbox is not monitored, this number is not monitored, this inbox is not monitored',
  'this number does not accept texts, this number does not receive texts',
  'this number does not accept messages, this number does not receive messages',
)

/** Longest text that is read as thanks, in characters. */
const MAX_COURTESY = 200

/** Returns whether a text is a phone's reaction to another one. */
function isReaction(text: string): boolean {
  const at = Math.min(
    ...OPENING_QUOTES.map((quote) => text.indexOf(quote)).filter((found) => found > 0),
  )
  if (at === Infinity) return isReactionToPicture(text)
  const before = text.slice(0, at)
  const words = plainSentences(before).flat()
  const beginning = words.join(' ')
  const last = words.at(-1) ?? ''
  if (REACTIONS.has(beginning) || FEELINGS.has(beginning)) return true
  if (words.length === 0 || words.length > REACTION_WORDS) return false
  if (words[0] === 'a' && [2, 3, 4].some((count) => FEELINGS.has(words.slice(-count).join(' '))))
    return true
  if (CHANGES.has(words[0] ?? '')) return PREPOSITIONS.has(last)
  // An emoji alone: `👍 to “…”`.
  return words.length === 1 && PREPOSITIONS.has(last) && !/^\s*\p{L}/u.test(before)
}

function isReactionToPicture(text: string): boolean {
  const words = plainSentences(text).flat()
  const [article = '', noun = ''] = words.slice(-2)
  return (
    REACTIONS.has(words.slice(0, -2).join(' ')) &&
    ['a', 'an'].includes(article) &&
    PICTURES.has(noun)
  )
}

/** Returns whether a text wakes nobody. */
export function isQuietText(text: string): boolean {
  const plain = text.replace(/[\u200a-\u200f\u2060-\u2064\ufeff]/g, '').trim()
  if (plain === '') return false
  const isKind = [...plain].every((sign) => KIND_EMOJI.has(sign) || EMOJI_PARTS.has(sign))
  if (isReaction(plain) || isKind) return true
  const words = plainSentences(plain).flat()
  const joined = `${words.join(' ')} `
  if (AUTOMATIC_BEGINNINGS.some((beginning) => joined.startsWith(`${beginning} `))) return true
  if (AUTOMATIC_PHRASES.some((phrase) => containsPhrase(words, phrase))) return true
  return !plain.includes('?') && plain.length <= MAX_COURTESY && consistsOf(words, COURTESIES)
}
