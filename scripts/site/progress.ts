/** Where progress is shown; standard error outside of tests. */
interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const EVERY_MS = 1000
/** Back to the start of the line, and empty it (ECMA-48, 8.3.41). */
const ANEW = '\r\u001b[K'

/**
 * Shows whoever sits at a terminal that work goes on, second by second; says
 * nothing anywhere else.
 * @returns ends it and empties the line
 */
export function showProgress(
  screen: Screen,
  every: (work: () => void) => () => void = everySecond,
): () => void {
  if (screen.isTTY !== true) return () => {}
  let seconds = 0
  const stop = every(() => {
    seconds += 1
    screen.write(`${ANEW}  ${seconds} s, most builds take less than a minute`)
  })
  return () => {
    stop()
    screen.write(ANEW)
  }
}

function everySecond(work: () => void): () => void {
  const timer = setInterval(work, EVERY_MS)
  return () => clearInterval(timer)
}
