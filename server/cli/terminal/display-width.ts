const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const WIDE_CHARACTERS =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const ZERO_WIDTH_CHARACTERS = /^[\p{Mark}\p{Cf}]+$/u
const ASCII = /^[\x20-\x7e]*$/

function columnsOf(grapheme: string): number {
  if (ZERO_WIDTH_CHARACTERS.test(grapheme)) return 0
  return WIDE_CHARACTERS.test(grapheme) ? 2 : 1
}

export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += columnsOf(segment)
  return width
}

/** Pads the text to this many columns, or cuts it with an ellipsis. */
export function fitToWidth(text: string, columns: number): string {
  const width = displayWidth(text)
  if (width <= columns) return text + ' '.repeat(columns - width)
  let kept = ''
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    const next = used + columnsOf(segment)
    if (next > columns - 1) break
    kept += segment
    used = next
  }
  return `${kept}…${' '.repeat(Math.max(0, columns - 1 - used))}`
}
