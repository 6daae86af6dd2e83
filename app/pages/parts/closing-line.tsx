import { Copy } from '#app/visitor/copy.tsx'

/** How a page ends that is read to the end: with the number. */
export function ClosingLine({ text }: { text: string }) {
  return (
    <p className="shell-width closing-line">
      <Copy text={text} />
    </p>
  )
}
