/** Whether somebody is in danger, by what the customer wrote; staff and customer read it first. */

/** `inside`: a child or a pet is locked in. `fire`: something burns, or smells of gas. */
export type Danger = 'inside' | 'fire'

/** Words without accents, as `plain` writes them. */
const SOMEBODY =
  /\b(?:bab(?:y|ies)|infants?|newborn|toddlers?|child(?:ren)?|kids?|(?:son|daughter)s?|\d+[ -](?:years?|months?)[ -]old|dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|bebes?|nin[oa]s?|hij[oa]s?|nen[ea]s?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?)\b/
const IS_IN =
  /\b(?:locked (?:in|inside)|inside|trapped|stuck|alone|in the (?:car|house|room|bathroom|van|truck)|adentro|dentro|encerrad[oa]s?|atrapad[oa]s?|sol[oa]s?|en el (?:carro|bano|cuarto)|en la (?:casa|van|troca))\b/
/** Only the keys are inside, or the child is outside with the customer. */
const IS_OUT = /\b(?:with me|outside|out with|conmigo|afuera)\b/
/** Smoke that is no danger. */
const NO_SMOKE = /\bsmoke (?:shop|detector|alarm)/g
const FIRE =
  /\b(?:(?:stove|oven|burner)s? (?:is|are|was|still|left)? ?(?:still )?(?:on|lit)|left the (?:stove|oven|burner)|smoke|on fire|smells? (?:of |like )?gas|gas (?:leak|smell|is on)|estufa (?:esta )?(?:prendida|encendida)|horno (?:esta )?(?:prendido|encendido)|deje (?:la estufa|el horno)|humo|incendio|huele a gas|fuga de gas)\b/

/** Writes a text in lower case without accents. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(NO_SMOKE, '')

const sentencesOf = (text: string): readonly string[] => plain(text).split(/[.!?;\n]+/)

/** Returns what the texts of a customer tell; `null` for nothing of the kind. */
export function dangerIn(texts: readonly (string | null)[]): Danger | null {
  const sentences = texts.flatMap((text) => sentencesOf(text ?? ''))
  const isInside = sentences.some(
    (sentence) => SOMEBODY.test(sentence) && IS_IN.test(sentence) && !IS_OUT.test(sentence),
  )
  if (isInside) return 'inside'
  return sentences.some((sentence) => FIRE.test(sentence)) ? 'fire' : null
}
