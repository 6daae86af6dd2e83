import { type Said, said } from '#domain/text/problem-sentence.ts'
import { contrastRatio, toHex, toOklch } from './oklch.ts'
import { type Colors, type Palette, createPalette } from './palette.ts'

interface ColorPair {
  /** Which of the six colors to change when the contrast is too low. */
  readonly entry: keyof Colors
  readonly front: keyof Palette
  readonly ground: keyof Palette
  readonly minRatio: number
  /** Use of the pair, as the sentence names it. */
  readonly use: Said
}

const MIN_TEXT_CONTRAST = 4.5
const MIN_SHAPE_CONTRAST = 3

const pair = (
  entry: keyof Colors,
  front: keyof Palette,
  ground: keyof Palette,
  use: Said,
  minRatio = MIN_TEXT_CONTRAST,
): ColorPair => ({
  entry,
  front,
  ground,
  minRatio,
  use,
})

/** Color pairs of pages, board and mails (WCAG 2.2, 1.4.3 and 1.4.11). */
const COLOR_PAIRS: readonly ColorPair[] = [
  pair('dark', 'ink', 'paper', ['text on the page', 'el texto de la página']),
  pair('dark', 'steel', 'paper', ['quiet text on the page', 'el texto secundario de la página']),
  pair('dark', 'card', 'ink', ['text on the dark ground', 'el texto sobre fondo oscuro']),
  pair('dark', 'steel3', 'ink2', [
    'quiet text on the dark ground',
    'el texto secundario sobre fondo oscuro',
  ]),
  pair('light', 'brassText', 'card', [
    'small headings on a card',
    'los títulos pequeños de una tarjeta',
  ]),
  pair('accent', 'ink', 'brass', ['the words of a button', 'las palabras de un botón']),
  pair('accent', 'brass', 'ink', ['numerals on the dark ground', 'los números sobre fondo oscuro']),
  pair(
    'accent',
    'brassHi',
    'ink',
    ['the focus ring on the dark ground', 'el marco de selección sobre fondo oscuro'],
    MIN_SHAPE_CONTRAST,
  ),
  pair('accent', 'brassText', 'paper', [
    'small headings on the page',
    'los títulos pequeños de la página',
  ]),
  pair('action', 'ink', 'amber', [
    'the words of the call button',
    'las palabras del botón de llamar',
  ]),
  pair(
    'action',
    'amber',
    'ink',
    ['the call button on the dark ground', 'el botón de llamar sobre fondo oscuro'],
    MIN_SHAPE_CONTRAST,
  ),
  pair(
    'good',
    'verdigris',
    'ink',
    ['a success message on the dark ground', 'un aviso de éxito sobre fondo oscuro'],
    MIN_SHAPE_CONTRAST,
  ),
  pair('good', 'verdigrisText', 'paper', [
    'a success message on the page',
    'un aviso de éxito de la página',
  ]),
  pair('bad', 'rust', 'paper', ['an error message on the page', 'un aviso de error de la página']),
  pair('bad', 'rustHi', 'ink', [
    'an error message on the dark ground',
    'un aviso de error sobre fondo oscuro',
  ]),
  pair('accent', 'brassHi', 'ink2', [
    'an accepted request on the staff board',
    'una solicitud aceptada en el tablero',
  ]),
  pair('action', 'amber', 'ink2', [
    'a waiting request on the staff board',
    'una solicitud en espera en el tablero',
  ]),
  pair('dark', 'alarmWords', 'alarmGround', [
    'text on the page that accepts a request',
    'el texto de la página que acepta una solicitud',
  ]),
  pair('dark', 'alarmQuiet', 'alarmGround', [
    'quiet text on the page that accepts a request',
    'el texto secundario de la página que acepta una solicitud',
  ]),
  pair(
    'dark',
    'alarmLine',
    'alarmGround',
    [
      'a frame on the page that accepts a request',
      'un marco de la página que acepta una solicitud',
    ],
    MIN_SHAPE_CONTRAST,
  ),
  pair('action', 'alarmState', 'alarmGround', [
    'a waiting request on the page that accepts it',
    'una solicitud en espera en la página que la acepta',
  ]),
  pair('action', 'alarmGround', 'amber', [
    'the words of the button that accepts a request',
    'las palabras del botón que acepta una solicitud',
  ]),
]

/** Color pair with too little contrast. */
interface FaintPair extends ColorPair {
  readonly ratio: number
}

/**
 * Returns one sentence per color with too little contrast, about its worst pair, with a shade that
 * has enough. A wrong background gives one sentence in all, because every color on it would have
 * one. Expects six valid colors.
 */
export function contrastProblems(colors: Colors): readonly string[] {
  const { hexOf, worst } = faintPairs(colors)
  const background = worst.get('light') ?? worst.get('dark')
  return (background ? [background] : [...worst.values()]).map(
    ({ entry, front, ground, minRatio, use, ratio }) => {
      const shade = readableShade(colors, entry)
      const value = `'${colors[entry]}'`
      const is = Math.floor(ratio * 10) / 10
      const [text, behind] = [hexOf(front), hexOf(ground)]
      const such = shade === null ? '' : said([` such as ${shade}`, `, como ${shade}`])
      return `colors.${entry}: ${said([
        `with ${value}, the contrast of ${said(use)} (${text} on ${behind}) is ${is} to 1 and must be ${minRatio}, write a ${way(entry)} one`,
        `con ${value}, el contraste de ${said(use)} (${text} sobre ${behind}) es de ${is} a 1 y debe ser de ${minRatio}, escriba uno más ${way(entry) === 'darker' ? 'oscuro' : 'claro'}`,
      ])}${such}.`
    },
  )
}

/** Returns the worst pair of each color with too little contrast. */
function faintPairs(colors: Colors) {
  const palette = createPalette(colors)
  const hexOf = (color: keyof Palette): string => palette[color]
  const worst = new Map<keyof Colors, FaintPair>()
  for (const each of COLOR_PAIRS) {
    const ratio = contrastRatio(hexOf(each.front), hexOf(each.ground))
    const found = worst.get(each.entry)
    if (ratio / each.minRatio < (found ? found.ratio / found.minRatio : 1))
      worst.set(each.entry, { ...each, ratio })
  }
  return { hexOf, worst }
}

/** Returns the nearest lighter or darker shade with enough contrast; `null` if there is none. */
function readableShade(colors: Colors, entry: keyof Colors): string | null {
  const step = way(entry) === 'darker' ? -0.01 : 0.01
  const { lightness, ...rest } = toOklch(colors[entry])
  for (let tried = lightness + step; tried > 0 && tried < 1; tried += step) {
    const shade = toHex({ ...rest, lightness: tried })
    if (!faintPairs({ ...colors, [entry]: shade }).worst.has(entry)) return shade
  }
  return null
}

/**
 * Returns 'lighter' or 'darker' for a color: text is on the dark and the light background, accents
 * on the dark one, red on the light one.
 */
function way(entry: keyof Colors): string {
  return entry === 'dark' || entry === 'bad' ? 'darker' : 'lighter'
}
