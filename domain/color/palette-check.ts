import { type Problem, problemAt, type Said } from '#domain/text/problem.ts'
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
  pair('dark', 'ink', 'paper', { en: 'text on the page', es: 'el texto de la página' }),
  pair('dark', 'steel', 'paper', {
    en: 'quiet text on the page',
    es: 'el texto secundario de la página',
  }),
  pair('dark', 'card', 'ink', { en: 'text on the dark ground', es: 'el texto sobre fondo oscuro' }),
  pair('dark', 'steel3', 'ink2', {
    en: 'quiet text on the dark ground',
    es: 'el texto secundario sobre fondo oscuro',
  }),
  pair('light', 'brassText', 'card', {
    en: 'small headings on a card',
    es: 'los títulos pequeños de una tarjeta',
  }),
  pair('accent', 'ink', 'brass', { en: 'the words of a button', es: 'las palabras de un botón' }),
  pair('accent', 'brass', 'ink', {
    en: 'numerals on the dark ground',
    es: 'los números sobre fondo oscuro',
  }),
  pair(
    'accent',
    'brassHi',
    'ink',
    { en: 'the focus ring on the dark ground', es: 'el marco de selección sobre fondo oscuro' },
    MIN_SHAPE_CONTRAST,
  ),
  pair('accent', 'brassText', 'paper', {
    en: 'small headings on the page',
    es: 'los títulos pequeños de la página',
  }),
  pair('action', 'ink', 'amber', {
    en: 'the words of the call button',
    es: 'las palabras del botón de llamar',
  }),
  pair(
    'action',
    'amber',
    'ink',
    { en: 'the call button on the dark ground', es: 'el botón de llamar sobre fondo oscuro' },
    MIN_SHAPE_CONTRAST,
  ),
  pair(
    'good',
    'verdigris',
    'ink',
    { en: 'a success message on the dark ground', es: 'un aviso de éxito sobre fondo oscuro' },
    MIN_SHAPE_CONTRAST,
  ),
  pair('good', 'verdigrisText', 'paper', {
    en: 'a success message on the page',
    es: 'un aviso de éxito de la página',
  }),
  pair('bad', 'rust', 'paper', {
    en: 'an error message on the page',
    es: 'un aviso de error de la página',
  }),
  pair('bad', 'rustHi', 'ink', {
    en: 'an error message on the dark ground',
    es: 'un aviso de error sobre fondo oscuro',
  }),
  pair('accent', 'brassHi', 'ink2', {
    en: 'an accepted request on the staff board',
    es: 'una solicitud tomada, en el tablero',
  }),
  pair('action', 'amber', 'ink2', {
    en: 'a waiting request on the staff board',
    es: 'una solicitud en espera, en el tablero',
  }),
  pair('dark', 'alarmWords', 'alarmGround', {
    en: 'text on the page that accepts a request',
    es: 'el texto de la página donde se toma una solicitud',
  }),
  pair('dark', 'alarmQuiet', 'alarmGround', {
    en: 'quiet text on the page that accepts a request',
    es: 'el texto secundario de la página donde se toma una solicitud',
  }),
  pair(
    'dark',
    'alarmLine',
    'alarmGround',
    {
      en: 'a frame on the page that accepts a request',
      es: 'un marco de la página donde se toma una solicitud',
    },
    MIN_SHAPE_CONTRAST,
  ),
  pair('action', 'alarmState', 'alarmGround', {
    en: 'a waiting request on the page that accepts it',
    es: 'una solicitud en espera, en la página donde se toma',
  }),
  pair('action', 'alarmGround', 'amber', {
    en: 'the words of the button that accepts a request',
    es: 'las palabras del botón para tomar una solicitud',
  }),
]

/** Color pair with too little contrast. */
interface FaintPair extends ColorPair {
  readonly ratio: number
}

/**
 * Returns one problem per color with too little contrast, about its worst pair, with a shade that
 * has enough. A wrong background gives one problem in all, because every color on it would have
 * one. Expects six valid colors.
 */
export function contrastProblems(colors: Colors): readonly Problem[] {
  const { hexOf, worst } = faintPairs(colors)
  const background = worst.get('light') ?? worst.get('dark')
  return (background ? [background] : [...worst.values()]).map(
    ({ entry, front, ground, minRatio, use, ratio }) => {
      const shade = readableShade(colors, entry)
      const is = Math.floor(ratio * 10) / 10
      const [text, behind] = [hexOf(front), hexOf(ground)]
      const isDarker = needsDarker(entry)
      const such =
        shade === null ? { en: '', es: '' } : { en: ` such as ${shade}`, es: `, como ${shade}` }
      return problemAt(['colors', entry], {
        en: `with '${colors[entry]}', the contrast of ${use.en} (${text} on ${behind}) is ${is} to 1 and must be ${minRatio}, write a ${isDarker ? 'darker' : 'lighter'} one${such.en}`,
        es: `con '${colors[entry]}', el contraste de ${use.es} (${text} sobre ${behind}) es de ${is} a 1 y debe ser de ${minRatio}; escriba uno más ${isDarker ? 'oscuro' : 'claro'}${such.es}`,
      })
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
  const step = needsDarker(entry) ? -0.01 : 0.01
  const { lightness, ...rest } = toOklch(colors[entry])
  for (let tried = lightness + step; tried > 0 && tried < 1; tried += step) {
    const shade = toHex({ ...rest, lightness: tried })
    if (!faintPairs({ ...colors, [entry]: shade }).worst.has(entry)) return shade
  }
  return null
}

/**
 * Returns whether a color with too little contrast must become darker: text is on the dark and the
 * light background, accents on the dark one, red on the light one.
 */
const needsDarker = (entry: keyof Colors): boolean => entry === 'dark' || entry === 'bad'
