/** A brass square with its lower corners cut, which ties a line of text to a place in a drawing. */
export function LetterTag({ letter, className }: { letter: string; className?: string }) {
  return (
    <span className={`letter-tag ${className ?? ''}`} aria-hidden="true">
      {letter}
    </span>
  )
}
