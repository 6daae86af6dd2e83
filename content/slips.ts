import type { Config, ValidationError } from '@markdoc/markdoc'
import type { Language } from '#domain/text/language.ts'
import type { Said } from '#domain/text/problem.ts'

/** What is wrong with a text and what to write instead, with its place. */
export interface Slip {
  /** Such as 'content/faq/en.md'. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly said: Said
}

/** Returns the sentence about a slip with its place in front. */
export const slipSentence = ({ file, line, said }: Slip, language: Language = 'en'): string =>
  `${file}:${line}: ${said[language]}`

/** Slips in a text: the message has a line for each, with file, line and what to write. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly slips: readonly Slip[]

  constructor(slips: readonly Slip[]) {
    super(slips.map((each) => slipSentence(each)).join('\n'))
    this.slips = slips
  }
}

/** Markdoc hands on the errors of our own checks as they are. */
interface OwnError extends ValidationError {
  readonly said: Said
}

/** Makes an error with sentences of its own. */
export const slip = (said: Said): OwnError => ({
  id: 'own',
  level: 'error',
  message: said.en,
  said,
})

const EXAMPLE = '{% price "Car Lockout" /%}'

/** By the id of Markdoc's error; the name is what its message quotes. */
const SENTENCES: Readonly<Record<string, (name: string, config: Config) => Said>> = {
  'tag-undefined': (name, { tags }) => ({
    en: `There is no tag "${name}" here. A text of this page may use ${listed(tags)}.`,
    es: `Aquí no hay ninguna etiqueta "${name}". El texto de esta página puede usar ${listed(tags)}.`,
  }),
  'variable-undefined': (name, { variables }) => ({
    en: `There is no fact $${name}. Write one of ${listed(variables, '$')}.`,
    es: `No hay ningún dato $${name}. Escriba uno de ${listed(variables, '$')}.`,
  }),
  'function-undefined': (name, { functions }) => ({
    en: `There is no condition ${name}(). Write one of ${listed(functions)}.`,
    es: `No hay ninguna condición ${name}(). Escriba una de ${listed(functions)}.`,
  }),
  'attribute-undefined': (name) => ({
    en: `The tag knows no "${name}". Remove it, or correct its name.`,
    es: `Esta etiqueta no admite "${name}". Quítelo o corrija su nombre.`,
  }),
  'attribute-missing-required': () => ({
    en: `The tag does not say what it is about. Write that between its name and its end, as in ${EXAMPLE}.`,
    es: `A la etiqueta le falta decir de qué. Escríbalo después de su nombre, como en ${EXAMPLE}.`,
  }),
  'attribute-type-invalid': (name) => ({
    en: `"${name}" has a value of the wrong kind. Put a text between double quotes; write true without them.`,
    es: `El valor de "${name}" no es del tipo correcto. Ponga un texto entre comillas dobles; escriba true sin ellas.`,
  }),
  'attribute-value-invalid': (name) => ({
    en: `"${name}" has a value that does not fit. Begin it with a letter.`,
    es: `"${name}" tiene un valor que no sirve. Empiécelo con una letra.`,
  }),
  'parse-error': () => ({
    en: `This is no tag. Write one as ${EXAMPLE}, with both quotes and both percent signs.`,
    es: `Esto no es una etiqueta. Escríbala como ${EXAMPLE}, con las dos comillas y los dos signos de porcentaje.`,
  }),
  'tag-placement-invalid': (name) => ({
    en: `The tag "${name}" stands in the wrong place. A block begins a line of its own; a word of a sentence stands inside the sentence.`,
    es: `La etiqueta "${name}" está donde no va. Ponga un bloque en su propia línea, y una palabra dentro de la frase.`,
  }),
  'tag-selfclosing-has-children': (name) => ({
    en: `The tag "${name}" has no text inside. End it itself with /%}.`,
    es: `La etiqueta "${name}" no lleva texto adentro. Ciérrela ahí mismo con /%}.`,
  }),
  'missing-closing': () => ({
    en: 'A tag is not closed. Close it with its name after a slash, as in {% /if %}.',
    es: 'Una etiqueta no está cerrada. Ciérrela con su nombre después de una barra, como en {% /if %}.',
  }),
  'missing-opening': () => ({
    en: 'A tag is closed that is not open here. Open it before, or remove its end.',
    es: 'Se cierra una etiqueta que aquí no está abierta. Ábrala antes o quite su final.',
  }),
}

/** Returns the sentences about an error that Markdoc has found. */
export function saidOf(error: ValidationError, config: Config): Said {
  if ('said' in error) return (error as OwnError).said
  const [, name = ''] = error.message.split("'")
  return (
    SENTENCES[error.id]?.(name, config) ?? {
      en: `${error.message.replace(/\.$/, '')}. Write it as the delivered text does.`,
      es: `Esta parte no se entiende (${error.message}). Escríbala como en el texto que vino con el sitio.`,
    }
  )
}

const listed = (names: object | undefined, sign = ''): string =>
  Object.keys(names ?? {})
    .map((name) => sign + name)
    .toSorted()
    .join(', ')

/** Spanish for what the schemas of the front matter say (kinds.ts). */
const FIELDS_ES: Readonly<Record<string, string>> = {
  'Write a text here': 'Escriba aquí un texto',
  'Remove it, or correct its name': 'Quítelo o corrija su nombre',
  'Write a day as 2026-11-29': 'Escriba un día como 2026-11-29',
}

/** Returns the sentences about an entry of the front matter. */
export function saidOfField(name: string, message: string): Said {
  const es = FIELDS_ES[message]
  return es === undefined
    ? {
        en: `"${name}" has another form than in the delivered text. Write it as the other language does.`,
        es: `"${name}" no está escrito como en el texto que vino con el sitio. Escríbalo como en el otro idioma.`,
      }
    : { en: `"${name}": ${message}.`, es: `"${name}": ${es}.` }
}
