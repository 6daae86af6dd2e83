/** Texts that say nothing new, and wake nobody: reactions, thanks, automatic answers. */

import { plainSentences } from './opt-out.ts'

/**
 * A phone's reaction, which arrives as a text that quotes another: `Liked “…”` (iOS), `👍 to “…”`
 * (Android), in English and Spanish. Invisible characters are removed before.
 */
const REACTIONS = [
  /^(?:(?:dis)?liked|loved|laughed at|emphasi[sz]ed|questioned) (?:["“”«‟].*["“”»]?|an? (?:image|photo|picture|message|attachment|movie|link))$/isu,
  /^(?:reacted|removed) .{1,40}? (?:to|from) (?:["“”«].*["“”»]?|an? (?:image|photo|picture|message|attachment))$/isu,
  /^[^\p{L}\p{N}"“”]{1,20} (?:to|from|a|para) ["“”«].*$/isu,
  /^(?:a [\p{L} ]{1,30} )?(?:ya no )?(?:le|me|te) (?:ha )?(?:gust(?:a|o|ó|ado)|encant(?:a|o|ó|ado)|disgust(?:a|o|ó|ado)) ["“”«].*$/isu,
  /^(?:reaccion(?:o|ó|aste)|quit(?:o|ó|aste)|elimin(?:o|ó|aste)|se ri(?:o|ó) de|destac(?:o|ó)|enfatiz(?:o|ó)|pregunt(?:o|ó) (?:por|sobre)|cuestion(?:o|ó)) ?.{0,40}? ?["“”«].*$/isu,
]

const INVISIBLE = /[\u200a-\u200f\u2060-\u2064\ufeff]/g

/** Pieces of which a text of thanks is made; the whole text is nothing else. */
const COURTESIES = [
  'thank you|thanks|thank u|thankyou|thnks|thanx|thx|thnx|tks|ty|tysm|tyvm|many thanks|appreciated?|appreciate (?:it|you|that|yall|your help)',
  'i (?:really )?appreciate (?:it|you|that|your help|everything)|much appreciated|so much|very much|a lot|a million|a bunch|again|once more',
  'for (?:everything|all|coming|your help|the help|all your help|your time|your service|the service|being (?:so )?(?:quick|fast|kind)|coming (?:out|so fast|so quickly|so quick))(?: today| tonight| yesterday)?',
  'you (?:are|were) (?:the best|great|awesome|amazing|a life ?saver)|youre (?:the best|great|awesome|amazing|a life ?saver|welcome)|(?:great|good|excellent|awesome|nice|amazing) (?:job|work|service|guy|guys)',
  'have a (?:great|good|nice|blessed|wonderful) (?:day|night|evening|weekend|one|week)|you too|god bless(?: you)?|bless you|good ?night|bye|goodbye|take care|cheers|happy (?:holidays|new year|thanksgiving)|merry christmas',
  'ok|okay|k|kk|great|perfect|awesome|cool|excellent|wonderful|amazing|nice|super|sir|maam|man|bro|buddy|guys|everyone|all good|sounds good|got it|will do|no problem|np|yw',
  'gracias|muchas|muchisimas|mil|muchas gracias|mil gracias|se lo agradezco|te lo agradezco|muy agradecid[oa]s?|agradecid[oa]s?|muy amables?|por (?:todo|su ayuda|la ayuda|venir|su servicio|su tiempo)|de nuevo|otra vez',
  '(?:muy )?buen (?:trabajo|servicio|dia)|excelente(?: servicio| trabajo)?|buenas? noches?|feliz (?:dia|noche|tarde|navidad|ano)|(?:que )?(?:tenga|tengan|tenga usted) (?:un )?(?:buen dia|buena noche|feliz dia)|dios (?:lo|los|le|les|te) bendiga|bendiciones|saludos|igualmente|listo|perfecto|vale|genial|senor|amigo|de nada|adios',
]
const IS_COURTESY = new RegExp(`^(?:(?:${COURTESIES.join('|')})(?: |$))+$`)

/** Emoji of thanks and agreement; another one may be a question. */
const KIND_EMOJI =
  /^(?:[👍👌🙏💯🙌😊😀😁😄🙂😃🤝👏😍🥰💪✅🎉⭐🌟❤♥💙💚💛🤗☺]|\p{M}|\p{Emoji_Modifier}|[\u200d\ufe0f\s])+$/u

/** Beginnings of what phones and offices answer by themselves. */
const AUTOMATIC = [
  /^\W*(?:auto(?:matic|mated)?[- ]?(?:reply|response|answer)|automatische? antwort|respuesta automatica)\b/,
  /\bthis is an? auto(?:matic|mated)?[- ]?(?:text|sms|message|reply|response|answer)\b|\beste es un mensaje automatico\b/,
  /^im (?:currently )?driving (?:with|right now|and cant|and ill|at the moment)\b|^im driving ill (?:get back|call|text|reply|see)/,
  /^im not receiving notifications\b|\bdo not disturb while driving\b|\bdriving focus turned on\b/,
  /^(?:estoy|voy) (?:conduciendo|manejando)(?: en este momento| ahora)?(?:$| (?:te|le|lo|la|y) )|\bmodo de concentracion\b/,
  /^(?:im |i am )?out of (?:the )?office (?:until|till|from|and will|with limited|auto|reply|message)\b/,
  /\bthis (?:mailbox|number|inbox|line) (?:is not monitored|is unmonitored|does not (?:accept|receive) (?:texts?|messages?|replies))\b/,
  /\bmessage blocking is active\b/,
]

/** Longest text that is read in this way, in characters. */
const MAX_COURTESY = 200

/** Returns whether a text wakes nobody. */
export function isQuietText(text: string): boolean {
  const plain = text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
  if (plain === '') return false
  if (REACTIONS.some((reaction) => reaction.test(plain))) return true
  if (KIND_EMOJI.test(plain)) return true
  const sentences = plainSentences(plain)
  const words = sentences.join(' ')
  if (AUTOMATIC.some((beginning) => beginning.test(words))) return true
  return !plain.includes('?') && plain.length <= MAX_COURTESY && IS_COURTESY.test(words)
}
