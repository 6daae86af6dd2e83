import { displayWidth } from './display-width.ts'

/** Wraps a text into lines of at most `width` columns, each indented by `indent` spaces and terminated. */
export function wrapText(
  text: string,
  { width, indent = 0 }: { readonly width: number; readonly indent?: number },
): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && displayWidth(longer) > width - indent) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map((each) => `${' '.repeat(indent)}${each}\n`).join('')
}
