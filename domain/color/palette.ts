import { isColor, type Oklch, toHex, toOklch } from './oklch.ts'

/** The owner's six colors, each `#` and six hexadecimal digits. */
export type Colors = Readonly<
  Record<'dark' | 'light' | 'accent' | 'action' | 'good' | 'bad', string>
>

/** The owner's six colors as delivered; the shades below were designed for them. */
export const DEFAULT_COLORS: Colors = {
  dark: '#0B1B37',
  light: '#F8F7F2',
  accent: '#DDB964',
  action: '#FDA337',
  good: '#69C5AF',
  bad: '#B12822',
}

/**
 * Shades of each color as delivered, named as in the stylesheets (`ink2` is ink-2). The accept page
 * and mails in dark mode have their own, because they are read at night.
 */
const SHADES = {
  dark: {
    night: '#061024',
    ink: '#0B1B37',
    ink2: '#122749',
    pin: '#10223F',
    pinEdge: '#152C50',
    pinLit: '#26446C',
    ink3: '#1C365D',
    ink4: '#314E74',
    steel: '#556B82',
    steel2: '#8498AB',
    steel3: '#ADBDCA',
    mist: '#D4DEE5',
    fog: '#E8EEF1',
    alarmGround: '#0A1120',
    alarmLine: '#8B97AD',
    alarmQuiet: '#C3CAD8',
  },
  light: { paper: '#F8F7F2', card: '#FEFDFB', alarmWords: '#F6F3EA' },
  accent: {
    manila: '#EBD7AE',
    brassHi: '#EED896',
    brass: '#DDB964',
    brassMid: '#C09749',
    brassLo: '#986F2C',
    brassText: '#795219',
  },
  action: {
    amber: '#FDA337',
    amberHi: '#FDC674',
    amberLo: '#DA720D',
    alarmState: '#FFB860',
  },
  good: {
    verdigris: '#69C5AF',
    verdigrisText: '#0B6555',
  },
  bad: { rust: '#B12822', rustHi: '#FC9D91', rustGround: '#FFF6F4' },
} as const satisfies Record<keyof Colors, Record<string, string>>

type Families = typeof SHADES
/** Every color of the site by its name, each `#` and six hexadecimal digits. */
export type Palette = Readonly<
  Record<{ [Family in keyof Families]: keyof Families[Family] }[keyof Families], string>
>

/** A shade within this lightness distance follows its named color; others stay unchanged. */
const MAX_LIGHTNESS_DISTANCE = 0.35
/**
 * Limits how colorful a shade of a gray becomes, because a gray has almost no chroma to scale from.
 */
const MAX_CHROMA_FACTOR = 4

/**
 * Derives the palette from six colors. The delivered colors give the delivered palette, and so do
 * invalid ones, which the configuration check names.
 */
export function createPalette(colors: Colors): Palette {
  return Object.fromEntries(
    (Object.keys(SHADES) as (keyof Colors)[]).flatMap((family) => {
      const named: unknown = Reflect.get(colors ?? {}, family)
      const delivered = DEFAULT_COLORS[family]
      const color = isColor(named) ? named.toUpperCase() : delivered
      const around = createShader(toOklch(delivered), toOklch(color))
      return Object.entries(SHADES[family]).map(([name, hex]: [string, string]) => {
        if (color === delivered) return [name, hex]
        return [name, hex === delivered ? color : toHex(around(toOklch(hex)))]
      })
    }),
  ) as Palette
}

/** Creates a function that moves a shade from one base color to another. */
function createShader(from: Oklch, to: Oklch): (shade: Oklch) => Oklch {
  const lighter = to.lightness - from.lightness
  const richer = Math.min(to.chroma / from.chroma, MAX_CHROMA_FACTOR)
  return ({ lightness, chroma, hue }) => ({
    lightness:
      lightness +
      lighter * Math.max(0, 1 - Math.abs(lightness - from.lightness) / MAX_LIGHTNESS_DISTANCE),
    chroma: chroma * richer,
    hue: hue + to.hue - from.hue,
  })
}

/** Returns the name of a color in stylesheets: `brassHi` is `brass-hi`, `ink2` is `ink-2`. */
export const propertyName = (name: string): string =>
  name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)
