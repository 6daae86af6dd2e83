import type { Colors } from './business.ts'
import { contrast } from './oklch.ts'
import { type Palette, paletteOf } from './palette.ts'

interface Pair {
  /** Which of the six colors to change when it fails. */
  readonly entry: keyof Colors
  readonly front: keyof Palette
  readonly ground: keyof Palette
  readonly least: number
  /** What is drawn so, for the sentence. */
  readonly use: string
}

const TEXT = 4.5
const SHAPE = 3

const pair = (
  entry: keyof Colors,
  front: keyof Palette,
  ground: keyof Palette,
  use: string,
  least = TEXT,
): Pair => ({ entry, front, ground, least, use })

/** Where the pages set one color on another (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly Pair[] = [
  pair('dark', 'ink', 'paper', 'text on the page'),
  pair('dark', 'steel', 'paper', 'quiet text on the page'),
  pair('dark', 'card', 'ink', 'text on the dark ground'),
  pair('dark', 'steel3', 'ink2', 'quiet text on the dark ground'),
  pair('light', 'brassText', 'card', 'small headings on a card'),
  pair('accent', 'ink', 'brass', 'the words of a button'),
  pair('accent', 'brass', 'ink', 'numerals on the dark ground'),
  pair('accent', 'brassHi', 'ink', 'the focus ring on the dark ground', SHAPE),
  pair('accent', 'brassText', 'paper', 'small headings on the page'),
  pair('action', 'ink', 'amber', 'the words of the call button'),
  pair('action', 'amber', 'ink', 'the call button on the dark ground', SHAPE),
  pair('good', 'verdigris', 'ink', 'what is done, on the dark ground', SHAPE),
  pair('good', 'verdigrisText', 'paper', 'what is done, on the page'),
  pair('bad', 'rust', 'paper', 'what is wrong, on the page'),
  pair('bad', 'rustHi', 'ink', 'what is wrong, on the dark ground'),
]

/**
 * What could not be read, one sentence for each of the six colors at most.
 * Only for six values that are colors.
 */
export function contrastProblems(colors: Colors): readonly string[] {
  const palette = paletteOf(colors)
  const found = new Map<keyof Colors, string>()
  for (const { entry, front, ground, least, use } of PAIRS) {
    const ratio = contrast(palette[front], palette[ground])
    if (ratio >= least || found.has(entry)) continue
    const one = Math.floor(ratio * 10) / 10
    found.set(
      entry,
      `colors.${entry}: with '${colors[entry]}', ${use} (${palette[front]} on ${palette[ground]}) has a contrast of ${one} to 1 and needs ${least}, write a ${way(entry)} one.`,
    )
  }
  return [...found.values()]
}

/** Grounds of text are the dark and the light one; the accents lie on the dark one, red on the light one. */
function way(entry: keyof Colors): string {
  return entry === 'dark' || entry === 'bad' ? 'darker' : 'lighter'
}
