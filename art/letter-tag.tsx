/**
 * Renders a brass square with clipped lower corners, which connects a line of text to a place in a
 * drawing.
 */
export function LetterTag({ letter }: { letter: string }) {
  return (
    <>
      <span className="letter-tag" aria-hidden="true">
        {letter}
      </span>{' '}
    </>
  )
}
