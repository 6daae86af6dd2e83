/** The words that two texts begin and end with, and what each has between. */
export function compareWordings(narrow: string, wide: string) {
  const [a, b] = [narrow.split(/(?<=\s)|(?=[\s.,;])/), wide.split(/(?<=\s)|(?=[\s.,;])/)]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const between = (words: readonly string[]) => words.slice(start, words.length - end).join('')
  return {
    start: a.slice(0, start).join(''),
    narrow: between(a),
    wide: between(b),
    end: a.slice(a.length - end).join(''),
  }
}

/**
 * One text in two wordings, short for small screens and long for large ones.
 * What both have in common stands in the page once; the stylesheet hides the
 * second span on small screens and the first on large ones.
 */
export function TwoWordings({ narrow, wide }: { narrow: string; wide: string }) {
  const words = compareWordings(narrow, wide)
  return (
    <>
      {words.start}
      <span>{words.narrow}</span>
      <span>{words.wide}</span>
      {words.end}
    </>
  )
}
