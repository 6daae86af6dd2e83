/** Returns the attributes of a field that `ProblemMessage` describes; none without a problem. */
export const invalidAttributes = (problem: string | null) =>
  problem === null ? {} : ({ 'aria-invalid': true, 'aria-describedby': 'wrong' } as const)

/** Renders what is wrong with the page's one invalid field; nothing without a problem. */
export function ProblemMessage({ problem }: { readonly problem: string | null }) {
  if (problem === null) return null
  return (
    <p className="wrong" id="wrong" role="alert">
      {problem}
    </p>
  )
}
