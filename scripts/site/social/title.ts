/** Mean advance of League Gothic in English headings, in em, on the generous side. */
const ADVANCE = 0.31

export interface SetTitle {
  readonly lines: readonly string[]
  /** Pixels. */
  readonly size: number
}

/**
 * A heading in the largest of the sizes at which it fits. It never stands on
 * one line alone: two short ones leave the drawing its room.
 * @param sizes from large to small
 * @param room width in pixels, and the height that all lines may take
 */
export function setTitle(
  title: string,
  sizes: readonly [number, ...number[]],
  room: { readonly width: number; readonly height: number },
): SetTitle {
  const candidates = sizes.map((size) => {
    const lessThanAll = widthOf(title, size) - 1
    return { size, lines: fillLines(title, size, Math.min(room.width, lessThanAll)) }
  })
  const fits = ({ lines, size }: SetTitle) =>
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
