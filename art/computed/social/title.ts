/** Mean advance of League Gothic in English headings, in em, rounded up. */
const ADVANCE = 0.31

interface FittedTitle {
  readonly lines: readonly string[]
  /** Pixels. */
  readonly size: number
}

/**
 * Sets a heading in the largest of the sizes at which it fits. It is never on one line alone,
 * because two short lines leave room for the drawing.
 * @param sizes from large to small
 * @param room width in pixels, and the height available for all lines
 */
export function fitTitle(
  title: string,
  sizes: readonly [number, ...number[]],
  room: { readonly width: number; readonly height: number },
): FittedTitle {
  const candidates = sizes.map((size) => {
    const lessThanAll = widthOf(title, size) - 1
    return { size, lines: fillLines(title, size, Math.min(room.width, lessThanAll)) }
  })
  const fits = ({ lines, size }: FittedTitle) =>
    lines.length * size <= room.height && lines.every((line) => widthOf(line, size) <= room.width)
  return candidates.find(fits) ?? candidates.at(-1) ?? { lines: [title], size: sizes[0] }
}

const widthOf = (line: string, size: number): number => line.length * size * ADVANCE

function fillLines(title: string, size: number, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}
